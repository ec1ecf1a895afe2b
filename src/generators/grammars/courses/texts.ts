/**
 * First sentences of texts about courses: what one learns. Behind a bar is what an intermediate or advanced course has
 * in place of the sentence. A part of a topic, such as `{focus}`, can be singular or plural, so it is never the subject
 * of a verb.
 */
// oxfmt-ignore
const TEXTS: readonly string[] = [
  'In this course on {topic}, you will learn about {all}.',
  'This course introduces you to {topic}, with lessons on {all}.|This course takes your skills in {topic} further, with lessons on {all}.',
  'Learn {topic} in {lessons} lessons, which cover {all}.',
  'This course covers the foundations of {topic}: {four}.|This course covers more advanced parts of {topic}: {four}.',
  'Get a solid start in {topic}, with lessons on {all}.|Build on what you know about {topic}, with lessons on {all}.',
  'The {lessons} lessons of this course on {topic} deal with {all}.',
  'Learn {topic} from the ground up, including {all}.|Improve your {topic} with lessons on {all}.',
  'A practical introduction to {topic} that covers {all}.|A practical course on {topic} for people with experience, covering {all}.',
  'This course is a guided tour of {topic}, with a focus on {both}.|This course goes deeper into {topic}, with a focus on {both}.',
  'You will learn the essentials of {topic}, among them {all}.|You will improve your skills in {topic}, with special attention to {all}.',
  'A step-by-step course on {topic}, with chapters on {four}.|A course on {topic} for the next step, with chapters on {four}.',
  'This course teaches {topic} through practical examples of {all}.',
  'In {lessons} lessons on {topic}, you will work on {all}.',
  'Start learning {topic} with clear lessons on {all}.|Deepen your knowledge of {topic} with lessons on {all}.',
  'Find out how {topic} works in practice, with lessons on {all}.|Go beyond the basics of {topic}, with lessons on {all}.',
  'This course on {topic} puts the emphasis on {both}.',
  'Learn about {four} in this course on {topic}.',
  '{hours} of video lessons on {topic} teach you about {all}.',
  'This hands-on course on {topic} is about {all}.',
  'A course on {topic} with many examples, on {all}.',
  'Learn the most useful parts of {topic}: {all}.|Learn the parts of {topic} that matter once you know the basics: {all}.',
  'Develop your skills in {topic}, with exercises on {four}.',
  'This course gives you an overview of {topic} and practice with {both}.|This course gives you more confidence in {topic}, above all with {both}.',
  'With short lessons on {all}, this course makes it easy to start with {topic}.|With lessons on {all}, this course adds to what you know about {topic}.',
  'This course on {topic} leads you through {all}.',
  'Topics of this course on {topic} are {four}.',
  'You will explore {topic} through lessons on {all}.',
  'In this course, I teach {topic} with a focus on {both}.',
  'A varied set of lessons on {topic}, including {four}.|A thorough set of lessons on {topic}, including {four}.',
  'Become more confident in {topic}, with lessons on {all}.',
  'This course on {topic} explains {all}, one lesson at a time.',
  'Learn what you need to know about {topic}, including {all}.|Learn how experienced people approach {topic}, including {all}.',
  'Discover {topic} with {lessons} lessons on {all}.|Strengthen your {topic} with {lessons} lessons on {all}.',
  'Lessons on {all} make up this introduction to {topic}.|Lessons on {all} make up this further course on {topic}.',
  'This course shows you how to approach {topic}, with detailed lessons on {both}.',
  'Learn {topic} at your own pace, with lessons on {four}.',
  'The course begins with an overview of {topic} and then covers {all}.|The course begins with a review of the basics of {topic} and then covers {all}.',
  'You will gain a good understanding of {topic}, from lessons on {all}.|You will gain a deeper understanding of {topic}, from lessons on {all}.',
  'Explore {topic} step by step, with lessons on {all}.',
  'Here you learn {topic} by doing, with practice in {both}.',
  'This course on {topic} combines theory and practice, on {all}.',
  'Take your first steps in {topic}, with lessons on {all}.|Take the next steps in {topic}, with lessons on {all}.',
  'Join me for {lessons} lessons on {topic}, on {all}.',
  'A clear and practical course on {topic}, with lessons on {four}.',
  'You will practise {topic} in {lessons} lessons, with a focus on {both}.',
  'Over {hours}, this course on {topic} covers {four}.',
  'Learn {topic} with demonstrations and exercises on {all}.',
  'This course on {topic} takes you through {four}.',
  'The lessons of this course on {topic} include {four}.',
  'A course for everyone who wants to learn {topic}, with lessons on {all}.|A course for everyone who wants to get better at {topic}, with lessons on {all}.',
  'Learn how to get started with {topic}, with lessons on {all}.|Learn how to get more out of {topic}, with lessons on {all}.',
  'The main subjects of this course on {topic} are {all}.',
  'You will build up your knowledge of {topic}, with lessons on {four}.',
  'This course presents the key ideas of {topic}, including {all}.',
  'In clear video lessons, you learn about {topic}, especially {both}.',
  'Study {topic} with {first}, in lessons on {all}.',
  'What you learn about {topic} in this course includes {all}.',
  'Each section of this course is about one part of {topic}, including {all}.',
  'Master the basics of {topic}, with lessons on {all}.|Continue with {topic}, with lessons on {all}.',
  'This course is about {topic} in everyday practice, with lessons on {all}.',
  '{lessons} video lessons on {topic} cover {four}.',
  'Learn {topic} with plenty of practice, above all in {both}.',
  'In this course on {topic}, we look at {all}.',
  'This course helps you to learn {topic}, with lessons on {four}.|This course helps you to improve your {topic}, with lessons on {four}.',
  'We cover {four} in this course on {topic}.',
  'A well-structured course on {topic}, including {all}.',
];

/** Returns the sentence before the bar, or the one behind it, of each text. */
const partOf = (at: 0 | -1): readonly string[] => TEXTS.map((text) => text.split('|').at(at) ?? '');

/**
 * The first sentences about courses that need nothing to begin with, and about those that need some experience. Both
 * have the same number, in the same order, so that neighbours at different levels have different ones, too.
 */
export const COURSE_TEXTS: Readonly<Record<'open' | 'further', readonly string[]>> = {
  open: partOf(0),
  further: partOf(-1),
};

/** What follows: what students do by the end, `{aim}`, how the course is taught, `{own}`, or both. */
export const COURSE_REST: readonly string[] = ['{goal}', '{own} {goal}', '{own}'];

/** Sentences on what students are able to do by the end. */
export const COURSE_ABILITY: readonly string[] = [
  'By the end, you will be able to {aim}.',
  'After the last lesson, you will be able to {aim}.',
  'The last lessons help you to {aim}.',
  'By the end of the course, you can {aim}.',
  'When you have finished, you will know how to {aim}.',
  'Step by step, you learn to {aim}.',
  'Once you have worked through the lessons, you can {aim}.',
  'The lessons prepare you to {aim}.',
  'You finish the course ready to {aim}.',
  'Afterwards, you will be able to {aim}.',
];

/** Sentences on what students make by the end, for subject areas in which they make something. */
export const COURSE_PROJECT: readonly string[] = [
  ...COURSE_ABILITY.slice(0, 7),
  'In the final section, you {aim}.',
  'As a final project, you {aim}.',
  'In the closing project, you {aim}.',
  'At the end, you {aim}.',
  'In the last part, you {aim}.',
  'The course ends with a project in which you {aim}.',
];
