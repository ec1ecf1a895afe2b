import type { Tales } from './tales.ts';

/** Blurbs of historical and literary novels, by genre. */
export const literary: Readonly<Record<string, Tales>> = {
  'Historical Fiction': {
    stories: {
      glassblower: [
        'The furnaces have been in her family for five generations, and no woman has ever held the pipe. When her father goes blind, {ann} picks it up in secret.',
      ],
      cartographer: [
        'For thirty years, a cartographer in {c} has drawn coasts that he will never see. Then a sailor swears that one of his islands is not there.',
      ],
      apothecary: [
        '{c} is sick, and the physicians have fled. An apothecary stays behind with a cellar full of herbs, a daughter who asks too many questions, and a cure he does not dare to sell.',
      ],
      weaver: [
        'Weavers in {c} are paid by the piece and buried by the parish. {tom} can read, which makes him useful, and then dangerous.',
      ],
      shipwright: ['The ship has to be ready by midsummer. The shipwright of {c} knows that she will not float.'],
      'court painter': [
        'To paint a queen is to look at her for longer than any man is permitted. A court painter in {c} sees something he should not have, and paints it.',
      ],
      lacemaker: [
        'Blind by thirty, that is what they say of lacemakers. {ann} has ten years of sight left, a talent that the richest house in {c} would like to own, and a child nobody knows of.',
      ],
      printer: [
        "One press, two hundred copies, no name on the title page. In {c}, a printer's widow takes on the job that killed her husband.",
      ],
      perfumer: [
        'Rose, civet, ambergris, lies. Who poisoned the young Marchesa? A perfumer from {c}, who can smell fear, is sent for; and so is the executioner.',
      ],
      goldsmith: [
        'Every goldsmith in {c} has at some time melted down something he should not have. This one knew exactly what it was.',
      ],
      dyer: [
        'There is a blue that only one family in {c} can make. {ann} has married into it for the secret. She had not planned on loving him.',
      ],
      bishop: [
        'The bishop of {c} sold the marsh to pay for a palace. The {x} who lives on it has a deed that says he could not.',
      ],
      spy: [
        'There is a spy in the household of {a x} in {c}, and letters are finding their way to the enemy. It must be the steward, or the tutor, or the wife.',
      ],
      foundling: [
        'A child is left at the door of {a x} in {c} with half a coin around her neck. She is seventeen when a stranger arrives with the other half.',
      ],
      widow: [
        "They said she had killed him. {c} had no proof, only the widow's calm, her money, and the {x} who came and went by the back stairs.",
      ],
      heretic: [
        'For a year, {a x} in {c} has hidden a man in the loft. Now the trials have begun, and everyone in the house will burn if he is found. He has started to sing at night.',
      ],
      debt: [
        'When her husband drowns, he leaves {ann} a workshop in {c}, two apprentices, and a debt to the most patient man in the city. He does not want the money.',
      ],
      winter: [
        'The winter that the wells froze, wolves were seen in the streets of {c}. {a x} took in a woman with no shoes. He never asked where she had come from; he should have.',
      ],
      bride: ['She was sent to {c} to marry {a x} of fifty. It is his brother who meets her at the gate.'],
      inheritance: [
        "{a x} in {c} dies without a son, and three people come to claim the house: a nephew, a Jesuit, and a girl of fifteen with the dead man's eyes.",
      ],
      any: [
        'The plague comes to {c} in a bale of wool. By Michaelmas, half of the street is dead, and {ann}, who is neither wife nor nun, finds that there is nobody left to tell her what she may not do.',
        "{c} under siege: a garrison without pay, a countess without scruples, and {tom}, a surgeon's boy, who is learning more than surgery.",
        'What does a city owe to strangers? When a hundred exiles are let into {c} for the winter, the merchants argue, the priests preach, and a customs clerk makes a decision that will cost him everything.',
        "He came to {c} with one shirt and somebody else's papers. Within five years, he owned the street.",
        'Love, trade, and treason in {c}, at the moment when the old world was beginning to crack.',
      ],
    },
  },
  'Literary Fiction': {
    stories: {
      'the landlord': [
        'For years, the tenants of number nine have written to the landlord about the damp. He writes back at length, about his marriage. A novel in letters.',
      ],
      'aunt edith': [
        'Aunt Edith has outlived two husbands, a revolution, and most of her enemies. Her great-nephew has come to write down her stories. She has some conditions.',
      ],
      'the lodger': [
        'He pays on Fridays, keeps to his room, and has slowly become the only person in the house whom everyone talks to. Then he gives notice.',
      ],
      'uncle pavel': [
        'Was Uncle Pavel a hero or an informer? The family has eaten Christmas dinner around that question for thirty years. This year, somebody brings the file.',
      ],
      lido: [
        'One hot summer, one outdoor pool, and the people who swim there: a widower counting lengths, a girl who has been told not to, a lifeguard who cannot sleep.',
      ],
      'bus depot': [
        'Set on the late shift, this is a novel of rare tenderness about drivers, cleaners, and the things that people leave on the back seat.',
      ],
      holiday: [
        'Two weeks, three couples, one villa. They have been friends since university. By the second Thursday, the {job} is sleeping in the car.',
      ],
      'second wife': [
        "She gets the {job}'s house, his name, his stepdaughter's silence, and, on Sundays, the first wife. A cool and very funny novel about what can be inherited.",
      ],
      sister: [
        'The last time she and the {job} spoke was at the funeral, and it was about the sandwiches. Now one of them is ill. What do we owe the people who knew us first?',
      ],
      garden: ['{a job} digs up the lawn his wife loved. It takes him a year. The neighbours watch.'],
      sons: [
        "In the spring after the {job}'s death, two brothers meet to clear the house. They have not been alone together since 1989. Over nine days of skips, solicitors, and takeaway curry, everything that was packed away comes out.",
      ],
      daughters: [
        'Sly, sad, and unforgettable: the {job} has three daughters, who share one flat, one coat, and for a time one man.',
      ],
      wife: [
        '{ann} is sixty-one, married to {a job}, and in good health. One morning, she walks out of the house with her passport and a cheese sandwich, and does not come back. This novel is about the four people who are left to wonder why.',
      ],
      grandson: ['An old {job} and a boy walk to the sea. It is further than it was.'],
      sentences: [
        'Winner of the Wray Prize. A translator falls in love with a writer she has never met, and starts to improve his sentences, and then his life.',
      ],
      summers: ['Every summer the same house, the same rain, and one guest fewer.'],
      silences: ['A couple stops speaking in March. By June they are getting on rather well.'],
      windows: ['Half a lifetime of neighbours, seen from one kitchen window.'],
      rooms: ['Linked stories, set in the flats above a launderette.'],
      departures: [
        'A railway guard on his last week of work remembers seven passengers, one for each day, and the daughter whose train he did not stop.',
      ],
      stairs: ['A piano is carried up six floors. By the third, everybody in the house has a view on it.'],
      maps: ['The year she turned fifty, my mother bought a motorbike. My father bought a map.'],
      songs: ['Nothing happened that summer, except that my father came home, and my mother began to sing.'],
      roads: ['Two sisters inherit a petrol station. Only one of them can drive.'],
      ambitions: [
        "{tom} was going to be a great violinist. He is now a very good piano tuner, which gets him into other people's houses, and into other people's lives.",
      ],
      marriages: ['A marriage, told backwards, from the last telephone call to the first dance.'],
    },
  },
};
