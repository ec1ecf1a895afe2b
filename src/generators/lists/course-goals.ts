/**
 * What students do by the end of a course, by subject area: one line per topic, in the order of the topics. Each goes on
 * after "you" and suits any level. Languages, of which one teacher has two courses, have two goals between bars.
 */
// oxfmt-ignore
export const COURSE_GOALS: Readonly<Record<string, string>> = {
  Programming: `build and publish a responsive website
design and test a small library system
design a database for an online shop and query it
build an app that works offline
write a test suite for an existing application
design and document an API for a booking service
rewrite a small program in a functional style
manage a project with branches and code reviews
solve a set of typical interview problems
deploy a web service with a database
build a weather station that runs on a battery
build a complete level of a two-dimensional game`,
  'Data Science': `build a dashboard from public data
analyse a public data set and present your conclusions
train a model and explain its predictions
turn a messy export into a clean table
analyse five years of daily measurements
plan a survey and analyse the answers
build a budget model for a small business
forecast next year's sales of a shop
analyse several thousand customer reviews
make an interactive map from public data
plan an experiment and write up the results
present an analysis to people outside your field`,
  Design: `set a magazine article of several pages
design the main screens of an app
plan a small user study and present the findings
design a logo and present it to a client
create a colour palette for a website
draw up a plan for a room in your home
create wireframes for a small online shop
design a box and a label for a food product
draw a consistent set of icons
write a style guide for a small brand
map a customer journey and suggest improvements
design a poster for a concert`,
  Business: `write a complete plan for a project
prepare and practise a negotiation of your own
close the books of a small business for a month
write a business plan for an idea of your own
compare suppliers and plan the stock of a shop
plan the first three months with a new team
make a cash flow plan for the next twelve months
go through a sample contract clause by clause
write answers to ten typical complaints
draw up working rules for a remote team
build a roadmap for a sample product
plan and lead a workshop`,
  Marketing: `draw up a content plan for three months
set up a welcome series for new subscribers
improve a page of your own website for search
plan a month of posts for your business
write a landing page and a product description
carry out a small study of your market
tell the story of a brand in words and pictures
plan the promotion of an event from start to finish
divide a list of customers into groups and plan an offer for each
evaluate a campaign and present the results
write a press release and a list of contacts
plan a campaign for a local business`,
  'Personal Development': `give a five-minute speech
plan a realistic week
build one new habit and keep it for a month
write and revise a short story
take apart an argument from the news
remember a list of fifty words
prepare for a difficult conversation
put together a short daily practice
keep a journal for a month
draw up a plan for your next career step
set up a budget that you can keep
work through a decision of your own`,
  Photography: `put together a portfolio of five portraits
present a series of ten street photographs
plan and take a landscape photograph at dawn
photograph a dish for a cookbook page
take a sharp picture of the night sky
prepare a black-and-white picture for print
photograph a series of products for an online shop
take a close-up of an insect from several exposures
photograph birds in their natural surroundings
edit a series of pictures in one style
tell the story of a journey in twelve pictures
light a portrait in three different ways`,
  Languages: `talk about your life in Spanish|write a short letter in Spanish
talk about your life in French|follow a conversation between friends in French
talk about your life in German|understand announcements in German
talk about your life in Italian|describe a meal in Italian
introduce yourself and others in Japanese|have a short talk in a shop in Japanese
talk about your life in Portuguese|understand announcements in Portuguese
introduce yourself and others in Mandarin|order a meal in Mandarin
introduce yourself and others in Korean|order a meal in Korean
talk about your life in Dutch|have a short talk with a neighbour in Dutch
talk about your life in Swedish|have a short talk with a neighbour in Swedish
introduce yourself and others in Arabic|have a short talk at a market in Arabic
present your work to a client in English|take part in a meeting in English`,
  Music: `accompany a song on the guitar from start to finish
play a piece from memory
analyse a song by ear
sing two songs in front of others
write a song with lyrics and chords
record and mix a song at home
play a solo over a jazz standard
play along with a band recording
play and sing a set of songs
plan and lead a choir rehearsal
perform a piece for the violin
create the sound for a short film scene`,
  'Art & Crafts': `paint a landscape with sky and water
draw a full figure from life
paint a still life in oils
make a set of bowls
bind a book with a hard cover
knit a pair of socks
write out a poem in a script of your choice
print an edition of ten cards
restore a wooden chair
fold a set of boxes and animals
sew a garment that fits you
draw a plant in pencil and ink`,
  'Health & Fitness': `put together a practice of your own
write a training plan for the next three months
follow a training plan for a run of ten kilometres
plan a week of balanced meals
meditate for twenty minutes without guidance
draw up an evening routine that suits you
do a full mat routine on your own
put together a daily mobility routine
draw up a personal plan for stressful weeks
swim longer distances with less effort
put together a daily routine for your back
plan a month of outdoor training`,
  Cooking: `bake a loaf with an open crumb and a crisp crust
cook an Italian menu of three courses
cook a vegetarian menu for guests
prepare vegetables and fish quickly and safely
decorate a cake for a celebration
make your own ferments safely at home
cook a week of different soups
make filled pasta by hand
plan and cook meals for a whole week
cook an Indian meal with several dishes
cook a fish dish with a matching sauce
make a box of filled chocolates`,
};
