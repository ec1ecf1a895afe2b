import { listOf } from '../../lists/list-of.ts';
import type { Tales } from './tales.ts';

/** Blurbs of horror novels. */
export const horror: Readonly<Record<string, Tales>> = {
  Horror: {
    hero: listOf('hospice nurse, sound engineer, young widow, supply teacher, local reporter, house clearer'),
    stories: {
      house: [
        'When {who} inherits {x}, {she} means to sell it within the month. But the agents will not go upstairs, the cellar is deeper every time {she} looks, and somebody has been laying the table for two.',
        'A couple moves to {x} to mend their marriage. There are three of them in the wedding photographs now.',
      ],
      hall: [
        'Whatever was shut in at {x} has been very patient. A slow-burning nightmare about grief, guilt, and damp.',

        '1921. A nurse is engaged to look after a silent boy at {x}. He does not speak because he has been told not to, and he is good at keeping promises.',
        'Do not stay at {x} over Christmas. Do not ask why the piano is locked. And whatever the children tell you, do not play.',
      ],
      mill: ['The wheel at {x} has not turned since the drownings. On the night {who} moves in, it starts.'],
      chapel: [
        'The congregation of {x} vanished in a single night in 1889, leaving their coats on the pegs. Now the coats are gone.',
        'Restoring a wall painting in a remote chapel, {who} uncovers a figure that is not in any scripture. Each morning, there is a little more of it than {she} cleaned.',
      ],
      farm: [
        'Something followed them home from {x}. It is being very quiet, and it has begun to help with the washing-up.',

        'Calves born wrong. Corn that bleeds. A father who goes out to the far field every evening and comes back a little less like himself. Folk horror at its grimmest.',
      ],
      quarry: [
        'Five teenagers went swimming at {x} in the summer of 1974. Four came home. Now the water is being drained.',
      ],
      wood: [
        'Everyone in the village knows the rule about {x}: if you hear your name, do not answer. {who} has only just moved in.',
        'A missing child, a burnt-out car, and a wood that is not on any map made after 1700.',
      ],
      marsh: [
        'The bodies that come out of {x} are two thousand years old, and perfectly preserved. All but the last one, which is wearing a digital watch.',
      ],
      lake: [
        'There is a town under {x}. On still nights, its bells can be heard, and this autumn people have begun to walk in.',
      ],
      school: [
        'In the dormitory at {x} there are twelve beds and thirteen girls. {who} has been told not to count them.',
      ],
      point: [
        'Three keepers, one lighthouse, a storm that does not end. The log book of {x}, found in a sealed tin, is printed here in full.',
      ],
    },
  },
};
