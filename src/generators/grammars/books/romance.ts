import type { Tales } from './tales.ts';

/** Blurbs of love stories. */
export const romance: Readonly<Record<string, Tales>> = {
  Romance: {
    stories: {
      orchard: [
        'Half the trees are diseased, the roof leaks, and her late uncle has left the other half of the orchard to a man she has not spoken to since the sixth form. {ann} gives it one harvest.',
      ],
      'lemon grove': [
        "Jilted, jobless, and badly sunburnt, {ann} takes a summer job among the lemon trees. The work is hard, the food is heaven, and the owner's son is not remotely her type.",
      ],
      boathouse: [
        'Every August for nine years, they met at the old boathouse. The tenth summer, he did not come. Now he is back, with a daughter, a divorce, and some explaining to do.',
      ],
      bookshop: [
        'Somebody has been leaving notes in the second-hand books, and {ann}, who runs the shop, has begun to answer. She knows his handwriting, his taste in poetry, and his views on soup. She does not know that he is the man who is trying to buy the building.',
        'A failing bookshop, a rainy seaside town, and the grumpiest customer in England.',
      ],
      vineyard: [
        'One vineyard, one harvest, and two people with opposite plans for the land. A slow-burn, enemies-to-lovers romance with real heat.',
      ],
      'tea room': [
        'When {ann} inherits a tea room full of cracked china and opinionated pensioners, she plans to be back in the city by Easter. The pensioners have other plans, and most of them involve the local vet.',
      ],
      'flower market': [
        'Stall nine: roses, retail, four generations. Stall ten: organic, online, and far too handsome. At five in the morning it is war. By closing time, it is something else.',
      ],
      'little bakery': [
        "Up at three, asleep by eight, no time for love. Then the new baker in {ann}'s kitchen turns out to be the boy who broke her heart at seventeen, and he makes the best croissants she has ever tasted.",
      ],
      'old cinema': [
        'They are going to turn it into flats. {ann} has eighty seats, one working projector, and six weeks to save the place where her parents met. All she needs is an architect, and there is only one in town. He is her ex-husband.',
      ],
      'post office': [
        'A letter posted in 1964 turns up behind the sorting rack, and {ann} sets out to deliver it. A tender, two-stranded love story that will leave you in tears.',
      ],
      'goat farm': [
        'City girl {ann} {last} knows nothing about goats. Luckily, neither does the man she has hired to help.',
      ],
      inn: [
        'One inn, one blizzard, one bed. {ann} has read enough novels to know where this is going. The man with the snow plough apparently has not.',
      ],
      library: [
        'Librarian {ann} {last} has a plan for everything except Dr Joe Castell, who owes four years of fines and has just bought the house next door.',
      ],
      vet: [
        "When {ann}'s dog eats a wedding ring, only the new vet can help. The ring, it turns out, was meant for somebody who said no.",
      ],
      baker: [
        "It started with a wrong order: three hundred cupcakes, pink, for a funeral. The town's grumpiest baker is not going to let {ann} forget it, and she is not going to let him win.",
      ],
      bookseller: [
        'They have been arguing about novels online for two years. Neither of them knows that the other one works across the street.',
      ],
      tailor: [
        'Fourteen bridesmaids, three weeks, and the most serious tailor in town. By the second fitting, {ann} has begun to look for reasons to come back.',
      ],
      chef: [
        'After their row on live television, a famous chef and his worst critic are booked for the same Christmas special. The menu is planned to the minute. Falling in love is not on it.',
      ],
      carpenter: [
        'How long can it take to put up some shelves? For {ann}, who is newly single and in no hurry, the answer is about eleven weeks.',
      ],
      any: [
        'Newly divorced and back in her old bedroom in {t} at thirty-eight, {ann} has sworn off men. That is before she meets the one who has sworn off women.',
        "Ten years ago, {ann} {last} left {t} with a suitcase and a broken heart. She is back for her sister's wedding, and of course he is the best man. Some people never change. Has she?",
        'Five weddings in one summer, one pretend boyfriend, and three simple rules. By the second wedding in {t}, two of them are broken.',
        'Welcome to {t}, where everyone knows your name, your business, and exactly who you should marry. Book two in the much-loved series.',
        "It was one kiss, on one New Year's Eve, eleven years ago. Neither of them has ever mentioned it. Now they are stuck in {t}, in the rain, with no trains.",
      ],
    },
  },
};
