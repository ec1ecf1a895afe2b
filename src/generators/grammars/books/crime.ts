import { listOf } from '../../lists/list-of.ts';
import type { Tales } from './tales.ts';

/** Blurbs of crime novels, by genre. */
export const crime: Readonly<Record<string, Tales>> = {
  Mystery: {
    hero: listOf(`
      retired sergeant, parish nurse, district vet, local reporter, retired head teacher, probation officer
      crime writer, estate agent
    `),
    stories: {
      ledger: [
        'When the treasurer of the flower show collapses over the accounts, everyone at {x} blames the heat. Then {who} comes across a second ledger, and two decades of payments to a man who never existed.',
        'Somebody at {x} has been keeping two sets of books. {who} was only asked to balance one of them.',
      ],
      key: [
        'The old lady at {x} left {who} nothing but a key. It fits no door in the house, but before the week is out somebody has broken in twice to look for it.',
        'A locked study, a dead solicitor, and one key, which was in his pocket. How did the murderer leave? {who} has until the inquest to find out.',
      ],
      telegram: [
        'It is 1938, and a telegram arrives at {x} three days after the man who sent it was buried. Inspector {last} does not believe in ghosts. He does believe in post offices, and somebody at this one is lying.',
        'COME AT ONCE. TELL NOBODY. By the time {who} gets to {x}, there is nobody left to tell.',
      ],
      portrait: [
        'A portrait disappears from {x} on the night of the hunt ball and is back on the wall by breakfast. {who} is the only one to notice that it is no longer the same picture.',
        'The sitter was murdered in 1911. So why is her dress in a white that was first sold in 1921? {who} follows a forged portrait from a country saleroom to a family that would do anything to keep it on the wall.',
      ],
      alibi: [
        'Nine people say they were playing cards with {who} when the colonel died. There is just one problem: it is not true, and {she} would love to know why they are saying it.',
        'Everybody at {x} has an alibi for Saturday night. {who} has been a detective long enough to find that suspicious.',
      ],
      diary: [
        'Three pages have been cut from the diary of the late Canon Prewett. Somebody at {x} has read them, and somebody else has already died for it.',
      ],
      postcard: [
        'A postcard comes for {who} every June, unsigned, from a different seaside town. This year it shows {x}, and there is blood on the stamp.',
        'Wish you were here. The message is ordinary enough, but the woman who signed it has been dead since Easter. A gentle, funny mystery with a sharp sting in its tail.',
      ],
      photograph: [
        'A school photograph goes up in the window of the local paper, and that night the office burns down. {who} was in the back row, third from the left, next to the murderer.',
      ],
      bequest: [
        'Old Mrs Garside changed her will on Monday, told everyone on Tuesday, and was dead by Wednesday teatime. The cats get it all. But who gets the cats?',
      ],
      suitcase: [
        '{who} picks up the wrong suitcase on the last train, and opens it at {x}. Inside are a wedding dress, a return ticket, and a gun that has been fired.',
      ],
      recipe: [
        'The winning marmalade at the {x} show contained oranges, sugar, and enough arsenic to kill a judge. It killed two. {who} and {her} unreliable spaniel are on the case, and the recipe is missing. Includes three recipes that are quite safe.',
        'When a famously bad-tempered chef is poisoned in his own kitchen, there are twenty-two suspects, and all of them have eaten his food.',
      ],
      confession: ['Three people have confessed to the same murder. {who} is fairly sure that none of them did it.'],
      any: [
        'It was supposed to be a quiet weekend at {x}. Then the snow came down, the telephone went dead, and the host failed to appear at breakfast. {who} has nine suspects, one bathroom, and no way out.',
        'Nothing ever happens at {x}. {who} moved here for precisely that reason, and is quite put out to find a body in the hedge.',
        'Who killed Rex Dunmore? His wife, his agent, both his brothers, and the entire bowls club had reason to.',
        'The police call it an accident. The coroner calls it an accident. {who} was fond of the dead woman, and calls it murder.',
        "When the village's amateur dramatic society loses its leading man on opening night, the show must go on, with {who} in the dead man's costume and the killer somewhere in the cast.",
        'Winter, 1952. A doctor is found frozen in a field near {x} with a train ticket for the next day in his hand.',
      ],
    },
  },
  Thriller: {
    hero: listOf(
      'ex-army medic, customs officer, forensic accountant, court interpreter, MI6 analyst, crash investigator, arms inspector',
    ),
    stories: {
      'last train': [
        'The 23:40 to {c} leaves on time with eighty-one passengers. Eighty arrive. {who} was sitting opposite the one who did not, and now has his coat, his phone, and six missed calls.',
      ],
      'night flight': [
        'Seat 14C was supposed to be empty. Somewhere over the sea on the way to {c}, a dying man tells {who} a name, and from the moment {she} lands everyone wants to hear it.',
      ],
      'one way': [
        '{who} is paid to drive a sealed van to {c} and not to ask. A few miles from the border, something inside begins to knock.',
      ],
      'nine hours': [
        'At noon, a girl is taken from a school gate. At nine in the evening, a plane leaves for {c}. Nine hours, told minute by minute.',
      ],
      'a good liar': [
        'Everything {first} {last} has told the police in {c} is a lie, down to {her} name. The trouble is that {her} story has started to come true.',
      ],
      'dead letters': [
        'Letters in the hand of a spy who was shot in 1987 are turning up in {c}. Each one names a traitor, and each one has been right so far. {who} has just opened the one with {her} own name in it.',
      ],
      'no witness': [
        'Nobody saw who shot the banker in broad daylight, in the middle of {c}, in front of two hundred people. {who} cannot find one who will talk. Then somebody starts to kill them anyway.',
      ],
      'safe house': [
        'Five people know the address of the flat in {c} where {who} is hiding a frightened bookkeeper and his daughter. When the shooting starts, that number becomes the only thing that matters. Who told?',
      ],
      'old friends': [
        'They shared a house in {c} in their twenties, and a secret ever since. Now one of the four is running for president. One is dead. And {who} has found a camera in {her} smoke alarm.',
      ],
      blackout: [
        'At 4:17 on a January morning, the lights go out in {c}. They do not come back on. {who} knows exactly how it was done, because {she} wrote the report that nobody read.',
      ],
      dossier: [
        'Ninety pages, no author, and enough in them to bring down two governments. {who} has just left them in the back of a taxi.',
        'A dossier on a dead minister lands on the desk of {who}, with a note: you have until Friday to print it or burn it. By Thursday, three people who had read it are in the morgue.',
      ],
      exchange: [
        'Two prisoners, one bridge, dawn. {who} is only there as a witness. But the man who walks across is not the man they paid for, and nobody else seems to mind.',
      ],
      betrayal: [
        'Somebody on the team talked. Four of them went into {c} on a job that no one was to know about, and {who} came back alone. Now {she} is going to find out who, starting with {her} oldest friend.',
      ],
      archive: [
        "When the secret police fled, they left three miles of files. It has been the job of {who} to read them ever since, quietly, one folder at a time. On a wet Tuesday in March, {she} opens {her} father's.",
      ],
      defector: [
        'He walked into the consulate in {c} with nothing but a toothbrush, and said that he wanted to come over. Twelve years on, {who} is sent to ask him the one question that nobody thought of at the time: why did they let you go?',
      ],
      option: [
        'There is a plan for the day when everything else has failed. It was written in 1962, it has never been used, and this morning somebody has set it going. {who} is one of six people alive who know how it ends.',
      ],
      shipment: [
        'A container is missing from a depot in {c}. On paper, it held tinned tomatoes. {who} has been offered a great deal of money to believe the paper.',
      ],
      agreement: [
        'Two rival families, a handshake in {c}, and twenty years of peace. When {who} is hired to audit one of their companies, {she} finds out what the peace cost, and who has been paying.',
      ],
      any: [
        '{who} gave evidence once, and has had three names since. Somebody has just called {him} by the first one.',
        'A judge is dead, the file is gone, and the only person who believes {who} is a man {she} put away. A breathless hunt from {c} to the last farm in Iceland.',
        'What would you do if the stranger who saved your child asked for a favour? Just one. Just a parcel, to be left at a hotel in {c}.',
        'Nobody was killed at the Hotel Bristol in {c}. {who} has the photographs of the body.',
        'They told {who} it was a training exercise. It was not.',
        '{who} has a weekend to find the nine hundred million that the bank has lost. Somebody inside is making sure {she} does not live to see Monday.',
      ],
    },
  },
};
