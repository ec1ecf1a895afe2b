/**
 * Other sentences on what a course is about, by subject area: one line per topic, in the order of the topics. Each is
 * true at any level.
 */
// oxfmt-ignore
export const COURSE_OPENINGS: Readonly<Record<string, string>> = {
  Programming: `Sites that load fast, read well, and still work on an old phone.
Classes that say what they do, and nothing that pretends to be reusable.
Most slow pages are slow queries, and most slow queries can be read off a plan.
An app has to start fast, forgive a bad connection, and leave the battery alone.
A good test fails for one reason, and this course is about finding that reason.
Good endpoints need no explanation, and the others come with a long one.
Programs made of small functions that can be trusted because they do nothing else.
Commits that tell a story, and branches that come back together.
How fast is fast enough, and what do you give up for it?
What happens between the request and the answer, and what happens at two in the morning.
Small chips, little memory, and no screen to print on.
Jumping has to feel right before anything else does.`,
  'Data Science': `Charts that a busy person reads correctly at first glance.
How to learn something about many people by asking a few.
Models are easily built and hard to trust, and this is about the second part.
Four fifths of the work, and the part that nobody shows at conferences.
What repeats itself, what drifts, and what happened only once.
Ask the right people the right question, and do not lead them to the answer.
Sheets that survive their author.
Being wrong is part of it, so this is about being wrong by a known amount.
Thousands of comments, and a fair summary of them.
Where things are explains more than most columns do.
Change one thing, leave the rest alone, and know what you may conclude.
Find the one sentence that the numbers are there for.`,
  Design: `Letters, lines, and the white between them.
Screens that need no manual, and the long way to get there.
Watching people is harder than asking them, and tells you more.
A mark that works on a pen, on a van, and in one colour.
Why two colours look good together, and what a third one does to them.
Rooms that are used as they were meant to be, with light where people sit.
Think with a pencil, and throw away nine drawings of ten.
A box is seen, lifted, opened, and thrown away, and all four count.
Sixteen pixels are enough for most ideas.
Everything that a firm shows of itself, from the invoice to the sign above the door.
What customers go through when nobody from the firm is watching.
One image, one line, and three seconds to read them.`,
  Business: `Plans change, and this is about noticing early.
Most of it is preparation, and the rest is patience.
Every receipt has its place, and by the end you know where.
A plan is a list of things that have to be true. We go through yours.
Why the shelf is empty while the warehouse is full.
What to say to your team on a bad day, and what to keep to yourself.
Profitable firms fail, too, when the money comes a month late.
Clauses that look harmless, and what they have cost other people.
How to say no to customers and keep them.
A team in four towns needs fewer calls and better notes.
Decide what not to build, and tell people why.
Who talks, who never does, and how to get something decided all the same.`,
  Marketing: `Write less, write better, and make it last longer than a week.
Messages that are opened because the last one was worth it.
What people type when they are looking for what you sell.
Choose two channels, do them well, and leave the others alone.
Short words, true claims, and a reason to read on.
Ask ten customers before you pay for a study of a thousand.
Who you are, told so that people pass it on.
Full rooms begin weeks before the doors open.
Not everybody is your customer, and that is good news.
Four numbers that matter, and forty that do not.
What makes a story for a newspaper, and what is only news to you.
Most customers live within walking distance, and few have heard of you.`,
  'Personal Development': `Your voice, your hands, and what to do when you lose the thread.
There is never enough of it, so this is about choosing.
What you do without thinking, and how to get there on purpose.
Write the bad first page, and then the next one.
How to tell an argument from a loud voice.
Names, numbers, and where you put your keys.
What to say first, and what to leave unsaid.
Sitting still, noticing, and coming back to it.
A page a day, for nobody but you.
A job is a long time, so it pays to ask around first.
What comes in, what goes out, and what could stay.
How to choose when you cannot know enough, which is most of the time.`,
  Photography: `Faces are easy to photograph and hard to show.
What happens on the pavement when nobody has been asked to pose.
Weather, patience, and the right place to stand.
Food goes cold in four minutes, so have the light ready.
Long exposures, little light, and warm gloves.
When the colours are gone, light and shape have to do the work.
Pictures that answer a buyer's questions before they are asked.
A matchbox full of subjects, and very little depth of field.
Know the animal first, and the camera second.
What to keep, what to throw away, and what not to touch.
More than postcards, with less luggage.
Make the light instead of waiting for it.`,
  Languages: `Past tenses, strong opinions, and how to get a word in.
Written and spoken French are two languages, and this is about both.
Long words, short words, and what the little ones in between are for.
Talk with your hands if you like, but get the endings right.
Politeness is grammar here, and it can be learned.
Sounds that Spanish does not prepare you for, and a great many songs.
Tones, measure words, and a good deal of listening.
Endings that tell you who is talking to whom.
How to keep a conversation in Dutch when everybody speaks English.
Melody first, because words alone will not do.
Roots, patterns, and handwriting from right to left.
Emails, calls, and small talk before the meeting starts.`,
  Music: `Clean changes, a steady thumb, and songs that you can hum.
Two hands that listen to each other.
Why some chords want to go home, and how to keep them from it.
Breath, vowels, and the note just above your range.
Verse, chorus, and a second verse that is not filler.
Good recordings begin before the microphone is switched on.
Listen, answer, and leave some room.
Time comes first, and everything else is decoration.
Four strings, and more music than people expect.
Forty eyes on your hands, and one breath for everyone.
Bow, ear, and a great deal of slow practice.
Sounds for things that make none.`,
  'Art & Crafts': `Water does half of the work, if you let it.
Weight, balance, and the courage to draw a long line.
Thick over thin, slow over fast, and time to let it dry.
Clay remembers everything that you do to it.
Thread, glue, and paper that folds with the grain.
Two needles, one thread, and patterns that can be read like a text.
The same letter, a hundred times, until the hand knows it.
What you cut away stays white.
Look for the damage that made a piece what it is, and repair the rest.
Paper, folds, and nothing else.
Cut once, press often, and fit it before you finish the seams.
Draw what is there, not what you know about leaves.`,
  'Health & Fitness': `Breath, balance, and a body that is not a project.
Good form before more weight.
Slow runs, easy weeks, and knees that hold.
What to put on the plate, and why it need not be perfect.
Nothing to achieve, which takes some getting used to.
Evenings, light, and what to do at four in the morning.
Small movements, done properly, from the middle of the body.
Stiff in the morning, and what can be done about it.
What stress does to you, and what you can do about it on a working day.
Less splashing and more distance.
Why it hurts, what helps, and when to see somebody.
No gym, no excuses about the weather, and plenty of air.`,
  Cooking: `Flour, water, salt, and a feeling for when to wait.
Few ingredients, bought well, and hardly touched.
Vegetables at the centre of the plate, not beside it.
A sharp knife is a safe one, and quick in the bargain.
Smooth icing, steady hands, and cakes that taste as good as they look.
Salt, time, and a jar on the windowsill.
Broths, purées, and what to do with the end of a loaf.
Dough that can be rolled so thin that you can read through it.
Cook ahead without eating the same thing four days running.
Whole spices, hot fat, and the order in which they meet.
Fresh fish, short cooking, and no fear of bones.
Temperature is everything, and a degree too much is too much.`,
};
