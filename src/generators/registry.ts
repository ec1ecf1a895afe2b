import { activity_time, pay_day, sign_up } from './activity.ts';
import { amenities } from './amenities.ts';
import { amount, amount_text } from './amounts.ts';
import { crew_member } from './assignees.ts';
import { bill_question } from './bill-questions.ts';
import { book_genre, book_pages, book_tale, book_title } from './books.ts';
import {
  band,
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
import { crypto_name, crypto_price, crypto_supply, crypto_symbol, crypto_top } from './coins.ts';
import { company } from './company.ts';
import { latitude, longitude } from './coordinates.ts';
import { cohort, cohort_entry, cohort_sheet } from './cohorts.ts';
import { payment_lag, plan_period, settlement } from './contracts.ts';
import { coupon_code } from './coupon-codes.ts';
import {
  course_category,
  course_duration,
  course_enrolment,
  course_mentor,
  course_place,
  course_slot,
  course_title,
  course_topic,
  course_turn,
  mentor_rate,
} from './courses.ts';
import { date_time, past_date } from './dates.ts';
import { host_name } from './event-hosts.ts';
import { even_share } from './even-shares.ts';
import { event_title, venue } from './events.ts';
import { count, difference, joined, later, maximum, minimum, product, sum, turn } from './derived.ts';
import { future_date } from './future-dates.ts';
import { hotel_price } from './hotel-prices.ts';
import { hotel_name, hotel_rooms, hotel_stars } from './hotels.ts';
import { invoice_number, isbn, ticket_number, uuid } from './identifiers.ts';
import { avatar, email, image_url, url } from './internet.ts';
import { affordable_hotel, daily_rate, itinerary } from './itineraries.ts';
import { league_table } from './league-tables.ts';
import { club_number, competition, league, league_cities, league_number, league_seat, league_size } from './leagues.ts';
import { file_size, image_height, image_width, video_category, video_duration } from './media.ts';
import { currency, price, revenue } from './money.ts';
import { boolean, figure, float, random_int, rating, number } from './numbers.ts';
import { catch_phrase, category, company_size, employees, founded_year, industry } from './organisations.ts';
import { pattern } from './pattern.ts';
import { phrase } from './phrase.ts';
import { place_detail } from './place-details.ts';
import { plan_course } from './plan-courses.ts';
import { age, first_name, height, last_name, name, weight } from './people.ts';
import { address, city, country, language, phone } from './places.ts';
import { squad_tally } from './player-statistics.ts';
import {
  shelf_author,
  shelf_authors,
  shelf_books,
  shelf_first,
  shelf_number,
  shelf_place,
  shelf_volume,
} from './shelves.ts';
import { slot } from './slots.ts';
import { constant, choices } from './spec-values.ts';
import { position, sport, team_name } from './sports.ts';
import { squad_member, squad_size, squad_team } from './squad-order.ts';
import { player_age, squad_roster } from './squads.ts';
import { stadium } from './stadiums.ts';
import { market_cap, stock_change, stock_change_percent, stock_price, stock_volume } from './stock-prices.ts';
import { stock_exchange, stock_listing, stock_symbol } from './stock-symbols.ts';
import { tax, tax_rate } from './taxes.ts';
import { paragraph, sentence, tags } from './text.ts';
import { phase, weekday, whole_cycles } from './timing.ts';
import { trade_name } from './trade-names.ts';
import { username } from './usernames.ts';

/** The definitions of all generators that a field may name. */
export const registry = [
  activity_time,
  address,
  affordable_hotel,
  age,
  amenities,
  amount,
  amount_text,
  avatar,
  band,
  bill_question,
  billing_cycle,
  book_genre,
  book_pages,
  book_tale,
  book_title,
  boolean,
  catch_phrase,
  category,
  choices,
  city,
  club_number,
  cohort,
  cohort_entry,
  cohort_sheet,
  company,
  company_size,
  competition,
  constant,
  count,
  country,
  coupon_code,
  course_category,
  course_duration,
  course_enrolment,
  course_level,
  course_mentor,
  course_place,
  course_slot,
  course_title,
  course_topic,
  course_turn,
  crew_member,
  crypto_name,
  crypto_price,
  crypto_supply,
  crypto_symbol,
  crypto_top,
  currency,
  daily_rate,
  date_time,
  difference,
  discount_type,
  element,
  email,
  employees,
  even_share,
  event_category,
  event_title,
  figure,
  file_size,
  first_name,
  float,
  founded_year,
  future_date,
  gender,
  height,
  host_name,
  hotel_name,
  hotel_price,
  hotel_rooms,
  hotel_stars,
  image_format,
  image_height,
  image_url,
  image_width,
  industry,
  invoice_number,
  invoice_status,
  isbn,
  itinerary,
  joined,
  language,
  last_name,
  later,
  latitude,
  league,
  league_cities,
  league_number,
  league_seat,
  league_size,
  league_table,
  longitude,
  market_cap,
  maximum,
  mentor_rate,
  minimum,
  name,
  notification_type,
  number,
  paragraph,
  past_date,
  pattern,
  pay_day,
  payment_lag,
  phase,
  phone,
  phrase,
  place_detail,
  plan_course,
  plan_period,
  player_age,
  position,
  price,
  priority,
  product,
  random_int,
  rating,
  revenue,
  sentence,
  settlement,
  shelf_author,
  shelf_authors,
  shelf_books,
  shelf_first,
  shelf_number,
  shelf_place,
  shelf_volume,
  sign_up,
  slot,
  sport,
  squad_member,
  squad_roster,
  squad_size,
  squad_tally,
  squad_team,
  stadium,
  status,
  stock_change,
  stock_change_percent,
  stock_exchange,
  stock_listing,
  stock_price,
  stock_symbol,
  stock_volume,
  subscription_plan,
  subscription_status,
  sum,
  tags,
  tax,
  tax_rate,
  team_name,
  ticket_category,
  ticket_number,
  ticket_status,
  trade_name,
  turn,
  url,
  username,
  uuid,
  venue,
  video_category,
  video_duration,
  weekday,
  weight,
  whole_cycles,
  word,
] as const;
