import { chosen, matching, namesWith, row, whole, type Guess, type Row } from './row.ts';

const DATE_TIME = 'date-time';

/** Nouns for mails to many people. When such a mail is sent is often planned. */
const LETTERS = 'broadcast, newsletter, campaign, email campaign, mailing';

/** Range of times in Unix time, in seconds. It ends some weeks before the default reference date. */
const EPOCH: readonly [number, number] = [1_690_000_000, 1_755_000_000];

const past = (days: readonly [number, number], more: Partial<Guess> = {}): Guess => ({
  generator: 'past_date',
  args: { days },
  format: DATE_TIME,
  ...more,
});

const future = (days: readonly [number, number], more: Partial<Guess> = {}): Guess => ({
  generator: 'future_date',
  args: { days },
  format: DATE_TIME,
  ...more,
});

/** Guesses a time in Unix time, in seconds. */
const seconds: Guess = { ...whole(...EPOCH), format: 'unix-time' };

/**
 * Returns a guess that makes a Unix time, in seconds, a little later than the time in a field with one of these roles.
 */
const secondsAfter = (roles: readonly string[], factor: readonly [number, number] = [1.0001, 1.005]): Guess => ({
  generator: 'random_int',
  args: { factor },
  format: 'unix-time',
  reads: { baseValue: roles },
  within: [EPOCH[0], EPOCH[1] * 1.05],
  otherwise: seconds,
});

/** A day as a factor on Unix time: about 1/20,000 of the seconds since 1970. */
const DAY = 86_400 / EPOCH[1];

/**
 * Returns a guess that makes a time after the one in a field with one of these roles. If there is no such field, it is
 * after a hidden time that fields beside it also use.
 */
const after = (
  roles: readonly string[],
  args: Readonly<Record<string, unknown>> & { readonly days?: readonly [number, number] },
  alone: readonly [number, number],
  more: Partial<Guess> = {},
): { readonly string: Guess; readonly integer: Guess; readonly number: Guess } => {
  const { days: [near, far] = [0.1, 90] } = args;
  const inSeconds = secondsAfter(roles, [1 + near * DAY, 1 + far * DAY]);
  return {
    string: {
      generator: 'past_date',
      args,
      format: DATE_TIME,
      reads: { after: roles },
      needs: { after: 'created' },
      otherwise: past(alone),
      ...more,
    },
    integer: inSeconds,
    number: inSeconds,
  };
};

/** Returns guesses for a time that is some minutes or hours after the start of the same thing. */
const afterStart = ({ string, integer, number }: ReturnType<typeof after>): Row['guesses'] => ({
  string: {
    generator: 'past_date',
    args: { distribution: 'soon', days: [0.001, 0.3] },
    format: DATE_TIME,
    reads: { after: ['started'] },
    otherwise: string,
  },
  integer: { ...secondsAfter(['started'], [1.000_000_1, 1.000_02]), otherwise: integer },
  number: { ...secondsAfter(['started'], [1.000_000_1, 1.000_02]), otherwise: number },
});

/** Returns guesses for a time after that of the last change, if a field has that. */
const whenOver = ({ string, integer, number }: ReturnType<typeof after>): Row['guesses'] => ({
  string: {
    generator: 'past_date',
    args: { distribution: 'soon', days: [0.01, 5] },
    format: DATE_TIME,
    reads: { after: ['updated'] },
    otherwise: string,
  },
  integer: { ...secondsAfter(['updated'], [1, 1.0005]), otherwise: integer },
  number: { ...secondsAfter(['updated'], [1, 1.0005]), otherwise: number },
});

const ends = (
  args: Readonly<Record<string, unknown>>,
  alone: readonly [number, number] = [1, 365],
): Row['guesses'] => ({
  string: {
    generator: 'future_date',
    args,
    format: DATE_TIME,
    reads: { after: ['start', 'started'] },
    otherwise: future(alone),
  },
  integer: secondsAfter(['start']),
  number: secondsAfter(['start']),
});

const when = (guess: Guess): Row['guesses'] => ({ string: guess, integer: seconds, number: seconds });

const clock = (...times: readonly string[]): Row['guesses'] => ({
  string: { generator: 'choices', args: { choices: times }, format: 'time' },
});

/** Rows for days and moments. */
export const TIME: readonly Row[] = [
  row(
    'created',
    'created, created at, created on, loan date, borrowed at, borrow date, loaned at, issued date, incident date, accident date, collision date, occurred, date occurred, loss date, date of loss, date created, created date, created date utc, created utc, created timestamp, create date, create time, date of creation, creation date, creation time, created time, time created, added, added at, added on, date added, registered, registered at, registration date, date registered, registered on, signup date, signed up at, sign up date, joined, joined at, joined on, join date, date joined, inserted at, inserted, opened at, opened on, placed at, ordered at, order date, issued, issued at, issue date, issued on, date issued, posted, posted at, posted on, post date, submitted, submitted at, submitted on, submission date, received at, received, received on, issuing date, issuance date, requested at, requested, request date, recorded, recorded at, record date, logged at, logged, reported at, uploaded at, uploaded, upload date, enrolled at, enrollment date, invited at, invoice date, transaction date, date of issue, entry date, booked at, booking date, booked on, sent at, sent, sent on, date sent, author date, first seen, first seen at, application date, applied at, applied on, member since, customer since, since, captured at, measured at, measurement time, observed at, sampled at, collected at, detected at, occurred at, occurred on, generated at, initiated at, initiated, created dt, queued at, acquired at, acquired on, transaction time, purchased at, purchase date, date of purchase, purchased on, bought at, buy date, observation time, reading time, effective date time, installed at, install date, installation date, manufacture date, first name date, earned at, awarded at, reported on, date reported, exported at, imported at, taken at, taken on, date taken, visited at, commented at, order time, first login, onboarded at',
    when(
      past([1, 730], {
        behind: { after: 'created' },
        beside: { roles: ['later', 'shipped'], args: { days: [45, 760] } },
        inState: { happened: 'expired', args: { days: [310, 1200] } },
        afterWhole: {
          generator: 'past_date',
          args: { distribution: 'soon', days: [0.000_1, 0.01] },
          format: DATE_TIME,
        },
      }),
    ),
  ),
  // A file is written before it is uploaded.
  row(
    'content created',
    'content created at, content created, content created on, content created time, original created at',
    {
      string: {
        generator: 'past_date',
        args: { days: [0.5, 60] },
        format: DATE_TIME,
        reads: { before: ['created'] },
        otherwise: past([30, 760]),
      },
    },
  ),
  row(
    'content updated',
    'content modified at, content modified, content updated at, content updated, content changed at',
    {
      string: {
        generator: 'past_date',
        format: DATE_TIME,
        reads: { after: ['created'], before: ['updated'] },
        otherwise: past([1, 60]),
      },
    },
  ),
  row(
    'started',
    `started, started at, started on, began at, execution started at, processing started at, run started at, ${namesWith(
      'recording, call, conference recording, transcription, execution, job run, build, deployment, import, export, sync run',
      'start time, start date, started, start',
    )}`,
    {
      string: {
        generator: 'past_date',
        args: { distribution: 'soon', days: [0.001, 0.5] },
        format: DATE_TIME,
        reads: { after: ['created'] },
        otherwise: past([45, 730]),
      },
      integer: secondsAfter(['created'], [1.000_001, 1.000_02]),
      number: secondsAfter(['created'], [1.000_001, 1.000_02]),
    },
  ),
  row(
    'updated',
    'updated, updated at, updated on, date updated, updated date, updated date utc, updated utc, updated timestamp, update date, update time, updated time, last updated, last updated at, last update, last update time, modified, modified at, modified on, date modified, modified date, modification date, last modified, last modified at, last modified date, modified time, last modified time, last modified on, changed, changed at, changed on, last changed, edited, edited at, edited on, edited timestamp, last edited, last edited at, synced at, last sync, last sync at, last synced at, refreshed at, last refreshed at, touched at, last update date, last modification, last modification time, status changed at, last edited time, revised at, date last modified, last change',
    after(['created'], {}, [1, 60], { beside: { roles: ['later', 'shipped'], args: { days: [31, 400] } } }),
  ),
  // Texts that people write are changed at once, or never.
  row(
    'updated',
    'message updated, message updated at, message date updated, message edited at, comment updated at, comment date updated, comment updated, comment edited at, reply updated at',
    after(['created'], { distribution: 'soon', days: [0.001, 0.3] }, [1, 60]),
  ),
  row(
    'seen',
    'last login, last login at, last login date, last seen, last seen at, last active, last active at, last activity, last activity at, last accessed, last accessed at, accessed, accessed at, last used, last used at, last visit, last visit date, last contact, last contacted, last contacted at, last message at, last reply at, last sign in, last sign in at, last checked, last checked at, checked at, last run, last run at, last heartbeat, last ping, last connected at, last login time, last access, last order date, last purchase date, last payment date, last viewed at, viewed at, last reviewed, last played, last played at, last maintenance, last service date, last inspection, last inspected at, last maintenance date, last calibrated, last backup, last backup at, last triggered at, last scan, last price change, last calibration date, last watered, last visit at, last donation date, last read timestamp, last read at, last read message timestamp, last read date',
    after(['created'], {}, [0, 30]),
  ),
  row(
    'later',
    'ended, ended at, ended on, finished, finished at, finished on, stopped at',
    afterStart(after(['created'], { distribution: 'soon', days: [8.5, 30] }, [1, 60])),
  ),
  row(
    'later',
    'approved at, processed, processed at, processed on, processing date, verified at, verified on, email verified at, phone verified at, confirmed at, confirmed on, confirmation date, email confirmed at, captured at payment, activated at, activation date, activated on, enabled at, accepted at, acceptance date, accepted on, assigned at, acknowledged at, authorized at, authorized date, checked in at, checkin time actual, packed at, picked at, paid, paid at, paid on, payment date, date paid, triaged at, notified at, attempted at, opted in at, consented at, claimed at, matched at, moderated at, reserved at, invitation accepted at',
    after(['created'], { distribution: 'soon', days: [0.01, 1] }, [1, 60]),
  ),
  row('issued', 'issuance moment', after(['created'], { distribution: 'soon', days: [0.001, 0.1] }, [1, 730])),
  // A letter is written before the time that it is planned for.
  row(
    'created',
    namesWith(LETTERS, 'created at, created, created on, date created, creation date'),
    when({ ...past([0.1, 14]), reads: { before: ['start'] }, otherwise: past([1, 730]) }),
  ),
  // What is planned comes at the time that it is planned for.
  row(
    'start',
    namesWith(LETTERS, 'scheduled at, scheduled for, send at, send time, scheduled time, scheduled send time'),
    when(
      future([1, 60], {
        beside: { roles: ['dispatched'], args: { days: [-300, -1] } },
        inState: { happened: 'sent', args: { days: [-300, -1] } },
      }),
    ),
  ),
  row('dispatched', namesWith(LETTERS, 'sent at, dispatched at, delivered at'), {
    ...after(['created'], { distribution: 'soon', days: [0.001, 0.1] }, [1, 60]),
    string: {
      generator: 'past_date',
      args: { distribution: 'soon', days: [0.000_1, 0.003] },
      format: DATE_TIME,
      reads: { after: ['start', 'created'] },
      otherwise: past([1, 60]),
    },
  }),
  row(
    'shipped',
    'shipped at, shipped on, ship date, shipping date, shipped, dispatched at, deployed at, released at order, fulfilled at',
    after(['created'], { days: [1.2, 3] }, [1, 60]),
  ),
  row(
    'later',
    'delivered at, delivered on, delivered, delivery date, arrived at, delivery time actual, first response at, response date, responded at, answered at, read at, read on, reminded at, last reminded at',
    after(['created'], { days: [3.5, 8] }, [1, 60], {
      otherwise: {
        generator: 'past_date',
        args: { distribution: 'soon', days: [1, 5] },
        format: DATE_TIME,
        reads: { after: ['shipped'] },
        otherwise: past([1, 60]),
      },
    }),
  ),
  row(
    'later',
    'returned, returned on, returned date, date returned, date reviewed, reviewed date, date approved, date rejected, date resolved, date closed, date refunded, date signed, return date actual, completed, completed at, completed on, completion date, date completed, completed date, closed, closed at, closed on, closed date, close date, resolved at, resolved on, resolution date, cancelled at, canceled at, canceled, cancelled, canceled on, cancellation date, cancelled on, refunded at, refund date, deactivated at, disabled at, suspended at, blocked at, banned at, locked at, unsubscribed at, unsubscribed, rejected at, rejected on, declined at, reviewed at, reviewed on, review date, signed at, signed on, signature date, signed date, redeemed at, used at, redeemed on, voided at, failed at, returned at, converted at, succeeded at, payment succeeded at, settled at, settlement date, posted date, cleared at, merged at, closed time, checked out at, joined date, promoted at, decision date, won at, lost at, terminated at, withdrawn at, revoked at, graduated at, opted out at, clicked at, collected on, transferred at, fixed at, muted at, pinned at, seen at, executed at, contacted at, qualified at, won date, available at, interviewed at, treated at, discharged at, discharge date, published by date, action date, adopted at, adoption date, upgraded at, cancel at, disposed at',
    after(['created'], { distribution: 'soon', days: [8.5, 29] }, [1, 60]),
  ),
  row(
    'later',
    'restored at, restored on, reopened at, reactivated at, resumed at',
    after(['created'], { days: [29, 31] }, [1, 60]),
  ),
  row(
    'later',
    'deleted, deleted at, deleted on, date deleted, archived, archived at, archived on, expired at, removed at',
    whenOver(after(['created'], { days: [31, 40] }, [1, 60])),
  ),
  row('trashed', 'trashed at, trashed on', whenOver(after(['created'], { days: [31, 40] }, [1, 60]))),
  row('later', 'purged at, purged on', after(['trashed', 'updated'], { days: [29, 31] }, [1, 60])),
  row(
    'published',
    'published, published at, published on, publish date, published date, publication date, release date, released, released at, released on, date published, date released, launch date, launched at, air date, first aired, premiere date, publish time, publishing date, pub date, launched on, aired at, first air date, live date, go live date',
    {
      string: {
        generator: 'past_date',
        args: { distribution: 'soon', days: [0.02, 20] },
        format: DATE_TIME,
        reads: { after: ['created'] },
        otherwise: past([1, 730]),
      },
      integer: secondsAfter(['created']),
      number: secondsAfter(['created']),
    },
  ),
  row(
    'start',
    'start, start at, start time, start date time, start timestamp, starts, starts at, starts on, begin, begins at, begin at, begin time, beginning, from, from time, check in, check in date, check in at, arrival date hotel, checkin, checkin date, departure, departure time, departure at, departure date, departs at, depart at, depart time, departs, pickup date, pickup time, pickup at, pick up date, opens at, scheduled, scheduled at, scheduled for, scheduled date, scheduled time, scheduled start, planned start, event date, appointment date, visit date, service date, session date, meeting date, meeting time, lesson date, match date, game date, race date, kickoff, kick off, kick off time, interview date, exam date, test date, travel date, tour date, lecture date, reservation date, reservation time, @happening date, @happening time, @happening datetime, @happening date time, scheduled departure, estimated departure, departure datetime, outbound date, admission date, admitted at, time in, clock in, shift start, sign in time, start datetime, pick up time, collection date, course start, visit time, pickup datetime, scheduled delivery, window start, slot start, time slot start',
    when(future([-60, 120], { args: { days: [-60, 120], openingHours: [7, 20] } })),
  ),
  row(
    'start',
    'start on, start date, date start, start day, begins, begin date, valid from, valid since, effective from, effective date, effective, effective at, active from, available from, opens on, opening date, scheduled on, planned start date, contract start date, contract start, policy start date, lease start, lease start date, rental date, rental start, sale start date, sale starts at, employment start date, period start, trial start, trial start date, subscription start date, coverage start, term start, campaign start, valid from date, date valid from, semester start',
    when(future([-60, 120], { args: { days: [-60, 120], openingHours: [0, 0] } })),
  ),
  // What is billed or told of a time, such as a line of an invoice, comes after that time.
  row(
    'start',
    'from datetime, from date time, from date, date from, billing period start, billed from, service start',
    when(
      future([-60, 120], {
        args: { days: [-60, 120], openingHours: [0, 0] },
        afterWhole: future([-45, -31], { args: { days: [-45, -31], openingHours: [0, 0] } }),
      }),
    ),
  ),
  // It goes on.
  row(
    'start',
    'current period start, current period started at, current billing period start, current billing period started at',
    when(future([-27, -1], { args: { days: [-27, -1], openingHours: [0, 0] } })),
  ),
  row(
    'end',
    'end, end at, ending at, ending on, ending date, end on, end date, end time, end date time, date end, end timestamp, ends, ends at, ends on, end day, finish, finish at, finishes at, finish date, finish time, until, to, to time, valid to, valid until, valid till, valid through, effective to, effective until, active to, active until, available until, available to, check out, check out date, check out at, checkout, checkout date, checkout at, arrival, arrival time, arrival at, arrival date, arrives at, arrive at, arrives, dropoff date, dropoff time, drop off date, drop off time, closes at, closes on, closing date, scheduled end, planned end, planned end date, stop time, stop date, contract end date, contract end, policy end date, lease end, lease end date, rental end, return date, return at, return time, sale end date, sale ends at, sale price effective until, period end, trial end, trial end date, trial ends at, subscription end date, coverage end, term end, campaign end, inbound date, discharge time, time out, clock out, shift end, end datetime, valid until date, scheduled arrival, estimated arrival, arrival datetime, eta, dropoff datetime, course end, semester end, window end, slot end, maturity date, maturity, termination date, thru date, through date, auction end, auction ends at',
    ends({ dayChoices: [7, 14, 30, 30, 60, 90] }),
  ),
  row(
    'end',
    'current period end, current period ending at, current billing period end, current billing period ending at',
    ends({ dayChoices: [28, 30, 31] }),
  ),
  row(
    'end',
    'to datetime, to date time, to date, date to, billing period end, billed to, service end',
    ends({ dayChoices: [7, 30, 30, 31, 31] }),
  ),
  row(
    'end',
    '@happening end, @happening end time, @happening ends at, @happening end date, @happening end at, @happening finish, @happening finishes at, @happening arrival, @happening arrival time, @happening arrives at, @happening arrival date, @happening ended at, @happening end datetime, @happening end date time, arrival time, arrives at, scheduled arrival, estimated arrival, eta, end time, ends at, shift end, slot end, clock out, time out, window end, time slot end',
    ends({ hours: [1, 5] }),
  ),
  row(
    'end',
    'booking check out, reservation check out, stay check out, check out, check out date, checkout date, checkout, booking checkout, reservation end date, booking end date, dropoff date, booking to, reservation to, booking end, reservation end',
    ends({ days: [1, 10] }),
  ),
  // Guests arrive before they leave, travellers leave before they arrive.
  row(
    'start',
    'guest arrival, guest arrival date, guest arrival time, stay arrival, stay arrival date, booking arrival, booking arrival date, reservation arrival, reservation arrival date, hotel arrival date, visitor arrival, rental arrival date, camper arrival date',
    when(future([-60, 120])),
  ),
  row(
    'end',
    'guest departure, guest departure date, guest departure time, stay departure, stay departure date, booking departure, booking departure date, reservation departure, reservation departure date, hotel departure date, visitor departure, rental departure date, camper departure date, discharged at, discharge date, discharged, discharged on',
    ends({ days: [1, 10] }),
  ),
  row(
    'created',
    'planted at, planting date, planted, planted on, sowing date, sown at, sown on',
    when(past([120, 500])),
  ),
  row(
    'later',
    'harvested at, harvest date, harvested, harvested on, reaped at',
    after(['created'], { days: [60, 110] }, [1, 60]),
  ),
  row(
    'due',
    'due, due date, due at, due on, deadline, due by, due time, payment due date, next due date, date due, response deadline, application deadline, target date, expected date, expected delivery date, estimated delivery, estimated delivery date, expected at, expected delivery, promised date, due date time, delivery date expected, expected completion date, target completion date, expected close date, estimated completion date, closing date expected, expected arrival, remind at, reminder at, reminder, reminder date, follow up date, follow up at, next follow up, expected arrival date, required by, needed by, estimated arrival date, required date, release at, snooze until, snoozed until, target end date, desired date, submission deadline, registration deadline, requested delivery date, estimated delivery at, vote deadline',
    {
      string: {
        generator: 'future_date',
        args: { days: [7, 45] },
        format: DATE_TIME,
        reads: { after: ['start', 'created'] },
        otherwise: future([1, 60]),
      },
      integer: secondsAfter(['created'], [1.0003, 1.002]),
      number: secondsAfter(['created'], [1.0003, 1.002]),
    },
  ),
  row(
    'expires',
    'expires, expires at, expires on, disposition at, disposition date, retention end, retained until, expiry, expiry date, expiration, expiration date, expire at, expire date, expire, expiration time, expired date, expires date, token expires at, expires after, best before, best before date, use by, expiry time, card expiry, sell by, passport expiry, insurance expiry, lock expires at, expiration at, premium until, license expiry, certificate expiry, expiration timestamp, invalid after, not after, renew by, insurance expiry date',
    {
      string: future([30, 720], { inState: { happened: 'expired', args: { days: [-300, -1] } } }),
      integer: secondsAfter(['created'], [1.005, 1.02]),
      number: secondsAfter(['created'], [1.005, 1.02]),
    },
  ),
  row(
    'next',
    'next, resumes at, resume at, resumes on, resume date, next run, next run at, next payment date, next billing date, next billing at, next appointment, next charge date, next service date, renewal date, renews at, renew at, next renewal date, next invoice date, next maintenance, next inspection, next payment at, next review date, next run time, next maintenance date, next execution, next occurrence, next delivery date, next order date, next sync at, next event, next visit date, next retry at, next retry, next attempt at, next payment attempt, next sync, next billing, next calibration date, next due, next dose, ships at, preorder ships at, preorder release date, expected ship date, restock date, backorder date, unshared at',
    when(future([1, 90])),
  ),
  row(
    'birth',
    'birth date, birthday, date of birth, born, birth day, born on, born at, birth, birth date time, dateofbirth',
    {
      string: past([6800, 26_500], { args: { days: [6800, 26_500], distribution: 'low' } }),
      integer: whole(-100_000_000, 1_100_000_000),
    },
  ),
  row(
    'birth',
    '@animal birth date, @animal birthday, @animal date of birth, child birth date, child date of birth, kid birth date',
    { string: past([90, 4200]) },
  ),
  row('birth', 'student birth date, student date of birth, pupil date of birth, learner birth date, pupil birth date', {
    string: past([4000, 8500]),
  }),
  row('death', 'death date, died, date of death, died on, died at, deceased date', { string: past([90, 9000]) }),
  row(
    'founded',
    'founded, founded on, founded at, founding date, foundation date, established, established on, incorporation date, incorporated at, established date, date founded, incorporated on, date of incorporation, date established, opened date, inception date',
    { string: past([900, 14_000]), integer: whole(1950, 2022), number: whole(1950, 2022) },
  ),
  row('founded', 'founded year, year founded, founding year, year established, established year, founded in', {
    integer: whole(1950, 2022),
    number: whole(1950, 2022),
    string: matching('(19[5-9][0-9]|20[01][0-9])'),
  }),
  row(
    'hired',
    'hire date, hired at, hired on, date hired, employment date, employee start date, employee since, start date employment, employed since, date of hire, joining date, employee join date, date of joining',
    { string: past([40, 4500]) },
  ),
  row(
    'moment',
    'date, timestamp, date time, at, on, event time, event timestamp, at time, day date, value date, reference date, report date, unix time, dt, time stamp, server time, as of, as of date, instant, log time, data date, statement date, posting date, recorded date, observation date, reading date, effective date transaction, publication time',
    when(
      past([0, 400], {
        args: { distribution: 'soon', days: [0.001, 1] },
        reads: { after: ['created'] },
        otherwise: past([0, 400]),
      }),
    ),
  ),
  // Whatever has happened to a record has happened since it was created.
  row('any moment', 'any moment', {
    string: past([1, 730], { args: { days: [0.1, 90] }, reads: { after: ['created'] }, otherwise: past([1, 730]) }),
  }),
  row(
    'moment',
    'timestamp millisecond, millisecond timestamp, epoch millisecond, time millisecond, created millisecond, epoch milli',
    { integer: whole(1_690_000_000_000, 1_755_000_000_000), number: whole(1_690_000_000_000, 1_755_000_000_000) },
  ),
  row(
    'time of day',
    'appointment time, time of day, time, start hour, hour time, session time, departure time text, local time, preferred time, appointment hour, pickup time of day, meal time clock, reservation time of day, check in time, check out time, class time, delivery time of day, cut off time, cutoff time, booking time',
    {
      string: {
        generator: 'choices',
        args: { choices: ['08:30', '09:00', '10:15', '11:00', '13:30', '14:00', '15:45', '16:30'] },
      },
    },
  ),
  row(
    'opens',
    'opening time, open time, opens, opening hour start, open at, opening, opening from, business open, open from, opens time',
    clock('09:00', '09:00', '09:00', '10:00', '10:00', '08:00'),
  ),
  row(
    'closes',
    'closing time, close time, closes, opening hour end, close at, closing, opening until, business close, open until, closes time',
    clock('18:00', '18:00', '18:00', '17:00', '17:00', '20:00'),
  ),
  row(
    'opening hours',
    'opening hour, business hour, office hour, working hour, hours of operation, store hour, hours, trading hour, schedule, availability hour',
    {
      string: chosen(
        'Mon–Fri 9:00–17:00:3, Mon–Sat 10:00–19:00:3, Mon–Fri 8:00–18:00:2, Daily 8:00–20:00:2, Tue–Sun 10:00–18:00',
      ),
    },
  ),
  row(
    'time slot',
    'time slot, slot, time range, time window, delivery window, delivery slot, timeslot, pickup window, availability slot',
    { string: chosen('08:00–10:00, 10:00–12:00, 12:00–14:00, 14:00–16:00, 16:00–18:00') },
  ),
  row(
    'period',
    'period, reporting period, billing month, date range, term, academic year, semester, fiscal period, school year, season, academic term, accounting period, pay period, statement period, season name, vintage period, season code, budget period',
    { string: chosen('2024, 2025:2, 2024/25, 2025/26:2, Q1 2025, Q3 2025') },
  ),
  row('iso duration', 'iso duration', { string: matching('PT([1-9]|1[0-2])H([1-5][05]M)?') }),
  row('time of day', 'clock time', { string: chosen('08:00:00, 10:30:00, 12:00:00, 15:00:00:2, 16:00:00, 18:30:00') }),
  row(
    'duration text',
    'delivery estimate, estimated delivery time, lead time, delivery time, eta text, processing time, shipping time, transit time, turnaround time, duration day text, handling time, delivery estimate text',
    { string: chosen('1–2 days, 2–3 days:3, 3–5 days:3, 1 week') },
  ),
];
