/**
 * Sentences that open a text about a course and say what the course leads to, by subject area: one line per topic, in
 * the order of the topics. Each sentence is true of its topic only. One asterisk marks a sentence that is too easy for
 * advanced learners, two mark one for beginners only. A plus marks a sentence that is too hard for beginners, who get
 * the text behind the bar instead.
 */
// oxfmt-ignore
export const COURSE_TEASERS: Readonly<Record<string, string>> = {
  Programming: `**Build a site for a small café, from an empty folder to a live address.
+Take a tangled script of 900 lines apart and put it back together as classes you can test.|Model a small library, one class at a time.
Design the database of a lending library, fill it, and make its slowest query fast.
*Put a hiking app on your own phone, one that works without a signal.
+Put a safety net under a small web shop, so that you can change it on a Friday.|Write your first twenty tests, for a till that gives the wrong change.
+Design an API for a bike-sharing firm that strangers can use without ringing you up.|Build a small API for a lost-property office.
+Rewrite a working program until nothing in it changes behind your back.|Add up a shopping list without a single loop.
*For anyone who has lost an afternoon to a merge, and would rather not lose another.
Solve thirty classic problems, slowly at first, then fast.
+Build the server behind a ticket shop and keep it up when sales open.|Put a guest book on a server, and have it remember who signed.
Build a garden sensor that runs for a year on two batteries.
*Finish a small platform game and hand it to a friend to play.`,
  'Data Science': `*Redraw twelve real charts until each can be read in five seconds.
**Read about a study in the news and be able to say whether to believe it.
+Train a model on a city's bike rentals, then find out where it fails and why.|Teach a program to tell apples from pears, and see what fools it.
Ten messy files, from hotel bookings to bird counts, each cleaned in a way that can be run again.
+Five years of electricity readings, with gaps, holidays, and one broken meter, and the pattern behind them.|A year of temperatures from a school roof, and a guess at the next.
From a draft questionnaire to a two-page report, with a real survey of library visitors.
*Build a model of a bakery that someone else can check in ten minutes.
Say what next month's sales will be, and how sure you are.
Turn 20,000 hotel reviews into a page of findings.
Make a map that shows which homes are too far from a bus stop.
Plan a test that can really come back with a no.
Turn a dull table into five slides that people remember on the way home.`,
  Design: `Set a menu, a book page, and a poster, and watch them improve as things are taken away.
Redesign a parking app that everyone hates, screen by screen.
*Talk to five strangers and come back with something that your team can use on Monday.
Follow one logo from forty bad sketches to the sign above the shop.
*Find out why that blue looked so wrong on the wall.
**Draw up the room you live in, and see what it could be.
**Sketch an app on paper and watch someone try to use it.
From a flat sheet of card to a tea box you would pick off the shelf.
Draw twenty icons that still work at sixteen pixels.
Give a bike shop a name, a look, and a voice that its staff can keep up.
+Follow one library visitor from the door to the desk, and mend what goes wrong on the way.|Watch a queue for an hour, and find out why it is there.
**Make a poster that can be read from across the street.`,
  Business: `Plan the move of an office with forty people, and keep the plan alive when the lift breaks down.
Practise saying a number out loud and then saying nothing.
Keep a year of books for a small shop, from the first receipt to the closing entries.
*Write a plan for a business of your own that a bank would read to the end.
+Follow a bicycle from its parts to the shop, and find out where the weeks are lost.|Follow one bag of coffee from the farm to the shelf.
**For people who were good at their job and have just been given a team.
Know in spring whether there will be money in autumn.
*Read a contract before you sign it, and know which three clauses to ask about.
Answer the angriest message in the inbox so that the customer stays.
For anyone whose team is on a screen, and who meets it twice a year.
Say no to nine good ideas, and explain why the tenth comes first.
Run a meeting that ends early with a decision.`,
  Marketing: `Fill half a year of your calendar with things that people really want to read.
*Write a welcome series of four emails, and see who opens them.
Get a small shop onto the first page for what it really sells.
*Plan a month of posts in one morning and take the rest of the month off.
Rewrite a landing page line by line, until a stranger knows what is for sale.
Find out what customers want without asking them what they want.
Find the one story in your firm that is worth telling.
Fill a room on a wet Tuesday, with a small budget and eight weeks.
+Split a list of 5,000 customers into four groups that you would write to differently.|Find three kinds of customers in the receipts of a bakery.
+Find out which half of the budget was wasted.|Read the numbers of one campaign, and say whether it paid.
Get a local paper to write about you, and know what to say when the reporter calls.
Make the people within two streets of your shop walk in.`,
  'Personal Development': `*Give a five-minute speech at the end, on your feet, from three words on a card.
**Plan a week that survives Tuesday.
**Pick one small habit, and keep it until you would miss it.
*Finish one story of 2,000 words, and show it to someone.
Take apart twelve arguments from the news, and then a few of your own.
*Learn the names of thirty people at a party.
*Have the talk that you have been putting off since spring.
**Ten quiet minutes a day, without candles.
*Fill one notebook, page by page.
*Work out what you want to do next, and who could tell you what it is like.
*See where the money goes, and send some of it somewhere else.
Make one large decision during the course, with a method, and write down why.`,
  Photography: `*Take a portrait that the person in it would hang up.
*Come home from an hour in town with one picture worth keeping.
*Get up early, and come home with light that nobody else got.
*Make a bowl of soup look as good as it tastes, beside an ordinary window.
*Photograph the stars over a dark field and the trams in a bright street.
+See in tones, and know before you press the button whether a picture needs its colours.|Spend a week without colour, and hang up four prints.
+Photograph a bottle, a watch, and a pair of shoes for a shop, on the kitchen table.|Photograph a mug by a window so that somebody buys it.
Fill the frame with a beetle.
Spend a morning in a hide, and know what to do in the two seconds that count.
Go through a thousand pictures in an evening and keep forty.
*Bring back twelve pictures that tell where you were.
One lamp, one umbrella, one white wall, and nine kinds of light.`,
  Languages: `Order, complain, and make friends in a bar in Seville.
+Follow a dinner table in Lyon when everyone talks at once.|Ask for bread, the way, and the bill, and understand the answers.
Get the verb to the end of the sentence without losing your breath.
Talk to the neighbours of your holiday flat in Bologna about more than the weather.
*Book a room in Kyoto by telephone, politely.
+Tell apart what is said in Lisbon and in Recife, and be understood in both.|Order a coffee in Lisbon, and find your bus in Recife.
**Hear the four tones, and make them so that the waiter brings what you meant.
**Read the signs in Seoul by the end of the first week, and answer the shopkeeper by the last.
Make them stop switching to English.
+Listen to the radio news from Malmö and get the jokes.|Buy a ticket in Malmö, and chat on the platform.
**Write your name, read a shop front, and hold your own at a market in Amman.
+Run a call with a client in London without writing it all down first.|Answer the telephone at work without passing it on.`,
  Music: `**Play five songs from start to finish, and sing along with two of them.
*Learn one piece really well: hands apart, hands together, by heart.
Hear a song on the radio and write down its chords.
*Sing for an hour without getting hoarse.
*Write a song a week, and keep the best one.
*Record a song in a bedroom, with one microphone and a duvet.
Play over a twelve-bar blues without running out of things to say.
*Keep time with a band, on a kit or on two cushions.
**Four chords, a dozen songs, and one campfire.
Stand in front of twenty singers on Thursday with a plan.
*Play a slow air in tune, with a bow that does not shake.
*Make a thunderstorm out of what is in the kitchen.`,
  'Art & Crafts': `*Paint a river valley in an afternoon, with three brushes and six colours.
*Draw a person in two minutes, then in twenty.
*Paint a bowl of lemons in layers, and let it dry.
*Make a mug, a bowl, and a lidded jar that will go through the dishwasher.
*Sew a notebook that lies flat when it is open.
*Knit a pair of socks that are the same size.
*Write forty envelopes by hand without spoiling one.
*Cut one block, and print a card, a poster, and a tea towel with it.
*Bring an old chair back to the table, with its scratches or without.
**Fold one sheet into a crane, a box, and a dragon that stands up.
*Make a pair of trousers that really fits you.
Spend four weeks with one plant, from seed head to finished plate.`,
  'Health & Fitness': `*Half an hour on the mat before breakfast, and a body that notices.
*Lift your own weight off the floor, with a straight back.
**Run ten kilometres, and be able to walk the next day.
*Eat better in a week with two late shifts and a birthday.
**Sit still for twenty minutes and find out what happens.
*Go to bed, sleep, and wake before the alarm.
*Strong from the middle, with a mat and a towel for equipment.
*Touch your toes, turn your head when you park, and put on a coat without a groan.
*For people who lie awake over an email they have not answered.
*Swim a kilometre without stopping at the wall.
*Sit, stand, and lift without paying for it in the evening.
*Train in the park, with a bench, a hill, and whatever weather there is.`,
  Cooking: `*Bake a loaf with a crackling crust in an ordinary oven.
Cook a Sunday lunch for six as they do in Emilia, from the broth to the coffee.
*Thirty dinners in which nobody asks where the meat is.
**Chop an onion in twenty seconds, and keep all your fingers.
*Ice a cake so smoothly that you hardly want to write on it.
*Start a jar of cabbage today, and eat from it all year.
*A pot a week, from clear broth to something a spoon stands up in.
*Roll, fill, and fold a hundred tortellini, and freeze half.
*Shop once a week, cook twice, and eat well on seven evenings.
*Cook three curries, a dal, and the bread to go with them.
*Buy a whole fish without fear, and use all of it.
*Make a box of twelve chocolates that shine and snap.`,
};
