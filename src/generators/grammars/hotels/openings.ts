/**
 * Sentences that open a text: what the hotel is, where it is, and who runs it. Behind the first bar is what a hotel with
 * many rooms has in place of it, behind the second what one with four or five stars has. All of them say how many rooms
 * there are.
 */
// oxfmt-ignore
const OPENINGS: readonly string[] = [
  '{rooms} rooms in {building}, {situation}.',
  '{name} is {a rooms}-room {house} {situation}, {owner}.|{name} is {a rooms}-room hotel {situation}.|{name} is {a stars}-star hotel {situation}. It has {rooms} rooms.',
  'Welcome to {name}! You find us {situation}, with {rooms} rooms on {floors} floors.',
  '{a house} {situation} with {rooms} rooms, {kinds}.',
  'Are you looking for a room in {place}? We have {rooms}, {kinds}.',
  'Our {rooms} rooms are in {building}, {situation}.',
  '{name}: {rooms} rooms, {kinds}, in {building}.',
  'Stay {situation}. There are {rooms} rooms, {kinds}.',
  'In {building}, {name} has {rooms} rooms, {kinds}.',
  '{a house} with {rooms} rooms, {owner}.|{name} has {rooms} rooms on {floors} floors, {kinds}.',
  'All {rooms} rooms have {feature}. The {house} is {situation}.',
  'You can reach most of the city on foot from {name}, which has {rooms} rooms, {kinds}.',
  'We are {a rooms}-room {house} in {building}, {owner}.|We are {a rooms}-room hotel in {building}.',
  '{name} opened in {recent} and has {rooms} rooms, {kinds}.',
  'A good location, {situation}, and {rooms} rooms, {kinds}.',
  '{rooms} rooms on {floors} floors in the middle of {place}.',
  'A good base for {place}: {a house} {situation}, with {rooms} rooms.',
  'Choose from {rooms} rooms, {kinds}. {name} is {situation}.',
  '{name} is in {building}, {situation}. There are {rooms} rooms.',
  'Central and calm: {rooms} rooms {situation}.',
  'This {house} with {rooms} rooms, {situation}, is {owner}.|Modern and well placed: {rooms} rooms on {floors} floors, {situation}.',
  '{name} is your home {situation}, with {rooms} rooms, {kinds}.',
  'Guests like {name} for its location {situation}. There are {rooms} rooms, {kinds}.',
  'Come and stay {situation}! {name} has {rooms} rooms, {kinds}.',
  'Relax in one of {rooms} rooms in {building}.',
  'Book one of {rooms} rooms {situation}, {kinds}.',
  '{name} stands {situation}, in {building}, and has {rooms} rooms.',
  'In the middle of {place}, we have {rooms} rooms, {kinds}.',
  'Small and comfortable: {name}, {situation}, with {rooms} rooms, {kinds}.|{name} is easy to find, {situation}. It has {rooms} rooms.',
  '{a house} for short stays and long ones, with {rooms} rooms {situation}.',
  'With {rooms} rooms, {kinds}, {name} is small and personal.|With {rooms} rooms, {kinds}, {name} has space for groups as well as for single travellers.|With {rooms} rooms, {kinds}, {name} is one of the finest addresses in the city.',
  'For a night or a week: {rooms} rooms in {building}.',
  'Our home is {building}. You choose from {rooms} rooms, {kinds}.',
  'We have {rooms} rooms, {kinds}. The {house} is in {building}.',
  'We are {situation} and have {rooms} rooms.',
  '{rooms} rooms, {kinds}: that is {name}, {situation}.',
  'Wake up {situation}, in one of {rooms} rooms.',
  'Our {house} is in {building}. It has {rooms} rooms, {kinds}.',
  'On holiday or at work, you are well placed at {name}, {situation}. There are {rooms} rooms.',
  'Simple, comfortable, and central: {rooms} rooms, {kinds}.|Space for everyone: {rooms} rooms {situation}, {kinds}.|A {stars}-star hotel with {rooms} rooms, {kinds}.',
  '{name} offers {rooms} rooms, {kinds}, {situation}.',
  'We offer {rooms} rooms in {building}.',
  '{rooms} comfortable rooms {situation}, {kinds}.',
  'This is {a house} with {rooms} rooms in {building}.',
  '{name} welcomes you {situation}. There are {rooms} rooms, {kinds}.',
  'Located {situation}, {name} has {rooms} rooms, {kinds}.',
  'In the heart of {place}: {rooms} rooms in {building}.',
  'A friendly {house} with {rooms} rooms, {kinds}.',
  'Our {house} {situation} has {rooms} rooms, {kinds}.',
  'You find {name} in {building}, with {rooms} rooms.',
  'From {name}, {situation}, you can explore the city on foot. It has {rooms} rooms.',
  '{rooms} rooms, {kinds}, await you {situation}.',
  'Each of our {rooms} rooms has {feature}. You find us {situation}.',
  '{name} is in {building}. Each of its {rooms} rooms has {feature}.',
  '{rooms} rooms, each with {feature}, {situation}.',
  'The {house} has {rooms} rooms, {kinds}. It is {situation}.',
  'Set {situation}, our {house} has {rooms} rooms.',
  'Spend a night or two {situation}. {name} has {rooms} rooms, {kinds}.',
  'There are {rooms} rooms at {name}, each with {feature}.',
  '{name} has {rooms} rooms and is {situation}.',
  'If you want to stay {situation}, try one of our {rooms} rooms, {kinds}.',
  'Small and personal: {rooms} rooms in {building}, {owner}.|Large and practical: {rooms} rooms in {building}.|Elegant and central: {rooms} rooms in {building}.',
  'All of our {rooms} rooms are in {building}.',
  '{a house} in {building}, {owner}, with {rooms} rooms.|A hotel in {building}, with {rooms} rooms, {kinds}.',
  '{name}, {situation}, is {owner}. It has {rooms} rooms.|{name}, {situation}, has {rooms} rooms on {floors} floors.',
  'We are {owner} and have {rooms} rooms {situation}.|You have a choice of {rooms} rooms, {kinds}.',
  'Stay in one of {rooms} rooms, {kinds}. The {house} is {situation}.',
];

const SIZES = { small: 0, large: 1, fine: 2 } as const;

/**
 * The openings for a size of hotels. All sizes have the same number, in the same order, so that neighbours of different
 * sizes have openings of different shapes, too.
 */
export function openingsFor(size: keyof typeof SIZES): readonly string[] {
  return OPENINGS.map((text) => {
    const forms = text.split('|');
    return forms[SIZES[size]] ?? forms.at(-1) ?? '';
  });
}

/** Sentences that open texts about pubs with rooms. */
export const PUB_OPENINGS: readonly string[] = [
  '{rooms} rooms over a pub, {situation}.',
  'A pub {situation} with {rooms} rooms upstairs, {kinds}.',
  '{name} is a pub in {building}, with {rooms} rooms upstairs.',
  '{rooms} rooms above the bar, {kinds}.',
  'A pub with {rooms} rooms, {owner}.',
  '{name} has {rooms} rooms over the bar, {kinds}, {situation}.',
  'A pub since {built}, and a place to sleep since {recent}: {rooms} rooms, {kinds}.',
  'Eat, drink, and stay {situation}. We have {rooms} rooms, {kinds}.',
  'There are {rooms} rooms above {name}, {kinds}.',
  'Good beer below, good beds above: {rooms} rooms {situation}.',
  'Welcome to {name}, a pub with {rooms} rooms in {building}.',
];

/** Sentences that open texts about inns with a restaurant. */
export const INN_OPENINGS: readonly string[] = [
  'A restaurant with {rooms} rooms, {owner}.',
  '{rooms} rooms above a restaurant, {situation}.',
  '{name} is an inn {situation} with {rooms} rooms, {kinds}.',
  'An inn with {rooms} rooms in {building}, {owner}.',
  'Dining room below, {rooms} rooms above, {kinds}.',
  '{name} has {rooms} rooms over its dining room, {situation}.',
  'An inn since {built}, {owner}, with {rooms} rooms.',
  'Come for dinner, stay for the night: {rooms} rooms, {kinds}, {situation}.',
  'Our inn has {rooms} rooms, {kinds}, and a kitchen that we are proud of.',
  'You find {name} {situation}. We have a dining room and {rooms} rooms, {kinds}.',
  'Good food and {rooms} rooms {situation}, {owner}.',
  'A kitchen and {rooms} rooms in {building}, {kinds}.',
  '{name} is a restaurant with {rooms} rooms, {situation}.',
];

/** Sentences that open texts about inns in the style of Japan and Korea. */
export const TRADITIONAL_OPENINGS: readonly string[] = [
  '{rooms} rooms in an old timber house, {situation}.',
  'A traditional inn with {rooms} rooms around a small garden, {situation}.',
  '{name} is a traditional inn with {rooms} rooms, in the same family since {since}.',
  'A timber house from {built}, rebuilt in {recent}, with {rooms} rooms.',
  'A traditional inn {situation}, with {rooms} rooms.',
  '{name} has {rooms} rooms around a court with a stone lantern.',
  'Stay as people have long stayed here, in one of {rooms} rooms {situation}.',
  'Our wooden house has {rooms} rooms with sliding doors, {situation}.',
  'Slip off your shoes and relax in one of {rooms} rooms with straw mats.',
  'Welcome to {name}, a wooden house {situation} with {rooms} rooms.',
];
