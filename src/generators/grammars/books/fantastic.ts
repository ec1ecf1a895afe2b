import { listOf } from '../../lists/list-of.ts';
import type { Tales } from './tales.ts';

/** Blurbs of science fiction and fantasy, by genre. */
export const fantastic: Readonly<Record<string, Tales>> = {
  'Science Fiction': {
    hero: listOf(
      'xenolinguist, salvage pilot, colony doctor, maintenance engineer, Captain, navigator, cargo inspector, Lieutenant',
    ),
    stories: {
      'rain on': [
        'It has not rained on {w} for sixty years. The water engineers know why, and they have been told to keep their mouths shut. Then {who} wakes to the sound of it on the dome.',
      ],
      'winter on': [
        'The supply ships stop with the first snow, and winter on {w} lasts eleven years. Four thousand settlers, one reactor, and a governor who has lied about the grain.',
      ],
      'strike on': [
        'The ore has to flow; Earth has said so. But when a shaft comes down on the night shift at {w}, {who} walks off the job, and nine thousand miners walk off behind {him}.',
      ],
      'letters from': [
        'Messages from {w} take thirty years to arrive. {who} has been in love with someone out there since {she} was nineteen.',
      ],
      'born on': [
        'Nobody was supposed to be born on {w}. {first} {last} was, and at sixteen {she} is the only human being who has never seen the sky.',
      ],
      'exiles from': [
        'They were given an hour to pack. A generation after the fall of {w}, its people drive taxis in thirty systems, and wait. Then an old transmitter begins to call them home.',
      ],
      'nobody on': [
        'The lights are on at {w}, the greenhouses are full, and there is soup on the stove. Two hundred people lived here. {who} and {her} crew have six days to find out where they went, if they are lucky.',
      ],
      'return from': [
        'She was gone for three weeks. On Earth, it was seventy years. The survivor of the {w} expedition comes home to a daughter older than she is, and to a question that nobody will ask aloud.',
      ],
      signals: [
        'Every nine days, the {x} sends out the same nine notes. {who} has been hired to turn it off. Instead, {she} makes the mistake of answering.',
      ],
      archive: [
        'All that is left of Earth is in the archive of the {x}: every song, every seed, every face. And somebody has begun to delete it.',
      ],
      exodus: [
        'One ship for every thousand people. As the sun swells, the last families of the {x} draw lots, and {who} learns that the draw is fixed.',
      ],
      machines: [
        'The machines that built the {x} were shut down three centuries ago. No one told them why. When they wake, they would like an explanation.',
      ],
      survivors: ['Nineteen people came through the crash on the {x}. On day nine, {who} counts twenty.'],
      treaty: [
        'Peace has held for a hundred years because the two fleets never meet. Now both have been called to the {x}, and the only interpreter they trust is {who}, who has been stealing from both of them.',
      ],
      inheritance: [
        'Her grandmother left her a debt, a bad name, and a third share in the {x}. A warm, fast space adventure about family, fuel prices, and very big guns.',
      ],
      memory: [
        'On the {x}, you can sell your memories by the hour. {who} has sold {her} childhood, {her} wedding, and all of last winter, and would now like to know what {she} did last winter.',
      ],
      any: [
        'First contact went well. It is the second that worries {who}.',
        "The war is over, the navy has been sold for scrap, and {who} needs work. A simple run past the {x}, no questions asked, pays six months' air. It is not a simple run.",
        "The ship left Earth with ten thousand sleepers and one caretaker. {first} {last} is the caretaker's great-grandchild, and {she} has just found out that they arrived years ago.",
        'Book one of a sweeping new space opera. An empire is dying, an heir is missing, and the only people who can find her are the crew of a rusting freighter who would rather be anywhere else.',
        'Moving a planet turns out to be the easy part. Who gets to say no?',
        'Gravity failed on a Tuesday. By Friday, people had begun to charge for it.',
        'Something on the {x} is waking up. {who} has spent {her} career telling people that it could not happen.',
        'A murder in orbit, with seven suspects, one airlock, and a station computer that refuses to testify.',
        'There are three laws on the {x}. Breathe your own air. Owe nobody. Never open the blue door. At seventeen, {first} {last} has already broken two.',
      ],
    },
  },
  Fantasy: {
    hero: listOf(
      'hedge witch, runaway novice, sellsword, mapmaker, disgraced knight, river smuggler, apprentice healer',
    ),
    stories: {
      crown: [
        'The crown kills whoever wears it within a year. The last prince has fled, and the council has put it on the head of {who}, who came to the palace to fix the roof.',
        'Three sisters, one crown. The eldest wants it, the second has earned it, and the youngest has just stolen it.',
      ],
      oath: [
        'Every firstborn of the house swears the oath at sixteen, and none has ever broken it. {who} does so on page one.',
      ],
      gate: [
        'For a thousand years, the gate has kept the winter out. {who} is the last of the wardens, {she} is losing {her} sight, and something on the other side has learned {her} name.',
      ],
      archive: [
        'Books that burn you, books that bite, one book that must never be read aloud. {who} has worked in the archive for half a lifetime and has opened none of them. Until tonight.',
      ],
      mirror: [
        "The queen's mirror shows not your face but your death. {who} has polished it since {she} was a child without once looking. Today it is empty.",
      ],
      tower: ['Nobody has come out of the tower in living memory. {who} is going in to find {her} brother.'],
      prophecy: [
        'They got the wrong twin. Raised as the saviour, {first} has no gift at all. The other one, who grew up gutting fish on the coast, can stop the tide with one hand, and is very, very angry.',
      ],
      dragon: [
        'Dragons choose their riders. This one has chosen {who}, who is forty-six, bad-tempered, and afraid of heights.',
        'The beast on the hill has eaten nothing but sheep for three hundred years. Then the tax collectors came.',
      ],
      bargain: [
        'To save {her} village, {who} promises the lord of the wood seven years of service. No one has ever served out the term. But then no one has ever talked back to him before.',
      ],
      labyrinth: [
        'Each year, seven thieves are sent into the labyrinth in place of the rope. {who} has a map tattooed on {her} back. So, it turns out, do the other six.',
      ],
      guild: [
        'You do not leave the guild of assassins; everybody knows that. {who} hands in {her} notice on a Monday.',
      ],
      throne: [
        'The old king left eleven heirs and a poisoned cup. Of the eleven, {who} is the only one who did not want the throne, which is why six armies are now marching to put {him} on it.',
      ],
      map: [
        'Draw a road, and the road appears. Rub out a town, and nobody remembers it. {who} has found the map on which the world was drawn, and one corner of it is still blank.',
      ],
      daughters: [
        'There were nine sisters in {c}, one for each of the old gods. When the first is found drowned, the other eight begin to run.',
      ],
      thieves: [
        'Five crooks, one vault, and a god asleep on top of it. A heist on the canals of {c}, with more double-crosses than you can count.',
      ],
      heirs: [
        'By the law of {c}, a dead lord rules until his heir returns. The lord of {c} has been dead for sixty years, and he has been a very good lord. The heir is not welcome.',
      ],
      wolves: ['The wolves came down to {c} in the hungry year, and they came as men. {who} let one in.'],
      saints: ['In {c}, the saints are buried under the streets, and on the feast day they knock.'],
      any: [
        'Her brother is the chosen one. Somebody has to do the cooking.',
        'She was the most feared witch in the north. Now she runs a tea shop. A cosy fantasy about second careers, dreadful relatives, and cake.',
        'Ten years ago, {who} buried {her} sword and changed {her} name. This morning, a child turned up at the door with the sword in her hands.',
        'The rivers are running backwards, the bells ring by themselves, and {who} has been sentenced to hang for it. If only {she} could remember what {she} did.',
        'An exiled princess, a cowardly knight, and a goose that may be a god set out across a kingdom on the edge of civil war.',
      ],
    },
  },
};
