import type { Grammar } from '../../grammar.ts';

/** What books that explain and advise tell of, and how, by genre. */
export const knowledge: Readonly<Record<string, Grammar>> = {
  'Popular Science': {
    text: [
      'What have {d} got to do with {e}? More than you might think. A working scientist takes us on a tour of {x}, from the first guesses to the newest findings.',
      'Everything you were taught about {x} at school was true, up to a point. This book starts at that point.',
      'For twenty years, the author has been studying {x} in the lab and in the mud. This is {her} account of {d}, {e}, and the colleague who was right all along.',
      'Clear, friendly, and free of equations, this is the introduction to {x} that most of us needed at sixteen.',
      '“You will never look at {x} in the same way again.” Longlisted for the Hallam Science Prize.',
      'Beautiful photographs, a light touch, and a serious argument: we know far less about {x} than we think. With chapters on {d} and {f}.',
      'Why do we still not understand {x}? Experts disagree, at times loudly. A science journalist listens to all of them and comes down, with some hesitation, on one side.',
      'From {d} to {f}, this is popular science at its best: curious, generous, and full of things to read aloud to whoever is in the room.',
      'The story of {x} is also the story of the people who could not leave the subject alone, among them a monk, a brewer, and a girl of twelve.',
    ],
  },
  'Self-Help': {
    text: [
      'You do not need a new life. You need about ten minutes a day. A practical, no-nonsense guide to {x}, with exercises that fit on a bus ride.',
      'If you have bought books like this before and given up by chapter three, start here. {x}, explained by a therapist who has heard every excuse and used most of them.',
      'Are you tired of being told to try harder? So was the author, until a breakdown at forty-four made {him} rethink everything {she} had been telling other people.',
      'Backed by research, tested in the clinic, and written in plain English. Each chapter ends with one thing to do and one thing to stop doing.',
      'What I learned about {x} from a year of getting it wrong.',
      'A workbook with space to write in. Twelve weeks, twelve themes, one of them {x}. Checklists, review pages, spiral bound.',
      '“The book I give to everyone I love.” On {x}, and on what gets in its way.',
      'In a world that never stops asking, it takes practice. This book sets out the five-step method that has already helped thousands of readers.',
      'Based on the popular newsletter. Fifty very short chapters, to be read in any order. On {x}, and on other things that nobody taught us.',
      'Calm, funny, and sensible. There is no programme, no app, and nobody gets up at five in the morning.',
    ],
  },
  Business: {
    text: [
      'Most companies get {x} wrong, and most of them in the same way. Drawing on more than two hundred interviews, the author explains why, and what the others do differently.',
      'The essential handbook for first-time managers. Clear chapters on {x}, budgets, and difficult conversations, with templates to download.',
      'What would you do with half the staff and twice the orders? The founder of a furniture company tells the story of a terrible year, and what it taught {him} about {x}.',
      "“Should be on every manager's desk.” A concise, evidence-based guide to {x}, now fully revised, with new chapters on hybrid teams.",
      'Why do clever people make such bad decisions about {x}? A behavioural economist looks at {count} famous failures, and at the incentives behind them.',
      'Stop copying Silicon Valley. In this provocative book, a consultant with thirty years of experience argues that the best ideas about {x} come from firms you have never heard of.',
      'A business novel. When Maggie takes over the family firm, she has ninety days, an angry bank manager, and no idea about {x}.',
      'Practical advice on {x} for owners of small businesses, written by somebody who has run four of them and lost one.',
      'Spreadsheets lie. People lie to spreadsheets. This sharp, entertaining look at {x} shows how to tell the difference.',
    ],
  },
};
