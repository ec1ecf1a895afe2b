import { NUMBERS } from './category.ts';
import type { VideoCategory } from './category.ts';

/** Categories of what people do at home. */
// prettier-ignore
export const home: Readonly<Record<string, VideoCategory>> = {
  Cooking: {
    weight: 12,
    tags: [
      'cooking', 'recipe', 'food', 'kitchen', 'homemade', 'home cook', 'from scratch', 'cooking at home', 'cook with me',
    ],
    words: {
      ...NUMBERS,
      who: [
        'for Two', 'for a Crowd', 'for Visitors', 'after Work', 'for Beginners', 'for Guests', 'for the Whole Week', 'for Sunday',
        'for Six', 'for My Parents', 'on a Budget', 'in a Tiny Kitchen', 'without a Recipe', 'from Memory',
         'My Way', 'Like My Neighbour Makes It',
      ],
      sub: [
        'My Everyday Recipe', 'The Short Version', 'Every Step', 'What Went Wrong', 'The Third Attempt', 'No Talking',
        "My Grandmother's Recipe", 'Without Scales', 'In Real Time', 'The Lazy Version', 'An Old Family Recipe', 'What I Do Differently Now', 'The Basics',
        'Five Mistakes to Avoid', 'A Winter Favourite', 'Start to Finish',
      ],
      times: ['Three', 'Five', 'Ten', 'Twenty', 'Fifty', 'a Hundred'],
    },
    opening: [
      'Everything I do for {x}, in order.',
      'Of all my ways with {x}, this one stayed.',
      'No special equipment, just {x}.',
      'My plainest {x} so far.',
      'Today: {x}, and why I stopped following the book.',
    ],
    detail: [
      'The neighbours got the first portion.',
      'Use the widest pan you own.',
      'The tricky step comes twice.',
      'Quantities are {links}.',
      'My first try went wrong, and I left that in.',
      'Salt to taste, as always.',
    ],
    kinds: [
      {
        x: 'sourdough bread, rye bread, walnut bread, focaccia, milk bread, potato bread, olive bread, spelt bread, soda bread, raisin bread',
        minutes: [7, 24],
        titles: [
          '{x} {who}', 'How to Bake {x} {who}', '{x}: {sub}', 'Baking {x} {times} Times', 'Baking Day ##{n}: {x} {who}',
          'I Baked {x} for {d} Days', 'Fresh {x} {who}', 'Learning to Bake {x} {who}', 'Better {x} {who}',
        ],
        opening: [
          'Flour, water, salt, and time: {x} from start to finish.',
          'A loaf of {x}, from the first mixing to the first slice.',
          'The smell of {x} in the morning is worth getting up for.',
        ],
        detail: [
          'I explain how to tell that the dough is ready without looking at the clock.',
          'All weights are in grams, the water as a percentage of the flour.',
          'In a cold kitchen, give it another hour.',
          'You can see the crumb at the end: not perfect, but close.',
        ],
      },
      {
        x: 'lentil soup, chickpea stew, beetroot soup, leek soup, fish stew, pumpkin soup, bean chilli, noodle soup, vegetable curry, potato soup, goulash, onion soup',
        minutes: [5, 17],
        titles: [
          '{x} {who}', 'How to Make {x} {who}', '{x}: {sub}', 'One Pot ##{n}: {x} {who}',
          'My Cheap {x} {who}', 'A Big Pot of {x} {who}', 'Making {x} {who}', 'Simple {x} {who}',
        ],
        opening: [
          'One pot, one knife: {x}.',
          'A pot of {x} that feeds four, or two for two days.',
          "It's raining, so I'm making {x}.",
        ],
        detail: [
          'It tastes better on the second day.',
          'What is left freezes well for three months.',
          'The spices go in early, the lemon at the very end.',
          'If it gets too thick, add a ladle of stock.',
        ],
      },
      {
        x: 'lemon cake, apple strudel, plum cake, carrot cake, pear crumble, cheesecake, almond cake, rhubarb crumble, poppy seed cake, marble cake, chocolate tart',
        minutes: [6, 19],
        titles: [
          '{x} {who}', 'How to Bake {x} {who}', '{x}: {sub}', 'Cake Club ##{n}: {x} {who}', 'Another {x} {who}',
          'Baking {x} {who}', 'I Baked {x} {times} Times', 'My Favourite {x}: {sub}',
        ],
        opening: [
          'Coffee at four, so: {x}.',
          'Less sugar in this {x}, no complaints.',
          'Second prize at the village fair for this {x}.',
        ],
        detail: [
          'It is best on the day, and it has never lasted longer here.',
          'My oven is hotter at the back, so I turn it halfway.',
          'For a larger tin, take twice as much of everything.',
          'The scales I use cost less than the ingredients.',
        ],
      },
      {
        x: 'plum jam, orange marmalade, pickled cucumbers, sauerkraut, tomato chutney, quince jelly, apricot jam, pickled onions, apple butter, red pepper relish',
        minutes: [7, 18],
        titles: [
          '{x} {who}', 'How to Make {x} {who}', 'Full Larder ##{n}: {x} {who}', 'Making {x} {who}', 'Homemade {x} {who}',
          '{x} After {d} Days', 'A Year\'s Supply of {x} {who}', 'Making {x} with {d} Jars', 'Learning to Make {x} {who}',
        ],
        opening: [
          'A crate from the market, then {x}.',
          'An afternoon, many jars, {x}.',
          'Too much in the garden, so: {x}.',
        ],
        detail: [
          'The jars have to be boiled first, and I show how.',
          'Unopened, it keeps for a year in a cool cupboard.',
          'Write the date on the lid, which I once forgot.',
          'Wait two weeks before you try the first jar.',
        ],
      },
    ],
  },
  Crafts: {
    weight: 7,
    tags: [
      'crafts', 'handmade', 'diy', 'tutorial', 'making', 'gift ideas', 'slow making', 'step by step', 'workbench',
    ],
    words: {
      ...NUMBERS,
      how: [
        'for Beginners', 'with Simple Tools', 'as a Gift', 'without a Workshop', 'on a Budget',
        'at the Kitchen Table', 'in a Small Flat', 'for a Market Stall', 'from Start to Finish',
        'with My Daughter', 'from Leftovers', 'for a Wedding', 'without Talking', 'with Cold Hands', 'in the Evenings', 'with Old Tools', 'While It Rained',
      ],
      sub: [
        'Materials and Tools', 'Mistakes and Fixes', 'The Full Process', 'The Second Attempt', 'Cheap and Simple',
        'What I Would Do Differently', 'Free Pattern', 'A Beginner Tries', 'Part One', 'Part Two', 'The Finish',
        'How Long It Really Takes', 'What I Charge', 'Every Mistake Left In',
      ],
    },
    opening: [
      '{a x}, made of what was in the house.',
      '{a x}, at the second try.',
      '{friends} wanted {a x}.',
      'From sketch to finish: {a x}.',
      '{a x} for the weekend market.',
    ],
    detail: [
      'One step is missing, because the battery was empty.',
      'It looks better from a distance.',
      'You can hear the radio.',
      'It took me {count} evenings.',
      'The mistake in the middle is real, and so is the repair.',
      'The list of materials is {links}.',
    ],
    kinds: [
      {
        x: 'wooden spoon, birdhouse, three-legged stool, picture frame, bread board, pencil box, wooden toy train, coat rack, spice rack, carved bowl, bookend, step stool',
        article: 'a',
        minutes: [9, 28],
        titles: [
          'How to Make {a x} {how}', 'Making {a x} {how}', '{x}: {sub}', 'Bench Notes ##{n}: {x} {how}', 'My First {x} {how}',
          '{a x} {how}', 'Building {a x} {how}', 'One {x}, One Plank: {sub}',
        ],
        opening: [
          'Offcuts, a saw, a Saturday: {a x}.',
          'I had some oak left over from a shelf, so I made {a x}.',
        ],
        detail: [
          'Finished with two coats of linseed oil.',
          'Hand tools only, because of the neighbours.',
          'If you have no vice, a table with clamps will do.',
          'The wood is from an old bed that somebody had put out on the street.',
        ],
      },
      {
        x: 'patchwork quilt, pair of knitted socks, woven scarf, crocheted blanket, tote bag, cushion cover, tea cosy, linen apron, felted hat, rag rug, knitted jumper, embroidered collar',
        article: 'a',
        minutes: [10, 29],
        titles: [
          'How to Make {a x} {how}', 'Making {a x} {how}', '{x}: {sub}', 'Needle and Thread ##{n}: {x} {how}',
          'My First {x} {how}', '{a x} {how}', 'Can I Finish {a x} in {years} Days?',
          'Mending {a x} {how}',
        ],
        opening: [
          'A winter project from a full drawer: {a x}.',
          'I undid this {x} twice before I was happy with it.',
        ],
        detail: [
          'The yarn and the fabric are all left over from earlier projects.',
          'I give sizes in centimetres and inches.',
          'Right-handed on the left of the picture, left-handed on the right.',
          'The colours are closer to moss and rust than the camera shows.',
        ],
      },
      {
        x: 'hand-bound notebook, linocut print, paper lantern, origami box, paper kite, pop-up card, sheet of marbled paper, papier-mâché bowl, folded paper star, photo album',
        article: 'a',
        minutes: [5, 18],
        titles: [
          'How to Make {a x} {how}', 'Making {a x} {how}', '{x}: {sub}', 'Paper Desk ##{n}: {x} {how}', 'My First {x}: {sub}',
          '{a x} {how}', '{a x} in {m} Minutes', 'One {x} a Day for {d} Days', 'Another {x} {how}',
        ],
        opening: [
          'Paper, a sharp knife, {a x}.',
          'My paper drawer was full, so I made {a x}.',
        ],
        detail: [
          'Fold along the grain, and the paper does half of the work.',
          'The paste is flour and water.',
          'A blunt blade is the reason for most torn edges.',
          'There is a template to print on my page.',
        ],
      },
    ],
  },
  Gardening: {
    weight: 6,
    tags: [
      'gardening', 'garden', 'organic gardening', 'garden tips', 'seasonal jobs', 'allotment', 'growing', 'plants',
      'soil',
    ],
    words: {
      ...NUMBERS,
      where: [
        'on Clay Soil', 'in a Dry Summer', 'in a Wet Summer', 'without Chemicals', 'in a Small Garden', 'on an Allotment',
        'on a Budget', 'in a Cold Region', 'in the City', 'for Beginners', 'with Little Time', 'in a Windy Garden',
        'on Sandy Soil', 'in a Rented Garden', 'on a Slope',
      ],
      sub: [
        'Five Common Mistakes', 'What I Changed This Year', 'A Look Back', 'Lessons from a Bad Year',
        'Pests and Problems', 'Month by Month', 'What It Costs', 'Before and After', 'The Lazy Method', 'A Test',
        'The First Year', 'What Nobody Told Me', 'When to Start',
      ],
      plan: [
        'on a Budget', 'in a Small Garden', 'for Beginners', 'in a Rented Garden', 'in a Weekend', 'with Little Time',
        'on Our Allotment', 'with Children', 'the Lazy Way', 'with Old Materials',
      ],
    },
    opening: [
      'In the garden with {name}: {x}.',
      'A page from my notebook: {x}.',
      'All I know about {x}, said in the rain.',
      'Last year went badly. New plan for {x}.',
      'My neighbour does {x} differently, so we compared.',
    ],
    detail: [
      'The cat appears twice and does not help.',
      'I show the failed row too.',
      'Half of the tools are borrowed.',
      'Mind late frosts.',
      'Slugs come up too, as they always do here.',
      'I say what it cost me, down to the string.',
    ],
    kinds: [
      {
        x: 'tomatoes, runner beans, potatoes, garlic, pumpkins, courgettes, chillies, salad leaves, leeks, cucumbers, onions, kale, broad beans, beetroot, carrots',
        minutes: [6, 19],
        titles: [
          'Growing {x} {where}', '{x} {where}', '{x}: {sub}', 'Vegetable Diary ##{n}: {x} {where}', 'Better {x} {where}',
          'How I Grow {x} {where}', 'Sowing and Planting {x} {where}', 'A Year of {x} {where}', 'No Luck with {x}? {sub}',
        ],
        opening: [
          'From the bed to the kitchen: {x}, and what came between.',
          'One small bed of {x}.',
        ],
        detail: [
          'Water in the morning, at the root, and not every day.',
          'What I would not plant again comes at the end.',
          'The harvest is weighed at the end: {count} kilos.',
          'What was in the bed last year matters more than the fertilizer.',
        ],
      },
      {
        x: 'climbing roses, dahlias, tulips, hydrangeas, peonies, lavender, hardy geraniums, ornamental grasses, ferns, snowdrops, foxgloves',
        minutes: [5, 17],
        titles: [
          'Growing {x} {where}', '{x} {where}', '{x}: {sub}', 'Border Notes ##{n}: {x} {where}', '{years} Years of {x} {where}',
          'How I Look After {x} {where}', 'Planting {x} {where}', 'A Year of {x} {where}', 'Moving {x} {where}',
        ],
        opening: [
          'Next to the gate: {x}.',
          'A corner of {x}.',
        ],
        detail: [
          'I cut nothing before the end of winter.',
          'The bees decide what stays in this garden.',
          'They look best {count} weeks later.',
          'A bucket of compost in spring will do.',
        ],
      },
      {
        x: 'raised beds, compost heaps, garden ponds, cold frames, rain barrels, worm bins, gravel gardens, insect hotels, wildflower meadows, dry-stone walls',
        minutes: [7, 22],
        titles: [
          '{x} {plan}', '{x}: {sub}', 'Making {x} {plan}', 'Weekend Jobs ##{n}: {x} {where}', '{years} Years of {x} {where}',
          'How We Made {x} {plan}', 'Getting Started with {x} {plan}', 'Do You Need {x}? {sub}',
        ],
        opening: [
          'The simplest {x} I could think of.',
          'Are {x} worth the trouble? Mine are.',
        ],
        detail: [
          'Half of what I needed came from neighbours.',
          'It took two people a weekend, with a long lunch.',
          'There are frogs in this garden now, which I take as praise.',
          'I show what it looked like before, with apologies.',
        ],
      },
      {
        x: 'apple trees, pear trees, raspberry canes, currant bushes, blueberry bushes, gooseberry bushes, fig trees, plum trees, grapevines, cherry trees',
        minutes: [6, 20],
        titles: [
          'Growing {x} {where}', '{x} {where}', '{x}: {sub}', 'Orchard Diary ##{n}: {x} {where}', 'Feeding {x} {where}',
          'Pruning {x} {where}', 'Planting {x} {where}', 'Old {x}, New Fruit {where}', '{years} Years of {x} {where}',
        ],
        opening: [
          'Pruning, feeding, netting: a year with {x}.',
          'Hardly any fruit last year, so: the {x}.',
        ],
        detail: [
          'Cut just above a bud that points outwards.',
          'Birds get the top, we get the rest.',
          'Do not prune on a frosty day.',
          'The last part is about storing what you cannot eat at once.',
        ],
      },
    ],
  },
  Pets: {
    weight: 7,
    tags: [
      'pets', 'animals', 'pet care', 'pet tips', 'vet advice', 'animal behaviour', 'life with pets', 'rescue', 'companions',
    ],
    words: {
      ...NUMBERS,
      sub: [
        'What a Vet Says', 'A Quiet Day', 'What It Costs', 'The Hard Part', 'Five Common Mistakes', 'What I Wish I Had Known',
        'The First Week', 'The First Year', 'An Honest Look', 'What You Need', 'A Checklist', 'Signs of Stress',
        'What They Eat', 'Our Daily Routine',
      ],
      when: [
        'in Winter', 'in Hot Weather', 'in a Small Flat', 'Around Children', 'on a Budget', 'While We Work',
        'When You Travel', 'During a House Move', 'and a New Baby', 'in a Shared House', 'and Visitors',
      ],
    },
    opening: [
      'What nobody told us about {x}.',
      'Our vet on {x}.',
      'An ordinary week with {x}.',
      '{friends} wanted advice on {x}.',
      '{count} questions about {x}.',
    ],
    detail: [
      'Nobody was asked to do anything twice.',
      'There is a nap in the middle, which I shortened.',
      'I add up what a year costs, vet included.',
      'I am not a vet, so please ask yours.',
      'No animal was disturbed.',
      'Nobody here was in a hurry.',
    ],
    kinds: [
      {
        x: 'rescue dogs, puppies, older dogs, deaf dogs, small dogs, sheepdogs, greyhounds, terriers, dachshunds, nervous dogs, retired guide dogs, big dogs',
        minutes: [5, 18],
        titles: [
          '{x} {when}', 'Living with {x} {when}', '{x}: {sub}', 'Walkies ##{n}: {x} {when}', '{years} Years with {x}',
          'Training {x} {when}', 'Training {x} in {m} Minutes a Day', 'Should You Get {x}? {sub}',
        ],
        opening: [
          'Three walks a day, whatever the weather: our life with {x}.',
          'A trainer shows how {x} learn to come when they are called.',
        ],
        detail: [
          'Short sessions, many treats.',
          'The lead stays loose, and that is the whole secret.',
          'Treats are cut small, or the belly grows.',
          'It took us {count} weeks, with setbacks.',
        ],
      },
      {
        x: 'kittens, indoor cats, shy cats, older cats, three-legged cats, long-haired cats, foster kittens, cats from a shelter, two cats at once, tabby cats, black cats',
        minutes: [4, 15],
        titles: [
          '{x} {when}', 'Living with {x} {when}', '{x}: {sub}', 'Cat Diary ##{n}: {x} {when}', '{years} Years with {x}',
          '{d} Days with {x}', 'Looking After {x} {when}', 'Should You Get {x}? {sub}',
        ],
        opening: [
          'Scratching posts, boxes, and a window seat: what makes {x} feel at home.',
          'Half of this is about {x}, the other half about my sofa.',
        ],
        detail: [
          'The expensive toy is ignored, the cardboard box is not.',
          'Never clean the litter tray with anything that smells of lemon.',
          'Let them come to you, even if it takes a week.',
          'The one on the fridge was not invited.',
        ],
      },
      {
        x: 'guinea pigs, house rabbits, hamsters, gerbils, pet rats, chinchillas, degus, ferrets, budgies, canaries, cockatiels, lovebirds',
        minutes: [4, 14],
        titles: [
          '{x} {when}', 'Living with {x} {when}', '{x}: {sub}', 'Small Friends ##{n}: {x} {when}', '{years} Years with {x}',
          'Looking After {x} {when}', 'A Bigger Cage for {x} in {years} Steps', 'Should You Get {x}? {sub}',
        ],
        opening: [
          'How much room {x} really need, and how we made it in a rented flat.',
          'Before you buy {x}, watch this.',
        ],
        detail: [
          'Never keep one on its own if it is a kind that lives in groups.',
          'We built everything you see out of two old cupboards.',
          'Fresh food every day, and I show what is poisonous.',
          'Most shops sell cages that are far too small.',
        ],
      },
    ],
  },
};
