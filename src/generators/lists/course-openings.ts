/**
 * Other sentences on what a course is about, by subject area: one line per topic, in the order of the topics, with
 * sentences between bars. Each is true at any level.
 */
// oxfmt-ignore
export const COURSE_OPENINGS: Readonly<Record<string, string>> = {
  Programming: `Sites that load fast, read well, and still work on an old phone.|The page that your users get, on their screens and with their connections.
Classes that say what they do, and nothing that pretends to be reusable.|When one class has learned to do everything, it is time to make three of it.
Most slow pages are slow queries, and most slow queries can be read off a plan.|Where each fact belongs, and what it costs to find it again.
An app has to start fast, forgive a bad connection, and leave the battery alone.|Small screens, cold thumbs, and users who give an app ten seconds.
A good test fails for one reason, and this course is about finding that reason.|Change one line, press a button, and know within a minute what you have broken.
Good endpoints need no explanation, and the others come with a long one.|What you call things today, others will have to type for years.
Programs made of small functions that can be trusted because they do nothing else.|Fewer surprises, because a function that changes nothing can break nothing.
Commits that tell a story, and branches that come back together.|Who changed this line, when, and why: your history should be able to tell.
How fast is fast enough, and what do you give up for it?|Pick the right structure first, and the rest of the program gets short.
What happens between the request and the answer, and what happens at two in the morning.|Everything that users never see and notice at once when it fails.
Small chips, little memory, and no screen to print on.|When a program has to live on a coin cell, every line counts.
Jumping has to feel right before anything else does.|Games are mostly feedback, so we spend our time on what the player feels.`,
  'Data Science': `Charts that a busy person reads correctly at first glance.|The same figures can calm people or alarm them, and the chart decides which.
How to learn something about many people by asking a few.|Chance explains more than we like to think, and you will see how much.
Models are easily built and hard to trust, and this is about the second part.|A model is only as good as the rows you feed it, so we start there.
Four fifths of the work, and the part that nobody shows at conferences.|Three spellings of one town, dates from the future, and what to do about them.
What repeats itself, what drifts, and what happened only once.|Look at the line before you fit anything to it.
Ask the right people the right question, and do not lead them to the answer.|People answer the question you asked, not the one you meant.
Sheets that survive their author.|Someone else will open your file one day, and should thank you for it.
Being wrong is part of it, so this is about being wrong by a known amount.|Last year is a good guess, and this is about beating it.
Thousands of comments, and a fair summary of them.|What people write is messy, repetitive, and full of news.
Where things are explains more than most columns do.|A point in the wrong place is worse than no point at all.
Change one thing, leave the rest alone, and know what you may conclude.|Before you ask whether it worked, decide what would convince you.
Find the one sentence that the numbers are there for.|An audience remembers one thing, so choose which.`,
  Design: `Letters, lines, and the white between them.|Nobody notices good setting, and everybody reads on.
Screens that need no manual, and the long way to get there.|If people need a manual, it is not the people who failed.
Watching people is harder than asking them, and tells you more.|Opinions are cheap, and an hour with one user settles many of them.
A mark that works on a pen, on a van, and in one colour.|Take away a line, look again, and take away another.
Why two colours look good together, and what a third one does to them.|Colours change with their neighbours, and you can make use of that.
Rooms that are used as they were meant to be, with light where people sit.|Start with how you live, and buy the sofa last.
Think with a pencil, and throw away nine drawings of ten.|Boxes and arrows first, because boxes and arrows are easy to change.
A box is seen, lifted, opened, and thrown away, and all four count.|What it holds, how it opens, and where it ends up afterwards.
Sixteen pixels are enough for most ideas.|A picture that needs a caption is not an icon yet.
Everything that a firm shows of itself, from the invoice to the sign above the door.|People form a view of a firm in seconds, and this is about the other years.
What customers go through when nobody from the firm is watching.|Waiting, asking, and being sent on: what it is like on the other side of the desk.
One image, one line, and three seconds to read them.|It has to work from across a street, in the rain, beside nine others.`,
  Business: `Plans change, and this is about noticing early.|Who does what by when, on one page that stays true.
Most of it is preparation, and the rest is patience.|Listen longer than is comfortable, and the offer often improves.
Every receipt has its place, and by the end you know where.|A tidy box of receipts beats a clever guess in March.
A plan is a list of things that have to be true. We go through yours.|Put the figures in early, while it is still cheap to change your mind.
Why the shelf is empty while the warehouse is full.|Order too little or too much, and both will cost you: this is about the middle.
What to say to your team on a bad day, and what to keep to yourself.|Clear words, kept promises, and the courage to have the difficult talk early.
Profitable firms fail, too, when the money comes a month late.|Sales are nice, but wages are paid with money that has arrived.
Clauses that look harmless, and what they have cost other people.|Read it as the other side's lawyer would, and then sign.
How to say no to customers and keep them.|People who complain are giving you a second chance, and here is what to do with it.
A team in four towns needs fewer calls and better notes.|Trust does not come from a camera that is always on.
Decide what not to build, and tell people why.|Most of the work is choosing, and most of the choosing is hard.
Who talks, who never does, and how to get something decided all the same.|If it could have been an email, it should have been one.`,
  Marketing: `Write less, write better, and make it last longer than a week.|One good article a month does more than a post a day.
Messages that are opened because the last one was worth it.|A small list of people who want to hear from you is worth more than a bought one.
What people type when they are looking for what you sell.|Search engines change, but people with a question stay much the same.
Choose two channels, do them well, and leave the others alone.|Being everywhere is tiring, so find out where your people are.
Short words, true claims, and a reason to read on.|Cut the first paragraph, and see whether anyone misses it.
Ask ten customers before you pay for a study of a thousand.|Guessing is quick, and being wrong takes much longer.
Who you are, told so that people pass it on.|People forget figures and repeat stories, so give them a true one.
Full rooms begin weeks before the doors open.|An invitation is a promise, and a dull evening breaks it.
Not everybody is your customer, and that is good news.|The same letter to everyone is the right letter to nobody.
Four numbers that matter, and forty that do not.|Clicks are easy to count, and this is about what they were worth.
What makes a story for a newspaper, and what is only news to you.|Reporters get two hundred emails a day, so write the one that is useful.
Most customers live within walking distance, and few have heard of you.|A good poster at the right bus stop still works.`,
  'Personal Development': `Your voice, your hands, and what to do when you lose the thread.|Fear does not go away, but it can be given something to do.
There is never enough of it, so this is about choosing.|A full calendar is not a plan, and an empty one is not a holiday.
What you do without thinking, and how to get there on purpose.|Willpower runs out by Thursday, so we build something that does not need it.
Write the bad first page, and then the next one.|Nobody has your story, and nobody will write it for you.
How to tell an argument from a loud voice.|Before you share it, ask who says so and how they know.
Names, numbers, and where you put your keys.|Attention comes first, since nobody can recall what they never took in.
What to say first, and what to leave unsaid.|Most quarrels are about something else, and it helps to know what.
Sitting still, noticing, and coming back to it.|The mind wanders, and noticing that is the whole exercise.
A page a day, for nobody but you.|Pen, paper, and ten minutes that belong to you.
A job is a long time, so it pays to ask around first.|You will spend years at work, so an hour of thinking is not too much.
What comes in, what goes out, and what could stay.|Small sums, every month, and no more surprises in December.
How to choose when you cannot know enough, which is most of the time.|You cannot avoid being wrong, but you can be wrong for good reasons.`,
  Photography: `Faces are easy to photograph and hard to show.|A portrait begins with a chat, long before the camera comes out.
What happens on the pavement when nobody has been asked to pose.|Walk slowly, stand still, and let the picture come to you.
Weather, patience, and the right place to stand.|The view is there for everyone, so it is the hour and the place that count.
Food goes cold in four minutes, so have the light ready.|The plate, the light, and the crumb that makes it look eaten.
Long exposures, little light, and warm gloves.|After dark, the camera sees things that you do not.
When the colours are gone, light and shape have to do the work.|Snow, smoke, and faces: some things were never about colour.
Pictures that answer a buyer's questions before they are asked.|If buyers can almost feel it, the picture has done its job.
A matchbox full of subjects, and very little depth of field.|Hold your breath, move an inch, and the whole world is out of focus.
Know the animal first, and the camera second.|Long waits, short moments, and animals that never notice you were there.
What to keep, what to throw away, and what not to touch.|Little changes, made in the right order, and a stop before it is too much.
More than postcards, with less luggage.|Fewer sights, more people, and a bag that you can carry all day.
Make the light instead of waiting for it.|One light at a time, until you see what each of them does.`,
  Languages: `Past tenses, strong opinions, and how to get a word in.|Tapas, timetables, and the tense for what happened yesterday.|Rolled or not, the R can wait, because the verbs cannot.|Ask, joke, and disagree the way people do in Granada.
Written and spoken French are two languages, and this is about both.|Liaison, slang, and all the letters that nobody pronounces.|From the bakery to the dinner party, one polite phrase at a time.|What people in Marseille say, and how they would write it down.
Long words, short words, and what the little ones in between are for.|Der, die, and das, and how to stop worrying about them.|Order in the sentence, and cake on Sunday.|Say what you mean in Leipzig, and understand what comes back.
Talk with your hands if you like, but get the endings right.|Double consonants, open vowels, and a coffee at the bar.|Enough Italian to argue about food, which is where most talk ends up.|From the market in Palermo to the platform in Turin.
Politeness is grammar here, and it can be learned.|Three ways to say thank you, and when to use which of them.|Particles are small, and everything hangs on them.|What to say in a shop, at a table, and in front of somebody's grandmother.
Sounds that Spanish does not prepare you for, and a great many songs.|Nasal vowels, swallowed endings, and how to hear what is left.|Two countries, one spelling, and a great deal of music.|Talk about football, food, and the weather in Porto.
Tones, measure words, and a good deal of listening.|Four tones, few endings, and a grammar that is kinder than its name.|One character at a time, as they turn up on menus and doors.|Bargain, thank, and say where you come from.
Endings that tell you who is talking to whom.|An alphabet for an afternoon, and endings for a lifetime.|How to talk to friends, to elders, and to the man who sells fish cakes.|Dramas, menus, and the words that subtitles leave out.
How to keep a conversation in Dutch when everybody speaks English.|The G takes practice, and the word order takes patience.|Small words such as er and wel, and why everyone uses them.|From the cheese counter in Gouda to the coffee machine at work.
Melody first, because words alone will not do.|It sings, and you can learn the tune.|What to say when you are offered a third bun with your coffee.|Vowels that English lacks, and a word for nearly everything about snow.
Roots, patterns, and handwriting from right to left.|Three letters make a family of words, and you learn to see them.|Greetings take time here, and they are worth it.|What is written, what is spoken, and how the two get along.
Emails, calls, and small talk before the meeting starts.|What to write when you mean no and want to stay friendly.|Polite, clear, and not translated word by word.|The phrases that keep a meeting moving, and those that end it.`,
  Music: `Clean changes, a steady thumb, and songs that you can hum.|Six strings, two hands, and neighbours who stop complaining.
Two hands that listen to each other.|The left hand gets its own lessons, because it needs them.
Why some chords want to go home, and how to keep them from it.|You hear it already, and this gives you the names for it.
Breath, vowels, and the note just above your range.|The voice is a muscle with moods, and it can be trained.
Verse, chorus, and a second verse that is not filler.|A good line turns up when you have written nine bad ones.
Good recordings begin before the microphone is switched on.|Blankets, bookshelves, and other things that make a room sound right.
Listen, answer, and leave some room.|You leave out notes until the ones that remain mean something.
Time comes first, and everything else is decoration.|Slow it down until it is even, and then slow it down again.
Four strings, and more music than people expect.|It fits into a rucksack, and nobody has ever been afraid of one.
Forty eyes on your hands, and one breath for everyone.|What you do with your hands, the choir does with its breath.
Bow, ear, and a great deal of slow practice.|The bow does most of the talking, and so we begin with the arm.
Sounds for things that make none.|A creaking door can be a ship, if you listen to it for long enough.`,
  'Art & Crafts': `Water does half of the work, if you let it.|Wet on wet, wet on dry, and when to keep your hands off it.
Weight, balance, and the courage to draw a long line.|Look twice as long as you draw, and the proportions begin to fit.
Thick over thin, slow over fast, and time to let it dry.|Slow paint for patient people, with room to change your mind.
Clay remembers everything that you do to it.|Mud, water, heat, and a good many surprises when the kiln is opened.
Thread, glue, and paper that folds with the grain.|Straight folds, even stitches, and a spine that opens without a crack.
Two needles, one thread, and patterns that can be read like a text.|A stitch at a time, with your hands busy and your head free.
The same letter, a hundred times, until the hand knows it.|Ink shows every doubt, so the hand has to learn to be sure.
What you cut away stays white.|You think in reverse, cut with care, and lift the paper with your breath held.
Look for the damage that made a piece what it is, and repair the rest.|It has stood in a shed for thirty years and deserves better.
Paper, folds, and nothing else.|One square of paper, no glue, and a good deal of care about corners.
Cut once, press often, and fit it before you finish the seams.|Buy less, mend more, and wear things that were cut for you.
Draw what is there, not what you know about leaves.|A leaf has more edges than you think, and all of them matter.`,
  'Health & Fitness': `Breath, balance, and a body that is not a project.|Slow enough to notice which side is stiff, and kind enough to leave it so.
Good form before more weight.|A few good lifts, done well, and rest in between.
Slow runs, easy weeks, and knees that hold.|Most people start too fast, in the first week as well as in the first minute.
What to put on the plate, and why it need not be perfect.|No forbidden foods, and no powder in a tub.
Nothing to achieve, which takes some getting used to.|A chair, a timer, and a mind that does what it wants.
Evenings, light, and what to do at four in the morning.|Sleep cannot be forced, but it can be invited.
Small movements, done properly, from the middle of the body.|You will find muscles that you did not know you had, and they will tell you.
Stiff in the morning, and what can be done about it.|Joints like to be used, a little and often.
What stress does to you, and what you can do about it on a working day.|Pressure does not vanish, but you can stop carrying it home.
Less splashing and more distance.|Water holds you up as soon as you let it.
Why it hurts, what helps, and when to see somebody.|Backs like movement, and most of them get too little.
No gym, no excuses about the weather, and plenty of air.|A wall, a slope, and two trees are all the equipment you need.`,
  Cooking: `Flour, water, salt, and a feeling for when to wait.|Dough tells you when it is ready, and you learn to ask.
Few ingredients, bought well, and hardly touched.|Every region has its own idea of dinner, and we visit a few.
Vegetables at the centre of the plate, not beside it.|Beans, grains, and greens, seasoned as if they mattered.
A sharp knife is a safe one, and quick in the bargain.|Curl your fingers, let the blade do the work, and take your time.
Smooth icing, steady hands, and cakes that taste as good as they look.|A steady hand can be learned, and a wobbly rose still tastes of sugar.
Salt, time, and a jar on the windowsill.|Good bacteria do the work, and you keep the lid clean.
Broths, purées, and what to do with the end of a loaf.|Bones, peelings, and a pot that nobody has to watch.
Dough that can be rolled so thin that you can read through it.|Two ingredients, one board, and an afternoon with flour on your sleeves.
Cook ahead without eating the same thing four days running.|It is half past six, everyone is hungry, and you know what there is.
Whole spices, hot fat, and the order in which they meet.|Cumin first or last? It makes more of a difference than you would think.
Fresh fish, short cooking, and no fear of bones.|What to look for at the counter, and how long it keeps.
Temperature is everything, and a degree too much is too much.|It melts, it seizes, it blooms, and there is a reason each time.`,
};
