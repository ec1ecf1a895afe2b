import { category, chosen, listed, row, worded, type Guess, type Row } from './row.ts';

const EVENT: Guess = worded('{first} {kind}', {
  first:
    'Spring, Summer, Autumn, Winter, Annual, City, Harbour, Open-air, Jazz, Food, Design, Book, Film, Science, Startup, Charity, Family, Night',
  kind: 'Festival, Market, Conference, Workshop, Concert, Fair, Meetup, Gala, Exhibition, Run, Tour, Lecture',
});

const COURSE: Guess = worded('{level} {subject}', {
  level: 'Introduction to, Advanced, Applied, Principles of, Practical, Foundations of',
  subject:
    'Mathematics, Statistics, Economics, Photography, Spanish, Accounting, Programming, Marketing, Biology, World History, Drawing, Project Management, Chemistry, Nutrition, Public Speaking',
});

/** Rows for what people go to, and what they learn. */
export const EVENT_THINGS: readonly Row[] = [
  row(
    'name',
    'event name, event title, special event name, exhibition name, exhibition title, festival name, concert name, conference name, show name, tour name, experience name, experience title, occasion, fair name, concert title, tour title, activity title, meetup name, excursion name',
    { string: EVENT },
  ),
  row(
    'name',
    '@happening title, @happening name, @happening subject, @happening summary, appointment title, meeting title, meeting name, meeting topic, calendar event title, agenda item, agenda, reservation name title, appointment type, appointment type name, visit type, session title, meeting subject, session name, calendar event summary, meeting type',
    {
      string: listed(
        'Project kick-off, Weekly review, Budget planning, Interview, Product demo, Team lunch, Training, Site visit, Customer call, Design review, Quarterly report, First consultation, Follow-up, Annual check, Contract talk, Handover',
      ),
    },
  ),
  row(
    'name',
    'course name, course title, subject name, class name, lesson title, lesson name, module title, module name, training name, curriculum name, workshop title, course, subject taught, lecture name, chapter title, unit title, class title, lecture subject, school subject, program name course, quiz title, exam name, exam title, assignment title, assignment name, quiz name, training title, field of study, major, course label, discipline, subject area, webinar name, learning path title, chapter name, degree program, workshop name',
    { string: COURSE },
  ),
  row(
    'name',
    'school subject, student subject, teacher subject, @person subject, lesson subject, exam subject, grade subject, tutor subject, class subject',
    category(
      'Mathematics, English, History, Biology, Chemistry, Physics, Geography, Art, Music, Physical Education, French, Computer Science',
    ),
  ),
  row(
    'category',
    'event category, event type name, activity category, event genre, special event category, event kind, type event name, show category, event category name',
    category('Concert, Workshop, Conference, Exhibition, Sports, Theatre, Market, Lecture, Festival, Family'),
  ),
  row(
    'name',
    'ticket type, admission type, fare type, ticket category type, pass type, entry type ticket, ticket kind, admission, ticket class type, passenger type, guest type, ticket option',
    { string: chosen('adult:5, child:2, senior, student:2, family') },
  ),
  row(
    'name',
    'holiday name, holiday, public holiday, festival holiday',
    category(
      'New Year’s Day, Easter Monday, Labour Day, Whit Monday, Ascension Day, Christmas Day, Boxing Day, All Saints’ Day',
    ),
  ),
];
