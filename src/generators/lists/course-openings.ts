/**
 * Other sentences on what a course is about, by subject area: one line per topic, in the order of the topics, with
 * sentences between bars. One asterisk marks a sentence that is too easy for advanced learners, two mark one for
 * beginners only; the others are true at any level.
 */
// oxfmt-ignore
export const COURSE_OPENINGS: Readonly<Record<string, string>> = {
  Programming: `Sites that load fast, read well, and still work on an old phone.|The page that your users get, on their screens and with their connections.|*Tags, boxes, and rules, and a page that falls into place.
Write classes that say what they do.|Learn to split large classes into small ones.|Write objects that are easy to understand and change.
Most slow pages are slow queries, and most slow queries can be read off a plan.|Where each fact belongs, and what it costs to find it again.|Ask a table the right question, and the answer is there before you look up.
An app has to start fast, forgive a bad connection, and leave the battery alone.|Make an app that people like to use.|From the first screen to the app store.
A good test fails for one reason, and this course is about finding that reason.|Change one line, press a button, and know within a minute what you have broken.|Release with confidence and sleep well.
Good endpoints need no explanation, and the others come with a long one.|What you call things today, others will have to type for years.|An interface is a promise, and somebody builds a business on it.
Programs made of small functions that can be trusted because they do nothing else.|Fewer surprises, because a function that changes nothing can break nothing.|Put small pieces together, and let the data flow through them.
Commits that tell a story, and branches that come back together.|Who changed this line, when, and why: your history should be able to tell.|Undo mistakes without losing work.
How fast is fast enough, and what do you give up for it?|Pick the right structure first, and the rest of the program gets short.|Ten lines that are clever and two hundred that are not, and when to prefer which.
What happens between the request and the answer, and what happens at two in the morning.|Everything that users never see and notice at once when it fails.|Requests arrive in any order, and two of them at the same moment.
Small chips, little memory, and a lot of fun.|When a program has to live on a coin cell, every line counts.|Build small devices that run for years.
Jumping has to feel right before anything else does.|Games are mostly feedback, so we spend our time on what the player feels.|A hero, a jump, and a wall that behaves like one.`,
  'Data Science': `Charts that a busy person reads correctly at first glance.|The same figures can calm people or alarm them, and the chart decides which.|Bars, dots, lines, and the courage to leave most of them out.
*How to learn something about many people by asking a few.|Chance explains more than we like to think, and you will see how much.|Between a feeling and a finding lies a calculation that is not so hard.
Models are easily built and hard to trust, and this is about the second part.|A model is only as good as the rows you feed it, so we start there.|Teach a computer from examples, and then check what it has learned.
Four fifths of the work, and the part that nobody shows at conferences.|Three spellings of one town, dates from the future, and what to do about them.|Find the errors in your data before others do.
What repeats itself, what drifts, and what happened only once.|Look at the line before you fit anything to it.|Sales, tides, and heartbeats have more in common than you would think.
Ask the right people the right question, and do not lead them to the answer.|People answer the question you asked, not the one you meant.|Whom you ask matters more than how many.
Build spreadsheets that others can use.|Someone else will open your file one day, and should thank you for it.|Rows, columns, and a logic that can be followed with a finger.
Make forecasts, and know how sure you can be.|Last year is a good guess, and this is about beating it.|Make forecasts that others can rely on.
Thousands of comments, and a fair summary of them.|What people write is messy, repetitive, and full of news.|Find out what people write about, and how they feel.
Where things are explains more than most columns do.|Make maps that are accurate and easy to read.|Put your rows on a map, and they begin to talk.
Change one thing, leave the rest alone, and know what you may conclude.|Before you ask whether it worked, decide what would convince you.|Two groups, one difference, and the patience to wait for the result.
Find the one sentence that the numbers are there for.|An audience remembers one thing, so choose which.|Your colleagues have ten minutes, and your table has forty columns.`,
  Design: `Letters, lines, and the white between them.|Nobody notices good setting, and everybody reads on.|Small differences that readers feel and cannot name.
Screens that need no manual, and the long way to get there.|If people need a manual, it is not the people who failed.|Where the thumb goes, where the eye goes, and why they disagree.
Watching people is harder than asking them, and tells you more.|Opinions are cheap, and an hour with one user settles many of them.|What people say, what they do, and what lies between.
A mark that works on a pen, on a van, and in one colour.|Take away a line, look again, and take away another.|One shape that says who you are before anyone has read a word.
Why two colours look good together, and what a third one does to them.|Colours change with their neighbours, and you can make use of that.|Your eye can be trained, and the paint shop will never be the same.
Rooms that are used as they were meant to be, with light where people sit.|Start with how you live, and buy the sofa last.|Measure first, move the furniture on paper, and spare your back.
Think with a pencil, and throw away nine drawings of ten.|Boxes and arrows first, because boxes and arrows are easy to change.|Before it is beautiful, it has to make sense.
A box is seen, lifted, opened, and thrown away, and all four count.|What it holds, how it opens, and where it ends up afterwards.|On a shelf, you have two seconds and the width of a hand.
A good icon is clear at any size.|A picture that needs a caption is not an icon yet.|Draw a set of icons that belong together.
Everything that a firm shows of itself, from the invoice to the sign above the door.|People form a view of a firm in seconds.|If the logo fell off, would anyone still know that it is you?
What customers go through when nobody from the firm is watching.|Waiting, asking, and being sent on: what it is like on the other side of the desk.|Queues, letters, counters, and a good idea for each of them.
One image, one line, and three seconds to read them.|It has to work from across a street, in the rain, beside nine others.|Paper, paint, and a message that does not shout.`,
  Business: `Plans change, and this is about noticing early.|Who does what by when, on one page that stays true.|Everything takes longer, and a good plan knows by how much.
Most of it is preparation, and the rest is patience.|Listen longer than is comfortable, and the offer often improves.|Know when to walk away, and you will seldom have to.
Every receipt has its place, and by the end you know where.|A tidy box of receipts beats a clever guess in March.|Numbers in two columns, and the calm that comes when they agree.
A plan is a list of things that have to be true. We go through yours.|Put the figures in early, while it is still cheap to change your mind.|Dreams are free, so this is about rent, wages, and the first customer.
Why the shelf is empty while the warehouse is full.|Order too little or too much, and both will cost you: this is about the middle.|Be ready for late deliveries and sudden demand.
What to say to your team on a bad day, and what to keep to yourself.|Clear words, kept promises, and the courage to have the difficult talk early.|A team works best when everybody is heard.
Profitable firms fail, too, when the money comes a month late.|Sales are nice, but wages are paid with money that has arrived.|When it comes in, when it goes out, and what you do in between.
Clauses that look harmless, and what they have cost other people.|Read it as the other side's lawyer would, and then sign.|Know what to look for in the small print.
How to say no to customers and keep them.|People who complain are giving you a second chance, and here is what to do with it.|What to say when it was our fault, and what to say when it was not.
A team in four towns needs fewer calls and better notes.|Trust does not come from a camera that is always on.|No corridor, no coffee corner, and still one team.
Decide what not to build, and tell people why.|Most of the work is choosing, and most of the choosing is hard.|Talk to users, look at the numbers, and then choose.
Who talks, who never does, and how to get something decided all the same.|If it could have been an email, it should have been one.|Eight people for an hour is a working day, so make it a good one.`,
  Marketing: `Write less, write better, and make it last longer than a week.|One good article a month does more than a post a day.|Find what people ask, answer it well, and be patient.
Messages that are opened because the last one was worth it.|A small list of people who want to hear from you is worth more than a bought one.|The inbox is a private place, and you were invited.
What people type when they are looking for what you sell.|Search engines change, but people with a question stay much the same.|Pages that answer a question, built so that machines can read them.
Choose two channels, do them well, and leave the others alone.|Being everywhere is tiring, so find out where your people are.|A plan for the month, and room for what nobody could plan.
Short words, true claims, and a reason to read on.|Cut the first paragraph, and see whether anyone misses it.|Every word has to earn its place, above all the first.
Ask ten customers before you pay for a study of a thousand.|Guessing is quick, and being wrong takes much longer.|Strangers know things about your product that you do not.
Who you are, told so that people pass it on.|People forget figures and repeat stories, so give them a true one.|Your company has a beginning, a crisis, and a cast, so use them.
Full rooms begin weeks before the doors open.|An invitation is a promise, and a dull evening breaks it.|From the first invitation to the last chair that is put away.
Not everybody is your customer, and that is good news.|The same letter to everyone is the right letter to nobody.|People buy for different reasons, and you can tell which.
Four numbers that matter, and forty that do not.|Clicks are easy to count, and this is about what they were worth.|A dashboard is no use until somebody acts on it.
What makes a story for a newspaper, and what is only news to you.|Reporters get two hundred emails a day, so write the one that is useful.|Who to ring, what to send, and when to leave them in peace.
Most customers live within walking distance, and few have heard of you.|A good poster at the right bus stop still works.|Your town has walls, windows, and notice boards, and most of them are free.`,
  'Personal Development': `Your voice, your hands, and what to do when you lose the thread.|Fear does not go away, but it can be given something to do.|*Stand up, breathe out, and start with confidence.
There is never enough of it, so this is about choosing.|A full calendar is not a plan, and an empty one is not a holiday.|What to do first, what to do later, and what to leave to someone else.
What you do without thinking, and how to get there on purpose.|Willpower runs out by Thursday, so we build something that does not need it.|Habits are built from cues, and you will learn to place them.
Write the bad first page, and then the next one.|Nobody has your story, and nobody will write it for you.|Create characters that readers care about.
How to tell an argument from a loud voice.|Before you share it, ask who says so and how they know.|Good questions are rarer than good answers.
Remember names, numbers, and where you put your keys.|Attention comes first, since nobody can recall what they never took in.|A route through your own house, with a shopping list along the way.
What to say first, and what to leave unsaid.|Most quarrels are about something else, and it helps to know what.|Learn to talk so that others listen.
Sitting still, noticing, and coming back to it.|The mind wanders, and noticing that is the whole exercise.|Attention is a muscle, and it tires less than you think.
A page a day, for nobody but you.|Pen, paper, and ten minutes that belong to you.|What happened, what you made of it, and what you would do again.
Find out what you really want to do.|You will spend years at work, so an hour of thinking is not too much.|Where you are good, where you are needed, and where the two meet.
What comes in, what goes out, and what could stay.|Small sums, every month, and no more surprises in December.|A plan for your money that survives a broken washing machine.
How to choose when you cannot know enough, which is most of the time.|You cannot avoid being wrong, but you can be wrong for good reasons.|Big choices and small ones, and why we spend our time on the wrong kind.`,
  Photography: `Faces are easy to photograph and hard to show.|A portrait begins with a chat, long before the camera comes out.|A chair, a window, and somebody who forgets the camera.
What happens on the pavement when nobody has been asked to pose.|Walk slowly, stand still, and let the picture come to you.|The corner, the crowd, and the hundredth of a second.
Weather, patience, and the right place to stand.|The view is there for everyone, so it is the hour and the place that count.|Maps, tides, and a tripod in the boot of the car.
Good light makes food look as good as it tastes.|The plate, the light, and the crumb that makes it look eaten.|Make simple dishes look delicious.
Long exposures, little light, and warm gloves.|After dark, the camera sees things that you do not.|Street lamps, moonlight, and exposures long enough for a cup of tea.
When the colours are gone, light and shape have to do the work.|Snow, smoke, and faces: some things were never about colour.|Greys between black and white, and how to place them.
Pictures that answer a buyer's questions before they are asked.|If buyers can almost feel it, the picture has done its job.|Learn to light glass, metal, and fabric.
Discover a world of tiny subjects close to home.|Get sharp pictures of very small things.|Insects, flowers, and drops of water in close-up.
Know the animal first, and the camera second.|Long waits, short moments, and animals that never notice you were there.|Know where they drink, and be there before them.
What to keep, what to throw away, and what not to touch.|Little changes, made in the right order, and a stop before it is too much.|Light up, shadows down, and a steady hand on the slider.
Bring home more than postcards from your next trip.|Fewer sights, more people, and a bag that you can carry all day.|Tell the story of a town in ten frames.
Make the light instead of waiting for it.|One light at a time, until you see what each of them does.|Where to put the lamp, and what happens when you move it.`,
  Languages: `Past tenses, strong opinions, and how to get a word in.|*Tapas, timetables, and the tense for what happened yesterday.|Rolled or not, the R can wait, because the verbs cannot.|Ask, joke, and disagree the way people do in Granada.
Written and spoken French are two languages, and this is about both.|Liaison, slang, and all the letters that nobody pronounces.|*From the bakery to the dinner party, one polite phrase at a time.|What people in Marseille say, and how they would write it down.
Long words, short words, and what the little ones in between are for.|*Der, die, and das, and how to stop worrying about them.|Order in the sentence, and cake on Sunday.|Say what you mean in Leipzig, and understand what comes back.
Talk with your hands if you like, but get the endings right.|*Double consonants, open vowels, and a coffee at the bar.|Enough Italian to argue about food, which is where most talk ends up.|From the market in Palermo to the platform in Turin.
Politeness is grammar here, and it can be learned.|*Three ways to say thank you, and when to use which of them.|Particles are small, and everything hangs on them.|What to say in a shop, at a table, and in front of somebody's grandmother.
Sounds that Spanish does not prepare you for, and a great many songs.|Nasal vowels, swallowed endings, and how to hear what is left.|Two countries, one spelling, and a great deal of music.|Talk about football, food, and the weather in Porto.
Tones, measure words, and a good deal of listening.|*Four tones, few endings, and a grammar that is kinder than its name.|*One character at a time, as they turn up on menus and doors.|**Bargain, thank, and say where you come from.
Endings that tell you who is talking to whom.|*An alphabet for an afternoon, and endings for a lifetime.|How to talk to friends, to elders, and to the man who sells fish cakes.|Dramas, menus, and the words that subtitles leave out.
How to keep a conversation in Dutch when everybody speaks English.|The G takes practice, and the word order takes patience.|Small words such as er and wel, and why everyone uses them.|*From the cheese counter in Gouda to the coffee machine at work.
Melody first, because words alone will not do.|It sings, and you can learn the tune.|*What to say when you are offered a third bun with your coffee.|Vowels that English lacks, and a word for nearly everything about snow.
Roots, patterns, and handwriting from right to left.|Three letters make a family of words, and you learn to see them.|*Greetings take time here, and they are worth it.|What is written, what is spoken, and how the two get along.
Emails, calls, and small talk before the meeting starts.|What to write when you mean no and want to stay friendly.|Polite, clear, and not translated word by word.|The phrases that keep a meeting moving, and those that end it.`,
  Music: `Clean changes, a steady thumb, and songs that you can hum.|Play your first songs, and sound good doing it.|Down, up, and the little gap that makes it swing.
Two hands that listen to each other.|The left hand gets its own lessons, because it needs them.|Black keys, white keys, and fingers that find them in the dark.
Why some chords want to go home, and how to keep them from it.|You hear it already, and this gives you the names for it.|Scales, chords, and a reason for each of them.
Breath, vowels, and the note just above your range.|The voice is an instrument, and it can be trained.|Sing low notes with ease and high ones without fear.
Verse, chorus, and a second verse that is not filler.|A good line turns up when you have written nine bad ones.|A tune, a line that fits it, and something true.
Good recordings begin before the microphone is switched on.|Blankets, bookshelves, and other things that make a room sound right.|A quiet hour, a good take, and hands off the reverb.
Listen, answer, and leave some room.|Learn to say more with fewer notes.|Find your own voice in a solo.
A good drummer keeps good time.|Slow it down until it is even, and then slow it down again.|Sticks, wrists, and a steady foot on the pedal.
Four strings, and more music than people expect.|It is small, cheap, and easy to learn.|**Tune it, hold it, and play something before tea.
Learn to lead a choir with clear gestures.|A choir breathes with its conductor.|Breathing together is the first thing, and also the last.
Bow, ear, and a great deal of slow practice.|The bow does most of the talking, and so we begin with the arm.|*From open strings to something you would play for a guest.
Build your own library of sounds.|Create sounds for films, games, and the stage.|Footsteps, weather, and rooms that do not exist.`,
  'Art & Crafts': `Water does half of the work, if you let it.|Wet on wet, wet on dry, and when to keep your hands off it.|Brush, puddle, sky, and the nerve to stop in time.
Weight, balance, and the courage to draw a long line.|Look twice as long as you draw, and the proportions begin to fit.|Hands are hard, and after this they are less so.
Thick over thin, slow over fast, and time to let it dry.|Slow paint for patient people, with room to change your mind.|Learn to paint in layers, from sketch to varnish.
Learn to centre, throw, and glaze.|From a lump of clay to a finished bowl.|*Centre the clay, open it up, and raise the wall.
Thread, glue, and paper that folds with the grain.|Straight folds, even stitches, and a spine that opens without a crack.|Books are made of habits: fold, press, pierce, sew.
Two needles, one thread, and patterns that can be read like a text.|A stitch at a time, with your hands busy and your head free.|Loops upon loops, and something warm at the end of them.
The same letter, a hundred times, until the hand knows it.|Ink shows every doubt, so the hand has to learn to be sure.|Nib, ink, rhythm, and the white between the letters.
What you cut away stays white.|You think in reverse, cut with care, and lift the paper with your breath held.|A blade, a roller, and a picture that can be made fifty times.
Look for the damage that made a piece what it is, and repair the rest.|It has stood in a shed for thirty years and deserves better.|Scrape, glue, clamp, wait, and polish what deserves it.
Paper, folds, and nothing else.|One square of paper, no glue, and a good deal of care about corners.|Valley folds, mountain folds, and models to be proud of.
Cut once, press often, and fit it before you finish the seams.|Buy less, mend more, and wear things that were cut for you.|Learn to cut, sew, and finish a garment.
Learn to look closely and draw what you see.|Leaves, petals, and fruit in fine detail.|Petal, stem, and stamen, measured with a pencil and an eye.`,
  'Health & Fitness': `Breath, balance, and a body that feels good.|Slow down, breathe, and listen to your body.|Stretch, hold, and find out where your breath has gone.
Good form before more weight.|A few good lifts, done well, and rest in between.|Bars, bells, and the floor, and how to lift from each of them.
Slow runs, easy weeks, and knees that hold.|Most people start too fast, in the first week as well as in the first minute.|One foot after the other, and a plan for the days between.
What to put on your plate, and why.|Eat well without strict rules or forbidden foods.|Healthy meals for breakfast, lunch, and dinner.
Find a few minutes of calm every day.|All it takes is a chair, a timer, and ten minutes.|The breath comes and goes, and you try to be there.
Evenings, light, and what to do at four in the morning.|Sleep cannot be forced, but it can be invited.|Dark, cool, quiet, and other things your bedroom may lack.
Small movements, done properly, from the middle of the body.|You will find muscles that you did not know you had.|Lengthen, curl, roll, and keep breathing while you do.
Feel less stiff in the morning.|Joints like to be used, a little and often.|Knees, hips, and shoulders that go where you point them.
What stress does to you, and what you can do about it on a working day.|Pressure does not vanish, but you can stop carrying it home.|Stay calm, even at the end of a long day.
Less splashing and more distance.|Water holds you up as soon as you let it.|Glide, turn, breathe to the other side, and do it again.
Why it hurts, what helps, and when to see somebody.|Backs like movement, and most of them get too little.|Chairs, crates, and car seats, and how to survive them.
No gym, no excuses about the weather, and plenty of air.|A wall, a slope, and two trees are all the equipment you need.|Train outdoors in any weather.`,
  Cooking: `Flour, water, salt, and a feeling for when to wait.|Learn to tell when a dough is ready.|Crust, crumb, and the smell that brings the neighbours round.
Few ingredients, bought well, and hardly touched.|Every region has its own idea of dinner, and we visit a few.|Oil, garlic, tomatoes, and the restraint to stop there.
Vegetables at the centre of the plate, not beside it.|Beans, grains, and greens, seasoned as if they mattered.|Make the most of lentils, beans, and fresh vegetables.
A sharp knife is a safe one, and quick in the bargain.|Curl your fingers, let the blade do the work, and take your time.|Three knives are enough if you know what each is for.
Smooth icing, steady hands, and cakes that taste as good as they look.|A steady hand can be learned, and a wobbly rose still tastes of sugar.|Layers that stand straight, under icing that hides nothing.
Salt, time, and a jar on the windowsill.|Good bacteria do the work, and you keep the lid clean.|Bubbles, brine, and a smell that you learn to like.
Broths, purées, and what to do with the end of a loaf.|Turn simple ingredients into a rich broth.|One pot, a wooden spoon, and whatever the market had.
Dough that can be rolled so thin that you can read through it.|Fresh pasta from flour, eggs, and a little patience.|Eggs, flour, thumbs, and a shape for every sauce.
Cook ahead without eating the same thing four days running.|It is half past six, everyone is hungry, and you know what there is.|A list, a bag, and an hour on Sunday.
Whole spices, hot fat, and the order in which they meet.|Cumin first or last? It makes more of a difference than you would think.|Heat comes last, and flavour comes from everything before it.
Fresh fish, short cooking, and no fear of bones.|What to look for at the counter, and how long it keeps.|From mussels to whole fish, bought and cooked well.
Temperature is everything, and a degree too much is too much.|Make chocolates with a shine and a snap.|Melt, stir, pour, wait, and try not to touch.`,
};
