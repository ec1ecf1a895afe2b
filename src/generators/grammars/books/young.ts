import type { Tales } from './tales.ts';

/** Blurbs of books for children and teenagers, by genre. */
export const young: Readonly<Record<string, Tales>> = {
  'Young Adult': {
    stories: {
      rebellion: [
        "In a city where it is a crime to remember, {first} {last} has begun to dream of someone else's childhood. First in an electrifying new trilogy.",
        'It started with the dress code. It ended with the police, a goat, and {first} {last} on the roof of the gym with a megaphone.',
      ],
      playlist: [
        'Two strangers, one pair of headphones, nine hours on a coach.',
        'Twelve songs, left on the phone of a boy who died in June. {first} hardly knew him. So why is the last one for {him}?',
      ],
      summer: [
        'Work at the ice cream van. Save for the car. Do not fall for the new girl. {who} has a plan for the summer, and it lasts until the second of July.',
        'Three best friends, six weeks, one secret. By September, none of them will be speaking to each other.',
      ],
      map: ["When {first}'s brother goes missing, all that he leaves behind is a map of a town that does not exist."],
      promise: [
        'Keep it secret for a year: that was all {first} had to do. This is day two.',
        'They promised to meet again at eighteen, whatever happened. {who} is at the bus stop. It has been two hours.',
      ],
      band: [
        'None of them can play. That is not going to stop them. A laugh-out-loud story about friendship, feedback, and the worst gig in history.',
      ],
      theory: [
        '{who} is good at maths, bad at people, and certain that love can be worked out with a spreadsheet. Then the data starts flirting back.',
      ],
      truth: [
        "Everyone at St Bride's knows what happened to Maya on the night of the party. {first} was there, and knows that everyone is wrong. How far would you go to be believed?",
        'Sixteen, and the only witness. {who} has to decide by Monday whether to tell the truth and lose everyone, or to tell one more lie and lose just one person.',
      ],
      friendship: [
        'New school, new foster home, same old bin bag. {first} gives this one three weeks. But there is a broken piano, and a girl called Ash who does not seem to scare easily.',
        'Best friends since they were four. Not speaking since Tuesday. Told in alternate chapters by two girls who each think that the other is to blame.',
      ],
      rulebook: [
        'Rule one: sit at the back. Rule two: have no opinions. Rule three: never, ever get noticed by someone like {first} {last}.',
      ],
      'road trip': [
        'One stolen van, one dead grandfather in a biscuit tin, and six hundred miles to the sea. {first} has never driven on a motorway before. How hard can it be?',
      ],
      crush: ['{first} has a crush on a boy who has a crush on a girl who has a crush on {first}. Help.'],
      election: [
        'She wants to save the library. He wants to abolish homework. They both want to be head of school, and only one of them is prepared to cheat.',
      ],
      diary: [
        'You are not supposed to read this. I am not supposed to have written it. Let us begin with the fire.',
        'Dear diary. Today I was dumped, suspended, and bitten by a swan. Things can only get better. They do not.',
      ],
      team: [
        'The worst football team in the county has lost its pitch, its coach, and its last eight matches. It has just signed {who}.',
      ],
      dance: [
        'It is the night of the dance, and {first} has come in goalkeeper gloves.',
        '{first} was going to be a dancer. Then came the accident. An honest and hopeful novel about what is left when the thing you are good at is gone.',
      ],
    },
  },
  "Children's": {
    stories: {
      'the lost mitten': [
        '{who} has lost a mitten! Is it under the sledge? Is it up the tree? A wintry story with a cosy ending.',
      ],
      'the moon balloon': [
        'Up, up, up goes the balloon, and up goes {who}, too. Over the farm, over the sea, and all the way to the moon. But who will bring them home in time for bed?',
      ],
      'the singing teapot': [
        'The new teapot sings at breakfast. It sings at tea. It sings in the middle of the night. {who} has had quite enough, until the day the singing stops.',
      ],
      'the big parade': [
        'Boom goes the drum, toot goes the horn, and {who} is too small to see. A rhyming story to read out loud, and loudly.',
        'Left foot, right foot, wrong foot! A book to march along to, with a drum on every page.',
      ],
      'the wobbly bridge': [
        'There is only one way across the river, and it wobbles. Mouse has crossed it. Even Hen has crossed it. Can {who} be brave, too? A gentle story about trying new things.',
      ],
      'the runaway kite': [
        'Hold on tight, says Grandpa. But {who} lets go. Chase the kite through the town and spot it on every page!',
      ],
      'the giant pumpkin': [
        'It grew, and it grew, and it grew. {who} cannot push it. The whole street cannot push it. What can you do with a pumpkin as big as a bus?',
      ],
      'the noisy night': [
        'Hoot! Snuffle! Clonk! Nobody in the wood can sleep, and it is all because of {who}. Perfect for bedtime, if you do not mind the noise.',
      ],
      'the birthday surprise': [
        'Everybody is whispering, and nobody will play. Have they forgotten that {who} is four today?',
      ],
      'the paper boat': [
        'Where does a paper boat go when it sails away? {who} follows it down the gutter, along the stream, and out to the wide blue sea.',
      ],
      'who would not sleep': [
        'One more story. One more drink of water. One more look for the monster. By the time {who} is tucked in, guess who is asleep? Everybody else.',
      ],
      'on the night bus': [
        'The night bus is full of passengers. There is a baker, a nurse, a man with a tuba, and, in the very last row, {who}.',
      ],
      'in the bathtub': [
        'Every evening at six, there is a splash upstairs. Mum says it is the pipes. A very silly book about bath time.',
      ],
      'on the roof': [
        'How did it get up there? Nobody knows. How will it get down? The fire brigade has an idea, the postman has a better one, and the baby has the best one of all.',
      ],
      dentist: ['Open wide! A funny, reassuring story for first visits to the dentist, with a mirror at the end.'],
      seaside: [
        'Bucket, spade, sun hat, sandwich. Seagull! Sandwich gone. Join {who} for a perfect day out that goes a little bit wrong.',
      ],
      library: [
        'Shh! {who} has never been to a library before, and there are so many things you are not supposed to do. A love letter to librarians everywhere.',
      ],
      'swimming pool': [
        'The water is cold, the float is too big, and {who} would rather go home. Then somebody shouts: cake!',
      ],
      goodnight: [
        'First the stars have to be put to bed, then the wind, and then the cat. {who} comes last.',
        'Goodnight, socks. Goodnight, spoon. Goodnight, spider who lives behind the door. A soothing bedtime story in rhyme, with a night light that glows.',
      ],
      'where is': [
        'Mum has looked. Dad has looked. The dog knows where {who} is, but nobody asks the dog.',
        'Not in the cupboard. Not behind the bath. Where can {who} be? Lift the flaps and see!',
      ],
      'says no': [
        'A warm and funny story about being little, being cross, and being loved anyway.',
        'Time to get dressed? No! Peas for supper? Never! And then, one day, {who} is asked a very different question.',
      ],
    },
  },
};
