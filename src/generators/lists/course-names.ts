/**
 * Titles of courses, by subject area: one line per topic, in the order of the topics, with titles between bars. Each
 * tells its topic without more words. A star marks a title for beginners only, a plus one that beginners do not get. A
 * title of a language course names the language.
 */
// oxfmt-ignore
export const COURSE_NAMES: Readonly<Record<string, string>> = {
  Programming: `*Your first website|Build and publish a website|HTML and CSS that last|Responsive layouts for every screen|Web pages and forms|+Front ends for every device|+Fast pages on slow phones
*Thinking in objects|Classes and objects explained|Clean class design|From scripts to classes|Programs that are easy to change|+Design patterns you will use|+Making old code testable|+Refactoring with a safety net
*SQL from zero|SQL for everyday questions|Designing tables that last|Joins without fear|Queries and reports in SQL|+Tuning slow queries|+Transactions and backups in production
*Make your first app|Apps that work offline|An app from idea to release|Designing for small screens|Build apps for phones and tablets|+Sensors, location, and notifications|+Getting an app through review
*Write your first tests|Tests you can trust|Finding bugs before users do|From manual checks to automated runs|A safety net for your code|+Test data done right|+Testing legacy code
*Your first API|APIs people like to use|Designing resources and errors|API documentation developers read|From endpoint to contract|+Changing an API without breaking clients|+Securing an API
*Programming without loops|Thinking in functions|Small functions, safe programs|Immutable data, simpler code|Functional programming in practice|+Errors as values|+Recursion and composition
*Git from the first commit|Git for teams|Branches, merges, and clean histories|Code reviews that help|Working together in one repository|+Release branches and hotfixes|+Git beyond add and commit
*How programs search and sort|Data structures and algorithms|Solving problems with code|Trees, graphs, and hash tables|Measuring running time|+Dynamic programming, finally clear|+Algorithms for coding interviews
*Write your first server|Build a server that stays up|From request to database and back|Servers for small web shops|Write and run a web service|+Queues, jobs, and caches|+Deploying without downtime
*Your first microcontroller project|Programming microcontrollers|Sensors and small computers|Code for tiny devices|Debugging on real hardware|+Interrupts and timers up close|+Low-power firmware
*Make a game from nothing|Build a 2D platform game|Games that feel right|Level design for small games|Write a game in a hundred steps|+Enemy behaviour in games|+Collisions and simple physics`,
  'Data Science': `*Charts that make sense|Better charts|Dashboards people use|Colour, labels, and layout in charts|Maps and charts for reports|+Interactive graphics for the web|+How charts mislead
*Statistics without fear|Statistics for everyday decisions|Samples, surveys, and certainty|Reading studies critically|From data to conclusions|+Regression in practice|+Hypothesis tests and what they mean
*Machine learning in plain English|Train and test your own models|Predictions from everyday data|Models you can explain|Decision trees and clusters|+Overfitting and how to avoid it|+Feature engineering
*From messy file to clean table|Tidy data|Dates, units, and duplicates|Data quality for reports|Spreadsheets, cleaned up|+Clean-up scripts that run again|+Cleaning free text
*Making sense of trends|Trends, seasons, and noise|Working with sensor data|Comparing one year with the next|Patterns over time|+Outliers in long series|+Seasonal adjustment in practice
*Run your first survey|Surveys that answer something|Good questions, honest answers|From questionnaire to report|Survey results people understand|+Weights and response bias|+Coding open answers
*Spreadsheets from the ground up|Spreadsheet models others can read|Budgets and scenarios in spreadsheets|Formulas that hold|Clear sheets, fewer errors|+Auditing a spreadsheet|+Financial models in spreadsheets
*Forecasts with a spreadsheet|Predicting demand|Forecasts you can defend|Sales forecasting|Planning with uncertainty|+Holidays, seasons, and demand|+Measuring how wrong you were
*Counting words, finding themes|Making sense of customer reviews|From raw text to findings|Keywords, topics, and mood|What people write about|+Topic models in practice|+Sentiment and its limits
*Make your first map|Maps from data|Addresses and coordinates|Mapping a city|Layers, places, and distances|+Satellite pictures as data|+Projections done right
*What a fair test looks like|A/B testing for websites|Experiments that answer a question|Test before you build|From question to test|+Experiments in the field|+Sample sizes and statistical power
*Speak with numbers|Numbers people remember|Presenting data to a board|The story in your spreadsheet|Slides with fewer numbers|+From analysis to narrative|+Explaining uncertainty`,
  Design: `*Choosing and pairing fonts|Setting a page|Type for posters, books, and menus|Grids and long texts|Fonts and how to use them|+Book typography|+Type for screens and print
*Design your first screen|Screens that explain themselves|Buttons, forms, and menus|From sketch to clickable prototype|App design|+Building a design system|+Interfaces for everybody
*Talking to users|User interviews|Usability tests on a small budget|What your users do and why|Research for small product teams|+Diary studies in practice|+From findings to decisions
*Draw a simple logo|From sketch to logo|Logos that work in one colour|Marks and symbols|Lettering for logos and signs|+Presenting logos to clients|+Logo systems
*Colour from the wheel up|Palettes that work|Warm, cool, and in between|Seeing colour|Colour for designers and painters|+Colour in print and on screen|+Harmonies for large projects
*Furnishing your first flat|Small rooms, good light|Plan your own room|Lighting a home|Storage for every room|+Materials, textures, and budgets|+Interiors for clients
*Sketching screens on paper|Paper to prototype|Wireframes for websites and apps|Plan the page before you build it|Page flows and menus|+Navigation for large sites|+Wireframes developers understand
*Design your first box|Boxes, labels, and bags|Packaging for small producers|From flat card to finished box|Labels for food and drink|+Packaging with less waste|+Foil, embossing, and other finishes
*Draw your first icon set|Icons on a grid|Icons and symbols|Icon sets for apps|From idea to icon|+Large icon families|+Icons at sixteen pixels
*What makes a brand|From name to style guide|Branding for small businesses|Finding a name and a look|The look of a brand|+Rebranding|+Style guides people follow
*How services work|Mapping customer journeys|Better services for real people|Blueprints for services|From queue to counter|+Service design in public offices|+Services that improve over time
*Your first poster|Bold posters|Posters for events and concerts|Poster composition|Type and image on one sheet|+Silkscreen posters|+Posters from brief to print`,
  Business: `*Run your first project|Projects on time|Project plans and schedules|Schedules, risks, and people|Project management without jargon|+Several projects at once|+Projects in trouble
*Ask for what you want|Negotiating salary and price|Better deals for both sides|Prepare, listen, agree|Reaching agreement|+Negotiating under pressure|+Deals with difficult people
*Books for your first business|Keep your own books|Invoices, receipts, and bank statements|Small business accounts|A year of bookkeeping|+Month-end without panic|+Ready for the audit
*From idea to business plan|Write a business plan|What to charge and whom|Plans that banks read|Start a small business|+Business plans for investors|+Plans with three scenarios
*How goods reach the shop|Suppliers, stock, and transport|Stock levels for small firms|From factory to shelf|Choosing and keeping suppliers|+Planning for shortages|+Demand and stock in balance
*New to leading a team|One-to-ones and feedback|Leading without shouting|Hiring and delegating|A team people stay in|+Leading through a crisis|+Managing other managers
*Cash flow basics|Cash flow for small firms|Getting paid on time|Plan your cash month by month|Staying solvent|+Cash in a seasonal business|+Loans and credit lines compared
*How to read a contract|Contracts in plain English|Contracts for small firms|What standard terms say|Offers, terms, and termination|+Liability clauses up close|+When contracts are broken
*Your first weeks in support|Good answers in writing|Handling complaints|Calm on the phone|Service people remember|+Running a support team|+Service standards that hold
*Leading people you rarely see|Remote teams that work|Across time zones|Writing instead of meeting|Managing from home|+Hiring and onboarding remotely|+Trust in distributed teams
*What product managers do|From customer interview to roadmap|Deciding what to build|Roadmaps people believe|Priorities and trade-offs|+Launches that go well|+Product metrics
*Lead your first meeting|Better meetings|Meetings that end with a decision|Workshops that work|Agendas and minutes|+Facilitating large groups|+Leading tense meetings`,
  Marketing: `*Start a company blog|Content people look for|Plan half a year of content|From topic to newsletter|Articles that bring customers|+Measuring what gets read|+Running an editorial team
*Send your first newsletter|Newsletters people open|Growing a mailing list|Welcome emails and follow-ups|Subject lines that work|+Testing your emails|+Out of the spam folder
*How search engines work|Getting found on the web|SEO for small sites|Keywords that pay|Pages people find|+Technical SEO|+Rankings and internal links
*Social media for your shop|Choosing the right channels|A month of posts in a day|Short videos on a small budget|Posts people answer|+Social media reports|+Managing a community
*Write to sell|Words that sell|Headlines and landing pages|Product texts that work|Copy for the web|+Editing your own copy|+One voice for a brand
*Know your customers|Market research on a budget|Questionnaires and focus groups|Talking to customers|Ask before you launch|+Studying your competitors|+Public statistics for marketers
*Tell your company's story|Stories that sell|Founding stories and customer portraits|A voice for your brand|Stories for small brands|+Brand films and pictures|+One story across channels
*Fill your first event|Selling tickets|Invitations people answer|From save-the-date to sold out|Promoting local events|+Event partners and sponsors|+After the event
*Who buys from you|Customer groups that mean something|Profiles from customer data|The right offer for each group|Describing your customers|+Segments from purchase history|+Testing your segments
*Reading campaign numbers|What your marketing brings|Clicks, costs, and customers|The numbers behind a campaign|Campaign reports|+Attribution explained|+Conversion rates up close
*Write a press release|Getting into the paper|Press work for small organizations|Interviews without panic|PR on a small budget|+Crisis communication|+Measuring media coverage
*Advertise in your town|Flyers, posters, and shop windows|Marketing around the corner|Neighbourhood marketing|Known in your street|+Campaigns with local partners|+Local campaigns in numbers`,
  'Personal Development': `*Your first speech|Speak so that people listen|Talks without notes|Calm before an audience|Strong openings and endings|+Hard questions from the audience|+Keynotes and long talks
*A week with a plan|Plan your week|Deep work in a noisy office|Fewer interruptions|Saying no, kindly|A realistic list for the day|+Email under control
*Start small|Habits that stick|One small habit|Breaking an old routine|Progress you can see|Thirty days, one habit|+Back on track after a setback
*Write your first story|Characters that live|Writing dialogue|From idea to short story|A story in ten scenes|+Revising a novel|+Scenes, settings, and structure
*Recognizing bad arguments|Arguments, good and bad|Reading the news critically|Spotting fallacies|Questions worth asking|+How statistics fool us|+Changing minds, including yours
*Remember names|Memory palaces for daily life|Learn vocabulary faster|Remember more of what you read|Study less, remember more|+Numbers, dates, and long lists|+Memory techniques for exams
*How to disagree|Difficult conversations|Calm in a quarrel|Listening your way out of conflict|Conflict at work|+Mediation in teams|+Agreements that hold
*Three quiet minutes|Mindfulness on busy days|Mindful at work|Breathing, walking, eating|Worry less|A calmer week|+Longer mindfulness practice
*Begin a journal|A page a day|Keeping a travel journal|Prompts for a month|Journals that last|Looking back on a year|+Journaling through hard times
*Find your first job|Change careers|Interviews with confidence|Letters that get you invited|Finding work you like|Know your strengths|+Where to be in five years
*Your first budget|Money for everyday life|Out of debt|Household budgets that work|Save for what matters|Insurance without the jargon|+Retirement, planned early
*Choose without regret|Better decisions|Hard choices|Bias and how to notice it|How to make up your mind|+Group decisions that hold|+Decisions under time pressure`,
  Photography: `*Your first portraits|Portraits by the window|Photographing families and children|Natural portraits|Posing people who hate posing|+Retouching portraits|+Portraits on location
*Photograph your own street|The city with a small camera|Shadows and light in the street|Photographing strangers|Streets in the rain|+From walks to a series|+Closer on the street
*Landscapes with any camera|Landscapes at dawn|Mountains, coasts, and weather|Depth in the landscape|Plan a landscape picture|+The sea in long exposures|+Filters in the field
*Photograph your dinner|Food pictures by the window|Styling a table|Photographing recipes|From plate to picture|+Food shoots for restaurants|+Light for food
*The city after dark|Stars, cities, and long exposures|Night skies|Lights of the city|With a tripod at night|+Painting with light|+The Milky Way
*Seeing in black and white|Shape, line, and tone|Monochrome portraits|From colour to grey|Pictures without colour|+Fine prints|+Grain and contrast by choice
*Product pictures at home|Pictures that sell|Small products, good light|Catalogue pictures|A light tent and a table|+Photographing glass and metal|+Product series in one style
*Get closer|Insects and flowers up close|The garden in close-up|Water drops and small worlds|Macro photography at home|+Stacked pictures of insects|+Flash for close-ups
*Animals in your neighbourhood|Photographing birds|Pictures from a hide|Wild animals with a long lens|Wildlife close to home|+Fieldcraft for photographers|+Birds in motion
*From camera to finished picture|Edit your photos faster|Exposure, contrast, and colour|A clean editing workflow|Sorting a thousand pictures|+Local adjustments|+Pictures ready for print
*Better holiday pictures|Pictures from the road|Travel light with a camera|Markets, streets, and people|A trip in twenty pictures|+The travel photo essay|+Assignments abroad
*Portraits with one lamp|Light a portrait|Softboxes and shadows|A small home studio|Three lights, many looks|+Hard light and drama|+Flash meets daylight`,
  Languages: `*Your first 500 words of Spanish|Conversational Spanish|Spanish for travel|Everyday Spanish|Speak Spanish with confidence|+The Spanish subjunctive|+Spanish short stories
*French from zero|French conversation|French through songs and films|Everyday French|French small talk|+The French subjunctive, calmly|+Letters in French
*Survival German|German for work|German cases, finally clear|Everyday German|Speak German every day|+German idioms|+Longer sentences in German
*Italian from zero|Italian at the table|Italian conversation|Everyday Italian|The sound of Italian|+Italian short stories|+Italian verbs in use
*Hiragana and your first Japanese|Japanese conversation|Polite Japanese|Japanese for travel|Everyday Japanese|+Japanese kanji in context|+Japanese particles up close
*Portuguese from zero|Brazilian Portuguese|Portuguese conversation|Everyday Portuguese|Portuguese for travel|+Portuguese through news and podcasts|+Formal Portuguese
*Tones and your first words of Mandarin|Mandarin for travel|Conversational Mandarin|Everyday Mandarin|Order a meal in Mandarin|+Reading Chinese characters|+Mandarin at work
*Hangul and your first Korean|Korean conversation|Korean for travel|Everyday Korean|Speak Korean with confidence|+Korean honorifics|+Korean sentence endings up close
*Dutch from zero|Dutch conversation|Dutch at work|Everyday Dutch|Dutch in the shop and on the train|+Dutch word order, finally clear|+Dutch through the news
*Swedish from zero|Swedish conversation|The melody of Swedish|Everyday Swedish|Swedish through songs and radio|+Swedish verbs in groups|+Reading Swedish
*The Arabic alphabet|Arabic conversation|Arabic for travel|Everyday Arabic|Polite Arabic|+Arabic roots and patterns|+Arabic headlines
*Emails in English|English for meetings|Business English conversation|Presentations in English|Phone calls in English|+Negotiating in English|+English for management`,
  Music: `*Your first ten songs on guitar|Guitar for campfires|Strum and sing|Guitar chords that flow|Accompany a singer on guitar|+Fingerstyle guitar|+Arranging songs for guitar
*Piano with both hands|Piano by heart|Pop piano|Reading music at the piano|How to practise the piano|+Touch and pedal|+Piano from the score
*Reading music from zero|How music works|Chords, keys, and scales|Theory you can hear|Train your ear|+Harmony and analysis|+Rhythm and metre
*Find your voice|Sing in tune|Breath and voice|Healthy singing|Warm up your voice|+Singing on stage|+Tone and range
*Write your first song|Lyrics and melody|Finish the song|Songs with three chords|From title to chorus|+Verses, bridges, and choruses|+Chords that surprise
*Record your first song|A studio in your bedroom|Vocals at home|Better demos|Microphones and rooms|+Mixing at home|+Recording a whole band
*Your first blues solo|Improvise over a blues|Swing and phrasing|Learn ten jazz standards|Solos that say something|+Bebop lines|+Comping and walking
*Your first beat|Grooves for every style|Steady time|Drums for pop and rock|Hands and feet apart|+Fills that fit|+Jazz drumming
*Four chords, many songs|Sing and strum|Ukulele songs for groups|Ukulele patterns|Ukulele beyond strumming|+Chord melody on the ukulele|+Solo ukulele
*Lead your first choir|Conducting gestures|Rehearsals that work|A choir in tune|From warm-up to concert|+Conducting from a full score|+Conducting large choirs
*Your first violin pieces|A better violin tone|Violin for two|In tune on the violin|The bow arm|+Vibrato and shifts|+The higher positions
*Sounds from everyday things|Sound for short films|Field recording walks|A sample library of your own|Layers and moods|+Synthesizers up close|+Sound for games`,
  'Art & Crafts': `*Your first watercolour|Skies in watercolour|Trees, water, and light|Watercolour outdoors|Loose washes|+Light and air in watercolour|+Large watercolours
*Draw people|Gesture drawing|Hands, feet, and faces|Life drawing at home|The figure in proportion|+Light on the figure|+Long poses
*Start painting in oils|A still life in oils|Mixing oil colours|Brushwork and layers|Oils without a studio|+Glazes and varnish|+Painting wet in wet
*Your first bowl|Bowls and mugs on the wheel|Clay by hand|Glazes for the kitchen|A set of cups|+Larger pots|+Glaze recipes
*Bind your first notebook|Notebooks by hand|Hard covers at the kitchen table|Japanese stab bindings|Paper, thread, and cloth|+Saving old books|+Fine bindings
*Cast on your first scarf|Knit a pair of socks|Patterns without tears|Cables and colourwork|Mending knitting mistakes|+Design your own jumper|+Seams and finishing
*Pen, ink, and your first alphabet|Italic handwriting|Beautiful envelopes|Letters with a broad pen|Cards and invitations by hand|+Flourishing|+Whole pages by hand
*Cut your first print|Lino prints at the kitchen table|Cards and prints in lino|Carving and inking|Prints without a press|+Lino in several colours|+Printing an edition
*Save an old chair|Old furniture, new life|Strip, sand, and oil|Repairing wood|Know your woods|+Upholstery for chairs|+Fine finishes for furniture
*Fold a crane|Paper animals|Modular origami|Boxes and gifts from paper|Origami for rainy days|+Wet-folded animals|+Complex origami
*Your first sewing project|Sew your own clothes|Zips, buttons, and hems|Mend and alter|Jersey and other stretch fabrics|+Fitting and altering patterns|+Tailoring
*Draw a leaf|Flowers in pencil and ink|Greens that look alive|Draw what grows|A sketchbook of plants|+Botanical plates|+Plants in fine detail`,
  'Health & Fitness': `*Yoga at home|Morning yoga|Ten minutes of yoga|Breath and balance|A short yoga practice|+Strong yoga|+Plan your own yoga practice
*Your first pull-up|Strong without a gym|Lift safely|Squats, deadlifts, and presses|Strength in three sessions a week|+Plan your own strength programme|+Heavier lifts
*From the sofa to five kilometres|Run without injuries|Better running form|Ten kilometres|Run with a plan|+Half-marathon training|+Faster over five kilometres
*Eat well without counting|Balanced meals for busy days|Food labels decoded|Nutrition myths|What a good week of eating looks like|Protein, fibre, and the rest|+Eating for sport
*Sit down and breathe|Ten minutes of meditation|Meditation on foot|When the mind wanders|Meditate every day|A sitting habit|+Longer sittings
*Sleep better|Better nights|Evenings without screens|Sleep on shift work|Rested in the morning|A month with a sleep diary|+Insomnia and shift work
*Pilates on the mat|A strong centre|Pilates for good posture|Core and breath|Short pilates sessions|+Pilates with small equipment|+Flowing mat sequences
*Move more freely|Hips, shoulders, and ankles|Breaks from the desk|Loosen up|Stretching that helps|Ten minutes for stiff joints|+Strong through the whole range
*Small breaks, less stress|Stress at work|Boundaries at work|Breathe and slow down|Signs of stress|Weekends that restore you|+Before it becomes burnout
*Float, breathe, swim|Better freestyle|Breathe easily in the water|Swim further|Faster turns|+Open water swimming|+Training plans for swimmers
*Help for an aching back|Sit, stand, lift|A back plan for the office|A stronger back|Gentle moves for your back|Sleep well with a sore back|+Heavy loads, healthy back
*Fit in the park|The park as a gym|Hills and circuits|Training in any weather|Workouts with friends|+Off the road and uphill|+Outdoor bootcamp for regulars`,
  Cooking: `*Bake your first loaf|Sourdough at home|Real bread from your oven|Crust and crumb|Loaves with whole grain|+Shaping and scoring|+Sourdough troubleshooting
*Pasta and tomato sauce|A weekend in an Italian kitchen|Pasta, risotto, and polenta|Pizza at home|Antipasti for friends|+Sweets from all over Italy|+A full Italian menu
*Vegetarian for a week|Vegetables at the centre|Meat-free all year|Pulses and tofu that taste good|Sauces that make the meal|+Vegetables over fire|+Vegetarian menus for guests
*Hold a knife properly|Chop like a cook|Sharp knives, safe fingers|Slice, dice, and chop|Sharpen your own knives|+Fish from whole to fillet|+Fine cuts
*Ice your first cake|Birthday cakes|Flowers in sugar and cream|Icing without bumps|Chocolate decorations|+Wedding cakes|+Cakes in three tiers
*Your first jar of sauerkraut|Kimchi, kraut, and pickles|Kombucha at home|Jars for the winter|Ferment safely|+Miso and other long ferments|+Brines with flavour
*Soup from what you have|Broths and stocks|Soups for the whole week|Soups for cold days|Cold soups for summer|Soup for a crowd|+Consommés and garnishes
*Roll your first dough|Pasta by hand|Ravioli and other parcels|Egg dough and its sauces|Tagliatelle from flour and eggs|+Shapes without a machine|+Pasta for a dinner party
*A week of dinners|Cook one day, eat for three|Family dinners on a budget|Shopping lists that work|Leftovers worth eating|Feeding a family|+A freezer full of dinners
*Your first curry and dal|Curries from scratch|Chapati, naan, and chutney|Dals for every day|The spice box|+Curries from five regions|+Spice blends of your own
*Buy and cook fish|Fish on a weeknight|Mussels, prawns, and squid|Fish on the grill|Fish and its sauces|+Filleting a whole fish|+Seafood for guests
*Your first truffles|Chocolate by hand|Truffles and pralines|Bars with flavour|Chocolate that snaps|+Pralines with a shine|+Chocolate for special occasions`,
};
