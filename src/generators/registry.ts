// The one public list of generators. The functions bear the names of the service document, so that a spec, the meta
// document and the code say the same word.
export {
  billing_cycle,
  course_level,
  discount_type,
  element,
  event_category,
  gender,
  image_format,
  invoice_status,
  notification_type,
  priority,
  status,
  subscription_plan,
  subscription_status,
  ticket_category,
  ticket_status,
  word,
} from './choices.ts';
export { latitude, longitude } from './coordinates.ts';
export { chain, chain_holder, chain_link, chain_period } from './chains.ts';
export { crew_member } from './crews.ts';
export { date_time, past_date } from './dates.ts';
export { future_date } from './future-dates.ts';
export { coupon_code } from './coupon-codes.ts';
export { invoice_number, isbn, ticket_number, uuid } from './identifiers.ts';
export { avatar, email, image_url, url } from './internet.ts';
export { username } from './usernames.ts';
export { crypto_name, crypto_price, crypto_supply, crypto_symbol, crypto_top } from './coins.ts';
export { market_cap, stock_change, stock_change_percent, stock_price, stock_volume } from './markets.ts';
export { stock_exchange, stock_listing, stock_symbol } from './symbols.ts';
export { book_genre, book_pages, book_tale, book_title } from './books.ts';
export {
  shelf_author,
  shelf_authors,
  shelf_books,
  shelf_first,
  shelf_number,
  shelf_place,
  shelf_volume,
} from './shelves.ts';
export {
  course_category,
  course_duration,
  course_enrolment,
  course_mentor,
  course_place,
  course_title,
  course_topic,
  course_turn,
  mentor_rate,
} from './teaching.ts';
export { file_size, image_height, image_width, video_category, video_duration } from './media.ts';
export { currency, price, revenue } from './money.ts';
export { hotel_price } from './nights.ts';
export { boolean, figure, float, random_int, rating } from './numbers.ts';
export { company } from './company.ts';
export { catch_phrase, category, company_size, employees, founded_year, industry } from './organisations.ts';
export { club_number, competition, league, league_cities, league_number, league_seat, league_size } from './leagues.ts';
export { host_name } from './hosts.ts';
export { age, first_name, height, last_name, name, weight } from './people.ts';
export { address, city, country, language, phone } from './places.ts';
export { league_table } from './seasons.ts';
export { position, sport, team_name } from './sports.ts';
export { stadium } from './stadiums.ts';
export { player_age, squad_member, squad_roster, squad_team } from './squads.ts';
export { stay, stay_rate } from './stays.ts';
export { squad_tally } from './tallies.ts';
export { tax, tax_rate } from './taxes.ts';
export { paragraph, sentence, tags } from './text.ts';
export { phase, weekday, whole_cycles } from './timing.ts';
export { amenities } from './amenities.ts';
export { event_title, venue } from './events.ts';
export { hotel_name, hotel_rooms, hotel_stars } from './travel.ts';
export { trade_name } from './trade-names.ts';
