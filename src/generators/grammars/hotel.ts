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
    'Family-run since {year}. Expect {f} and {g}, but {lack}; the street is quiet after ten.',
    '{name} is {a manner} {house} at {address}, {away}. It comes with {f} and {g}.',
    'We took over from our parents in {recent} and have redone all bathrooms since. We also added {f} and {g}.',
    'Clean, plain, and {away}. You can count on {f}, {g}, and {h}, but there is {lack}.',
    'No frills: a bed, a shower, a desk by the window, {f}, {g}. In exchange you pay less than next door.',
    'Look for the green door at {address}. Behind it: {rooms} rooms, {f}, and {g}.',
    '{a former} until {year}, today {a manner} {house} with {rooms} rooms, {f}, and {g}.',
    'Ask for a room at the back; those at the front get the morning traffic. We have {f}, {g}, and {h}.',
    'Most guests stay two nights, see {place}, and move on. What they use most: {f} and {g}.',
    'Good beds, thin walls, fair prices. We do have {f} and {g}. Sorry, {lack}.',
    'Where: {address}, {away}. What: {rooms} rooms on {floors} floors, {f}, {g}.',
    'One team looks after {rooms} rooms, {f}, and {g}. Somebody always knows which bus to take.',
    'Renovated in {recent}: new windows, new mattresses, {f}, {g}. Some things stay as they were: {lack}.',
    '{f}, {g}, {h}: that is {name} in short. Rooms are ready from {arrival}.',
    '{place} without big-hotel prices. You get {f} and {g}, you do without some things ({lack}), and you sleep well.',
    'The rooms are on the small side, but each has a proper desk. Also: {f}, {g}, {h}.',
    'Of our {rooms} rooms, {few} are singles, which are hard to find in {place}. Everyone gets {f} and {g}.',
    'Handy for a late train or an early meeting: we are {away} and have {f}, {g}, and {h}.',
    'My grandmother let the first rooms here in {year}. She would have liked {f}, though perhaps not {g}.',
    '{a manner} {house} for people who ask for little. They get {f}, {g}, and a bed {away}.',
    'Not the newest address in {place}, but everything works, from {f} to {g}. Only one complaint so far: {lack}.',
    'Quiet rooms to the courtyard, brighter ones to the street. All {rooms} have use of {f} and {g}.',
    'Come for a night or for a month; weekly rates are on request. Long-stay guests value {f} and {g}.',
    'Finding us: {address}, {away}. Once you are here: {f}, {g}, {h}.',
    'Reviews praise the beds, the welcome, and {f}; they are less kind about the carpets. Added in {recent}: {g}.',
    'Tiled floors, white walls, plenty of light. Book one of our {rooms} rooms and you have {f} and {g}, but {lack}.',
    'School groups in May, cyclists all summer, sales reps for the rest of the year. All of them ask about {f} or {g}.',
  ],
  manner: ['simple', 'modest', 'plain', 'friendly', 'quiet', 'well-kept', 'practical', 'relaxed'],
};

const UPPER: Grammar = {
  text: [
    '{rooms} rooms and suites at {address}, with {f}, {g}, and {h}. Suites sleep up to four.',
    'The lobby dates from {year}; the bathrooms, happily, do not. Later still came {f}, {g}, and {h}.',
    '{name} lies {away}. Beyond its {rooms} rooms it offers {f}, {g}, and {h}.',
    'Opened in {recent}: oak, linen, low light, {f}, and {g}. On Fridays somebody plays the piano.',
    'Expect proper service and no fuss: {f}, {g}, and a reply to every email within the hour.',
    'Corner suites look both ways along the street. The house also runs to {f} and {g}.',
    'Weddings, board meetings, and a good many honeymoons. People choose us for {f} and {g}.',
    '{a manner} {house}, reopened in {recent} after two years of work, now with {f} and {g}.',
    'The smallest of the {rooms} rooms measure {size} square metres. Add {f}, {g}, and {h}.',
    'Handmade beds, {rooms} rooms, {f}, and a lobby that smells of coffee. For rainy days, {g}.',
    'The lobby is small, the rooms are not, and few guests leave without having tried {f} or {g}.',
    'On weekdays, people with laptops; on Saturdays, people with shopping bags. Both like {f} and {g}.',
    'Independent, and owned by one family since {year}. Of late, guests also have {f} and {g}.',
    'What guests mention most: the silence, the showers, {f}. What we would mention: {g} and {h}.',
    'You can look out over {place} from the upper floors. Closer to hand: {f}, {g}, and {h}.',
    'Marble in the bathrooms, wool underfoot, blackout curtains that work; {f} and {g} besides.',
    'Arrive at {address} and leave the bags to us. By the time they are upstairs you will have found {f}.',
    'Long-stay rates apply from {few} nights and cover {f}, {g}, and cleaning twice a week.',
    '{place} has grander hotels, but few as calm, and few with {f} and {g} under one roof.',
    'Check-in from {arrival}, check-out by noon, and nobody minds if it gets later. We are proud of {f} and {g}.',
    'All {rooms} rooms were refitted in {recent}: walnut desks, rain showers, sockets where you need them. New, too: {f}.',
    'Art on loan from galleries in {place} hangs on every floor. Not your thing? Then {f} or {g}, perhaps.',
    'The best rooms face the courtyard; say so when you book. The others still get {f} and {g}.',
    '{a manner} {house} for people who would rather not be noticed, with {f}, {g}, and a side entrance.',
    'Theatre-goers, trade-fair exhibitors, the odd touring orchestra: they come for {f}, {g}, or {h}.',
    'High ceilings and tall windows throughout, and all of it {away}. Look forward to {f}, {g}, and {h}.',
    '{name} has {rooms} rooms and, should it rain, {f}, {g}, and {h}.',
    'Wool blankets, fresh fruit outside the door in the morning, {f}, and {g}. Call us for the best rate.',
  ],
  manner: ['elegant', 'stylish', 'refined', 'understated', 'polished', 'grand'],
};

/** Short texts about a hotel, most of them made of what it has: rooms, an address, a distance, amenities. */
export const hotel: Subject = {
  rules: {
    year: ['1958', '1961', '1964', '1967', '1969', '1972', '1974', '1978', '1981', '1983', '1986'],
    recent: ['2012', '2014', '2015', '2016', '2017', '2018', '2019', '2021', '2022', '2023', '2024'],
    former: ['printing works', 'school', 'post office', 'warehouse', 'clinic', 'bank', 'shirt factory', 'dairy'],
    arrival: ['two', 'half past two', 'three', 'four'],
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
        away: awayFrom(distance, random),
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
function awayFrom(distance: number | undefined, random: Random): string {
  if (distance === undefined || distance < 0.25) return 'in the very centre';
  const minutes = Math.round(distance * 15);
  return `${minutes < 30 && random.chance(0.6) ? `${minutes} minutes` : `${distance.toFixed(1)} km`} from the centre`;
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
  return one <= 15 && two <= 28;
}
