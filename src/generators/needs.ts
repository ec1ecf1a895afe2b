import type { ownGenerators } from './own.ts';
import type * as registry from './registry.ts';

type Named = typeof registry & typeof ownGenerators;

/** The arguments that a generator cannot do without. */
type NeededBy<F> = F extends (context: never, args: infer A) => unknown
  ? undefined extends A
    ? never
    : { [K in keyof A]-?: {} extends Pick<A, K> ? never : K }[keyof A]
  : never;

/** By generator; the compiler misses one that is left out, and any argument of it. */
type Needs = {
  readonly [N in keyof Named as [NeededBy<Named[N]>] extends [never] ? never : N]: Readonly<
    Record<NeededBy<Named[N]>, true>
  >;
};

const NEEDS: Needs = {
  billing_cycle: { choices: true },
  course_level: { choices: true },
  discount_type: { choices: true },
  element: { at: true, of: true },
  event_category: { choices: true },
  gender: { choices: true },
  image_format: { choices: true },
  invoice_status: { choices: true },
  notification_type: { choices: true },
  priority: { choices: true },
  status: { choices: true },
  subscription_plan: { choices: true },
  subscription_status: { choices: true },
  ticket_category: { choices: true },
  ticket_status: { choices: true },
  word: { choices: true },
  chain_holder: { chain: true },
  chain_link: { chain: true },
  chain_period: { after: true, link: true },
  host_name: { category: true, city: true, title: true, trade: true, venue: true },
  crew_member: { field: true, fields: true },
  coupon_code: { discount: true, value: true },
  invoice_number: { date: true },
  isbn: { published: true },
  ticket_number: { date: true },
  image_url: { kind: true, title: true },
  url: { host: true },
  username: { first: true, last: true },
  crypto_name: { rank: true },
  crypto_supply: { rank: true },
  crypto_symbol: { rank: true },
  crypto_top: { rank: true },
  market_cap: { price: true, supply: true },
  stock_change: { previous: true, price: true },
  stock_exchange: { listing: true },
  stock_symbol: { company: true, listing: true },
  book_pages: { genre: true },
  book_tale: { genre: true },
  book_title: { genre: true },
  shelf_author: { authors: true, place: true },
  shelf_authors: { shelf: true },
  shelf_volume: { authors: true, place: true },
  shelf_books: { authors: true },
  shelf_first: { place: true },
  course_category: { topic: true },
  course_enrolment: { rating: true, since: true },
  course_mentor: { place: true },
  course_title: { level: true, topic: true },
  course_topic: { skills: true },
  course_turn: { place: true },
  mentor_rate: { years: true },
  file_size: { format: true, height: true, width: true },
  image_height: { width: true },
  hotel_price: { stars: true },
  revenue: { employees: true },
  figure: { at: true, columns: true, of: true, row: true },
  company_size: { employees: true },
  club_number: { homes: true, league: true, seat: true },
  competition: { league: true },
  league: { circuit: true, division: true, sport: true },
  league_cities: { circuit: true, size: true, sport: true },
  league_seat: { league: true },
  league_size: { league: true },
  weight: { height: true },
  latitude: { city: true },
  longitude: { city: true },
  league_table: { circuit: true, size: true, sport: true },
  position: { sport: true },
  sport: { choices: true },
  stadium: { city: true, sport: true },
  team_name: { city: true },
  player_age: { slot: true, sport: true },
  squad_roster: { sport: true },
  stay: { after: true, nights: true },
  stay_rate: { currency: true, days: true, price: true },
  squad_tally: { draws: true, losses: true, sport: true, wins: true },
  tax: { amount: true, rate: true },
  tax_rate: { country: true },
  paragraph: { about: true },
  sentence: { about: true },
  tags: { count: true, pool: true },
  phase: { date: true },
  weekday: { date: true },
  whole_cycles: { after: true, before: true, every: true },
  amenities: { stars: true },
  event_title: { category: true, city: true },
  hotel_name: { city: true },
  hotel_rooms: { stars: true },
  venue: { category: true, city: true, online: true },
  const: { value: true },
  choices: { choices: true },
  pattern: { pattern: true },
};

/**
 * The arguments that a generator needs and was not given.
 *
 * @param generator its name; one that needs nothing, or that is not ours, lacks nothing
 * @example
 * missingArgs('word', {}) // => ["choices"]
 */
export function missingArgs(generator: string, args: Readonly<Record<string, unknown>>): readonly string[] {
  const [, needed = {}] = Object.entries(NEEDS).find(([name]) => name === generator) ?? [];
  return Object.keys(needed).filter((name) => args[name] === undefined);
}
