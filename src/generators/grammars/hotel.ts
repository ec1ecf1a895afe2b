import { fill } from '../grammar.ts';
import type { Grammar, Slots } from '../grammar.ts';
import { AMENITIES, AMENITY_WORDS } from '../lists/amenities.ts';
import type { Random } from '../random.ts';
import { SPELT } from './wording.ts';
import type { About, Subject } from './subject.ts';

const STARS = ['', 'one-star', 'two-star', 'three-star', 'four-star', 'five-star'];

/** Houses of up to three stars, and all whose stars are not told. */
const SIMPLE: Grammar = {
  text: [
    '{rooms} rooms, {away}, with {f}, {g}, and {h}. Please pay on arrival.',
    'Guests have {f} and {g}, but {lack}. Rates for a week are on request.',
    '{name} is {a manner} {house} at {address}, {away}. It comes with {f} and {g}.',
    'We redid all bathrooms in {recent}. The house has {f}, {g}, and {h}.',
    'Clean, plain, and {away}. You can count on {f}, {g}, and {h}.',
    'No frills: a bed, a shower, a desk by the window, {f}, {g}. In exchange you pay less than next door.',
    'You find us at {address}, {away}: {rooms} rooms, {f}, and {g}.',
    '{a former} until {year}, today {a manner} {house} with {rooms} rooms, {f}, and {g}.',
    'Ask for a room at the back; those at the front get the morning traffic. New since {recent}: {f}.',
    'Most guests stay two nights, see {place}, and move on. A few stay longer and thank us for {f}.',
    'Good beds, thin walls, fair prices. We do have {f} and {g}. Sorry, {lack}.',
    'Where: {address}, {away}. What: {rooms} rooms on {floors} floors, {f}, {g}.',
    'What most guests ask for, and what we therefore have: {f}, {g}, {h}.',
    'Renovated in {recent}: new windows, new mattresses, {f}, {g}. Some things stay as they were: {lack}.',
    '{f}, {g}, {h}: that is {name} in short. Rooms are ready from {arrival}.',
    '{place} without big-hotel prices. You get {f} and {g}, you do without some things ({lack}), and you sleep well.',
    'The rooms are on the small side, but each has a proper desk. To make up for it: {f}.',
    'Of our {rooms} rooms, {few} are singles, which are hard to find in {place}. All guests can count on {f}.',
    'Early meeting? {name} is {away}. There is {lack}, but you have {f} and {g}.',
    'Open since {year} and last refurbished in {recent}, with {f}, {g}, and {h}.',
    '{a manner} {house} for people who ask for little: {f}, {g}, and a bed {away}.',
    'Not the newest address in {place}, but everything works. Facilities: {f}, {g}, {h}.',
    'Quiet rooms to the courtyard, brighter ones to the street, {rooms} in all, with {f}.',
    'Come for a night or for a month. We have {rooms} rooms {away}, {f}, and {g}.',
    'Finding us: {address}, {away}. Once you are here: {f}, {g}, {h}.',
    'Reviews praise the welcome, the beds, and {f}; they are less kind about the carpets.',
    'Tiled floors, white walls, plenty of light in all {rooms} rooms. We have {f}, but {lack}.',
    'Check-in is from {arrival}. The keys are real ones, the prices are fair, and you get {f}.',
  ],
  manner: ['simple', 'modest', 'plain', 'friendly', 'quiet', 'well-kept', 'practical', 'relaxed'],
};

const UPPER: Grammar = {
  text: [
    '{rooms} rooms and suites at {address}, with {f}, {g}, and {h}. Suites sleep up to four.',
    'The lobby dates from {year}; the bathrooms, happily, do not. Later still came {f}, {g}, and {h}.',
    '{name} lies {away}. It has {rooms} rooms, {f}, {g}, and {h}.',
    'Opened in {recent}: oak, linen, low light, {f}, and {g}. On Fridays somebody plays the piano.',
    'Proper service and no fuss. Expect {f}, {g}, and a reply to every email within the hour.',
    'Corner suites look both ways along the street. The latest addition: {f}.',
    'Weddings, board meetings, and a good many honeymoons. What we have for them: {f}, {g}, {h}.',
    '{a manner} {house}, reopened in {recent} after two years of work, now with {f} and {g}.',
    'The smallest of the {rooms} rooms measure {size} square metres. Add {f} and {g}.',
    'Handmade beds, {rooms} rooms, {f}, {g}, and a lobby that smells of coffee.',
    'The lobby is small, the rooms are not. Facilities include {f}, {g}, and {h}.',
    'On weekdays, people with laptops; on Saturdays, people with shopping bags. For either: {f}.',
    'Independent since {year}, with {rooms} rooms. Of late, guests also have {f} and {g}.',
    'What guests mention most: the silence, the showers, the beds. What we would mention: {f}, {g}, and {h}.',
    'The upper floors look out over {place}. We never tire of it. Indoors: {f}.',
    'Marble in the bathrooms, wool underfoot, blackout curtains that work, and, since {recent}, {f}.',
    'Arrive at {address} and leave the bags to us. Among our services are {f} and {g}.',
    'Rates are lower from a week on. The house comes with {f}, {g}, and {h}.',
    '{place} has grander hotels, but few as calm. This one has {f} and {g}.',
    'Check-in from {arrival}, check-out by noon, and nobody minds if it gets later. {f}, {g}, and {h} complete the list.',
    'All {rooms} rooms were refitted in {recent}: walnut desks, rain showers, sockets where you need them. What stayed: {f}.',
    'Art on loan from galleries in {place} hangs on every floor. Less artful, but welcome: {f}.',
    'The best rooms face the courtyard; say so when you book, and say if you need {f}.',
    '{a manner} {house} that regulars like to keep to themselves, with {f}, {g}, and a side entrance.',
    'Theatre-goers, trade-fair exhibitors, the odd touring orchestra: most come back, some for {f}.',
    'High ceilings and tall windows throughout, and all of it {away}. Look forward to {f}, {g}, and {h}.',
    '{name} has {rooms} rooms on {floors} floors, {f}, {g}, and {h}.',
    'Wool blankets, fresh fruit outside the door in the morning, {f}, and {g}. Call us for the best rate.',
  ],
  manner: [
    'elegant',
    'stylish',
    'refined',
    'understated',
    'polished',
    'grand',
    'discreet',
    'modern',
    'spacious',
    'traditional',
  ],
};

/** Short texts about a hotel, most of them made of what it has: rooms, an address, a distance, amenities. */
export const hotel: Subject = {
  rules: {
    year: ['1958', '1961', '1964', '1967', '1969', '1972', '1974', '1978', '1981', '1983', '1986'],
    recent: ['2017', '2018', '2019', '2021', '2022', '2023', '2024', '2025'],
    former: ['printing works', 'school', 'post office', 'warehouse', 'clinic', 'bank', 'shirt factory', 'dairy'],
    arrival: ['noon', 'one', 'two', 'three', 'four'],
    size: ['18', '20', '21', '22', '23', '24', '26', '28', '30', '32'],
  },
  parts: { simple: SIMPLE, upper: UPPER },
  read(about, random) {
    const { name = 'The hotel', place = 'the city', stars = 0, amount = random.int(12, 90), distance, address } = about;
    return {
      part: stars > 3 ? 'upper' : 'simple',
      slots: {
        name,
        place,
        address: address ?? place,
        house: stars > 0 ? `${STARS[stars] ?? ''} hotel` : 'hotel',
        rooms: String(amount),
        few: few(amount, random),
        floors: SPELT[Math.min(9, 2 + Math.floor(amount / 30))] ?? '',
        away: awayFrom(distance, place, random),
        ...phrasesOf(about, amount, random),
      },
    };
  },
};

/** A small number in words: no more than a house of so many rooms has of most things. */
function few(rooms: number, random: Random): string {
  return SPELT[random.int(2, rooms < 25 ? 3 : rooms < 80 ? 6 : 9)] ?? '';
}

/** How far it is to the middle of the city, which is `distance` kilometres away. */
function awayFrom(distance: number | undefined, place: string, random: Random): string {
  if (distance === undefined || distance < 0.25) return 'in the very centre';
  return `${String(Math.round(distance * 10) / 10)} km from ${random.chance(1 / 2) ? 'the centre' : `central ${place}`}`;
}

/** What the house has, in three phrases, and what it does without; what others also have is left out of fine houses. */
function phrasesOf(
  { topics = ['breakfast', 'free Wi-Fi', 'lounge', 'garden'], stars = 0 }: About,
  rooms: number,
  random: Random,
): Slots {
  const words = (slot: string): string => {
    if (slot === 'few') return few(rooms, random);
    if (slot === 'spaces') return String(random.int(4, Math.max(8, Math.min(60, rooms >> 1))));
    if (slot === 'seats') return String(2 * random.int(8, Math.max(14, Math.min(90, rooms >> 1))));
    return random.pick(AMENITY_WORDS[slot] ?? []);
  };
  const shuffled = random.sample(topics, topics.length);
  const fine = stars > 3 ? shuffled.filter(isFine) : shuffled;
  const [f = '', g = '', h = ''] = (fine.length < 3 ? [...new Set([...fine, ...shuffled])] : fine)
    .slice(0, 3)
    .map((one) => fill(random.pick(AMENITIES[one]?.told ?? [one]), words));
  const lacked = Object.entries(AMENITIES).flatMap(([one, { lacked: text }]) =>
    text === undefined || topics.includes(one) ? [] : text,
  );
  return { f, g, h, lack: lacked.length > 0 ? lacked : 'no minibar' };
}

/** Whether few houses of one or two stars have it. */
function isFine(amenity: string): boolean {
  const [one = 0, two = 0] = AMENITIES[amenity]?.share ?? [];
  return one <= 15 && two <= 20;
}
