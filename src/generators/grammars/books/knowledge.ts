import type { Grammar } from '../../grammar.ts';

/** Blurbs of books that explain or advise, by genre. */
export const knowledge: Readonly<Record<string, Grammar>> = {
  'Popular Science': {
    text: [
      'A Grand Tour of {x}|What is the link between {d} and {e}? A tour of {x}, from the first guesses to the newest findings.',
      'What School Left Out About {x}|Everything you were taught about {x} at school was true, up to a point. This book starts at that point.',
      'The Accidental Science of {x}|Half of what we now know about {x} was found out by accident. The author has gone to see the people to whom it happened, and tells of {d}, {e}, and {f} on the way.',
      'Understanding {x}|Clear, friendly, and free of equations, this is the introduction to {x} that most of us needed at sixteen.',
      'Thinking About {x}|Longlisted for the Hallam Science Prize. On {d}, {e}, and {f}, with a good index and some very bad jokes.',
      'How Little We Know About {x}|A light touch and a serious argument: we know far less about {x} than we think. With chapters on {d} and {f}.',
      'The Quarrel over {x}|Why do we still not understand {x}? Experts disagree, at times loudly. The author listens to all of them and comes down, with some hesitation, on one side.',
      'All About {x}|All about {x}, from {d} to what nobody has explained yet.',
      'The Curious Book of {x}|From {d} to {f}: a curious, generous book, and full of things to read aloud to whoever is in the room.',
      'Obsessed with {x}|The story of {x} is also the story of the people who could not leave the subject alone, among them a monk, a brewer, and a girl of twelve.',
    ],
  },
  'Self-Help': {
    text: [
      'Ten Minutes of {x}|You do not need a new life. You need about ten minutes a day. A practical, no-nonsense guide to {x}, with exercises that fit on a bus ride.',
      '{x} for People Who Give Up|If you have bought books like this before and given up by chapter three, start here. {x}, explained by somebody who has heard every excuse and used most of them.',
      '{x} After Burnout|Are you tired of being told to try harder? So was the author, until a breakdown at forty-four made {him} rethink everything {she} had been telling other people.',
      'Plain Advice on {x}|Written in plain English, by somebody who has been there. Each chapter ends with one thing to do and one thing to stop doing.',
      'A Year of Getting {x} Wrong|What I learned about {x} from a year of getting it wrong.',
      'The {x} Workbook|Comes with checklists, review pages, and space to write in. On {x}, and how to keep it up when life gets in the way.',
      'A Short Book on {x}|On {x}, and on what gets in its way. Short enough for a Sunday.',
      'Five Steps to {x}|In a world that never stops asking, it takes practice. This book sets out five steps, and says what to do when the third one fails.',
      'Notes on {x}|Based on the popular newsletter. Very short chapters, to be read in any order. On {x}, and on other things that nobody taught us.',
      '{x} for the Rest of Us|Calm, funny, and sensible. There is no programme, no app, and nobody gets up at five in the morning.',
    ],
  },
  Business: {
    text: [
      'What We Get Wrong About {x}|Most companies get {x} wrong, and most of them in the same way. Drawing on more than two hundred interviews, the author explains why, and what the others do differently.',
      "A First-Time Manager's Guide to {x}|The essential handbook for first-time managers. Clear chapters on {x}, holidays, and difficult conversations, with templates to download.",
      '{x} in a Terrible Year|Half the staff, twice the orders: the story of a terrible year at a furniture company, and of what it taught everyone there about {x}.',
      'The Evidence on {x}|A concise, evidence-based guide to {x}, with questions to discuss after each chapter.',
      'Clever Mistakes in {x}|Why do clever people get {x} so wrong? A look at famous mistakes, and at the incentives behind them.',
      '{x} Beyond Silicon Valley|Stop copying Silicon Valley. In this provocative book, the author argues that the best ideas about {x} come from firms you have never heard of.',
      'Maggie Learns {x}|Told as the story of Maggie, who takes over the family firm with ninety days, an angry bank manager, and no idea about {x}.',
      '{x} for Small Businesses|Practical advice on {x} for owners of small businesses, with the expensive mistakes left in.',
      '{x} in Ten Firms|A short book on {x}, with one case from each of ten firms.',
      '{x} and the Spreadsheet|Spreadsheets lie. People lie to spreadsheets. This sharp, entertaining look at {x} shows how to tell the difference.',
    ],
  },
};
