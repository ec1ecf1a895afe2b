import { chosen, decimal, matching, namesWith, row, whole, type Row } from './row.ts';

const both = (min: number, max: number, more?: Readonly<Record<string, unknown>>): Row['guesses'] => ({
  integer: whole(min, max, more),
  number: whole(min, max, more),
});

const LOW = { distribution: 'low' };

/** Rows for counts, shares, measurements and other numbers. */
export const NUMBERS: readonly Row[] = [
  row(
    'count',
    'count, number of *, num *, no of *, count of *, nb *, total count, counter, occurrence, hit, total item, total record, total result, @person count, size count, total row',
    { ...both(0, 240, LOW), string: matching('[1-9][0-9]?') },
  ),
  row('count', 'total *, @person total', both(1, 400, LOW)),
  row('count', 'year count, number of year, life year', both(1, 12, LOW)),
  row(
    'count',
    'view, view count, play, play count, download, download count, impression, page view, click, click count, visitor, read count, stream count, subscriber count, follower, follower count, like, like count, favorite count, heart count, share count, member count, visit, open count, reach, subscriber, plays count, upvote, vote count, retweet count, star count, stargazer count, view total, watcher count, approximate member count, session count, population count, total view, total download, reaction count, following count, friend count',
    both(12, 9000, LOW),
  ),
  row(
    'count',
    'attempt, attempt count, retry count, retry, failure count, error count, warning count, login count, guest count, attachment count, bedroom, bathroom, bed, baby, kid, dependent, adult, number of guest, number of adult, party size, guest, max attempt, maximum attempt, serving, portion, yield, refill, stop, number of stop, number of serving, recipe yield, season number, number of season, episode count season, layover, transfer count, star rating, hotel star, hotel star rating, stop count, number of bedroom, number of bathroom, bedroom count, bathroom count, floor count, child count, number of child, children, bed count, max retry, passenger count, number of passenger, maximum retry, retry limit, number of bed, door, number of door, gear',
    both(1, 5),
  ),
  row(
    'count',
    'variant count, image count, option count, line count, line item count, address count, attachment count, file count, child count, tag count, category count, payment count, @product count of order, shipment count, package count, recipient count, signer count, note count, section count, chapter count, question count, lesson count, room count, floor count, device count, product variant count, step count of process, subtask count, column count, revision count, version count, sibling count, total variant, total image, total attachment',
    { ...both(1, 9, LOW), string: matching('[1-9]') },
  ),
  row('population', 'population, inhabitant, resident', both(4000, 900_000, { distribution: 'wide' })),
  row(
    'employees',
    'number of employee, employee count, employee, headcount, company employee, company size, staff count, team size, number employee, staff size, size employee, workforce',
    { ...both(3, 900, { distribution: 'wide' }), string: chosen('1-10:3, 11-50:3, 51-200:2, 201-500, 501-1000') },
  ),
  row(
    'capacity',
    'capacity, seat, maximum capacity, maximum participant, maximum attendee, seat count, places, maximum guest, max occupancy, maximum occupancy, occupancy, seat capacity, room capacity, seating capacity, number of seat, maximum people, participant limit, attendee limit, number of room',
    both(2, 120, LOW),
  ),
  row(
    'percent',
    'percent, progress, completion, percent complete, completion rate, success rate, battery, battery level, humidity, completion percent, open rate, click rate, bounce rate, attendance rate, utilization, usage percent, cpu usage, memory usage, disk usage, cpu, coverage percent, occupancy rate, fill level, ownership, attendance, cpu utilization, conversion rate percent, brightness, opacity percent, saturation, battery percent, signal quality, done, percent used, alcohol percent, percent *, win rate, moisture, soil moisture, cloud cover, cloud, relative humidity',
    { ...both(0, 100), string: matching('[1-9][0-9]?') },
  ),
  row('percent', 'percent off, percentage off, discount percent, discount rate, discount percentage', {
    ...both(5, 40),
    string: matching('(5|10|15|20|25|30)'),
  }),
  row(
    'rate',
    'interest rate, commission rate, growth rate, rate, apr, apy, yield, tax percent, churn rate, conversion rate, annual percentage rate, commission percent, tax percentage, fee percent, margin, profit margin, markup, inflation rate, gst rate, coupon rate, return rate, effective tax rate, amount percent',
    { number: decimal(1, 24, 0.1), integer: whole(1, 24), string: matching('(5|7|10|19|20|21)\\.0') },
  ),
  row(
    'share',
    'ratio, probability, confidence, share, fraction, similarity, opacity, alpha, accuracy, confidence score, likelihood, threshold, coefficient, precision score, recall, factor, multiplier, relevance, relevance score, match score, probability score',
    { number: decimal(0.05, 1, 0.01), integer: whole(1, 100), string: matching('0\\.[1-9][0-9]') },
  ),
  row(
    'rating',
    'rating, star, average rating, rating average, review rating, stars, rating value, review score, user rating, overall rating, vote average, feedback score, customer rating, product rating',
    { number: { generator: 'rating', within: [1, 5] }, integer: whole(1, 5), string: matching('[345]\\.[0-9]') },
  ),
  row('rating', '@person star, review star, review rating, feedback rating', both(1, 5)),
  row(
    'score',
    'score, point, point balance, loyalty point, credit, experience, xp, bonus point, reward point, total point, grade point, karma, reputation, total score, high score, test score, exam score, lead score, credit score, risk score, health score, quality score, final score, power, health, hp, mana, strength, attack, defense, speed stat, damage, points balance, base experience',
    both(10, 100),
  ),
  row('score', 'credit score, fico score', both(580, 840)),
  row(
    'score',
    'sentiment *, value for money, room comfort, sleep quality, cleanliness score, comfort score, sentiment score, quality score, satisfaction score, health score, performance score',
    both(35, 98),
  ),
  row('age', 'child age, children age, age of child', both(1, 15)),
  row(
    'hours',
    'hour monday, hour tuesday, hour wednesday, hour thursday, hour friday, daily hour, hour per day, working hour per day',
    { number: decimal(4, 8.5, 0.5), integer: whole(4, 8) },
  ),
  row('hours', 'hour saturday, hour sunday', { number: decimal(0, 4, 0.5), integer: whole(0, 4) }),
  row(
    'score',
    'home score, away score, home goal, away goal, goal, assist, team score, goals scored, goals against, win, loss, draw, yellow card, red card, home team score, away team score, goal scored, goal for',
    both(0, 5),
  ),
  row('grade', 'grade, mark, letter grade, final grade', {
    string: chosen('A:3, A-, B+:2, B:4, B-, C:2, D'),
    ...both(1, 6),
  }),
  row(
    'year',
    'year, production year, year built, construction year, model year, release year, publication year, founding year, graduation year, manufacture year, vintage, year founded, year of construction, published year, built year, fiscal year, publish year, year established, built, registration year, season year',
    { ...both(1995, 2025), string: matching('20(0[0-9]|1[0-9]|2[0-5])') },
  ),
  row('month', 'month', {
    ...both(1, 12),
    string: chosen('January, February, March, April, May, June, July, August, September, October, November, December'),
  }),
  row('day', 'day, day of month', both(1, 28)),
  row('weekday', 'weekday, day of week, day name, week day', {
    string: chosen('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'),
    ...both(1, 7),
  }),
  row('day', 'day', { string: chosen('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday') }),
  row('week', 'week, week number, calendar week', both(1, 52)),
  row('hour', 'hour, hour of day', both(0, 23)),
  row('quarter', 'quarter, fiscal quarter', { ...both(1, 4), string: chosen('Q1, Q2, Q3, Q4') }),
  row(
    'duration',
    'duration, length minute, duration minute, minute, runtime, cook time, prep time, total time, preparation time, cooking time, running time, time spent, estimated time, duration in minute, runtime minute, lead time minute, playing time, playtime, session length, delay minute, time limit, talk time, slot duration, appointment duration, delivery time, duration min, service time',
    {
      ...both(15, 120, { step: 5 }),
      string: chosen('15 minutes, 30 minutes:3, 45 minutes:2, 1 hour:3, 90 minutes, 2 hours'),
    },
  ),
  row(
    'duration',
    'second, duration second, elapsed second, ttl, cache ttl, expires in, expire in, timeout second, track duration, song duration, call duration, video duration, talk second, length second, duration in second, wait time, hold time, max age, @video duration, recording duration, length in second, audio duration, video length, track length, timeout, interval second',
    both(30, 3600, { step: 30 }),
  ),
  row(
    'duration',
    'track duration millisecond, song duration millisecond, duration millisecond, video duration millisecond, length millisecond, track length millisecond, episode duration millisecond, runtime millisecond, progress millisecond',
    both(120_000, 420_000, { step: 1000 }),
  ),
  row(
    'duration',
    'millisecond, response time, latency, elapsed, elapsed time, processing time, execution time, took, response time millisecond, query time, request duration, ping, load time, run time, ttfb, round trip time, uptime millisecond',
    both(12, 900),
  ),
  row(
    'duration',
    'hour worked, worked hour, estimated hour, hours, hours logged, actual hour, billable hour, planned hour, overtime hour, total hour, working hour, hours spent, hour per week, weekly hour, hour spent, logged hour, flight hour, credit hour',
    { number: decimal(1, 40, 0.5), integer: whole(1, 40), string: matching('[1-9](\\.5)?') },
  ),
  row(
    'duration',
    'transit day, transit business day, transit business day minimum, transit day minimum, delivery day minimum, delivery business day minimum, business day minimum, delivery day, estimated transit day',
    both(1, 3),
  ),
  row(
    'duration',
    'transit business day maximum, transit day maximum, delivery day maximum, delivery business day maximum, business day maximum',
    both(4, 7),
  ),
  row(
    'duration',
    'day count, number of day, duration day, trial day, lead time, lead time day, processing day, day overdue, vacation day, notice period, night, number of night, trial period day, term day, retention day, days remaining, grace period, delay day, period day, day left, nights count, duration in day, lead day, stay length, return period, retention period, max day, minimum day, minimum night, handling time',
    both(1, 30),
  ),
  row(
    'duration',
    'term month, loan term, contract length, number of month, term length, duration month, warranty month, commitment month, month count, contract term, installment, tenure, period month, number of installment',
    { ...both(6, 48, { step: 6 }), string: chosen('6 months, 12 months:3, 24 months:2, 36 months') },
  ),
  row(
    'experience years',
    'experience year, years of experience, year experience, year of experience, seniority year, service year, year in business',
    both(1, 20),
  ),
  row(
    'file size',
    'file size, size, byte, size byte, file size byte, content length, content size, size in byte, total size, storage used, used storage, disk space, storage size, bytes sent, bytes received, total byte, used byte, quota used, download size, attachment size, document size, image size, space used, file length, blob size, media size, bytes in, bytes out, used space, upload size, used size',
    both(4000, 6_000_000, { distribution: 'wide' }),
  ),
  row(
    'storage',
    'storage, disk size, memory, ram, memory mb, disk gb, storage gb, size gigabyte, storage limit gb, memory size, disk, vcpu memory, ram gb, volume size, disk capacity, min disk size, memory gb, storage capacity, transfer gb, quota',
    {
      integer: { generator: 'choices', args: { choices: [16, 32, 64, 128, 256, 512] }, within: [16, 512] },
      number: { generator: 'choices', args: { choices: [16, 32, 64, 128, 256, 512] }, within: [16, 512] },
      string: chosen('16 GB, 32 GB, 64 GB, 128 GB, 256 GB'),
    },
  ),
  row(
    'size limit',
    'max file size, max upload size, maximum upload size, upload limit, upload size limit, maximum file size, file size limit, max size byte',
    {
      integer: { generator: 'choices', args: { choices: [5_368_709_120, 2_147_483_648, 1_073_741_824] } },
      number: { generator: 'choices', args: { choices: [5_368_709_120, 2_147_483_648, 1_073_741_824] } },
    },
  ),
  row('cores', 'cpu count, core, vcpu, cpu core, number of core, cpu cores, vcpus', {
    integer: { generator: 'choices', args: { choices: [1, 2, 4, 8, 16] }, within: [1, 16] },
    number: { generator: 'choices', args: { choices: [1, 2, 4, 8, 16] }, within: [1, 16] },
  }),
  row(
    'pixels',
    'width, height, image width, image height, pixel width, pixel height, video width, video height, thumbnail width, thumbnail height, original width, original height, page width, page height, screen width, screen height, resolution x, resolution y, canvas width, canvas height, viewport width, viewport height',
    { ...both(320, 2400, { step: 40 }), string: matching('(320|480|640|800|1024|1280|1920)') },
  ),
  row(
    'measure',
    '@product width, @product height, @product length, @product depth, package width, package height, package length, parcel width, parcel height, parcel length, box width, box height, box length, dimension width, dimension height, dimension length, depth, length, width cm, height cm, length cm, depth cm, centimeter, dimension depth, shipment length, shipment width, shipment height, shipment depth',
    { number: decimal(4, 60, 0.5), integer: whole(4, 60), string: matching('[1-5][0-9]\\.[05]') },
  ),
  row(
    'weight',
    'weight, net weight, gross weight, package weight, shipping weight, weight kg, kilogram, parcel weight, total weight, weight value, shipment weight, payload weight, load weight',
    { number: decimal(0.1, 12, 0.1), integer: whole(1, 12), string: matching('[1-9]\\.[0-9]') },
  ),
  row(
    'weight',
    'gram, weight gram, weight g, weight in gram, serving size, @product gram, protein, carbohydrate, carb, fat, sugar, fiber, serving gram, salt, saturated fat',
    both(2, 90),
  ),
  row('energy', 'calorie, kcal, energy, calories burned, calorie count, energy kcal', both(80, 900, { step: 5 })),
  row('volume', 'volume, volume liter, liter, fuel level, tank capacity, trunk volume, fuel capacity', {
    number: decimal(0.5, 80, 0.5),
    integer: whole(1, 80),
  }),
  row(
    'volume',
    'trading volume, trade volume, sales volume, search volume, stock volume, volume 24h, share volume',
    both(2000, 900_000, { distribution: 'wide' }),
  ),
  row(
    'area',
    'area, square meter, square foot, floor area, living area, surface area, surface, living space, size sqm, sqft, sqm, floor space, plot size, lot size, land area, area size, square feet, total area, size sqft, usable area, gross area',
    { ...both(35, 240), string: matching('[4-9][0-9] m²') },
  ),
  row(
    'distance',
    'distance, kilometer, mile, distance km, route length, range, radius, trip distance, total distance, distance kilometer, distance mile, range km, travel distance, track length, search radius',
    { number: decimal(0.5, 80, 0.1), integer: whole(1, 80), string: matching('[1-9][0-9]? km') },
  ),
  row(
    'distance',
    'meter, distance meter, distance in meter, distance m, radius meter, accuracy meter, length meter',
    both(50, 9000, { step: 10 }),
  ),
  row(
    'mileage',
    'mileage, odometer, odometer reading, odometer km, total mileage, kilometers driven, run hour, current mileage, operating hour',
    both(2000, 160_000, { step: 10 }),
  ),
  row(
    'speed',
    'speed, wind speed, velocity, average speed, speed kmh, maximum speed, wind, gust, speed limit, wind gust, top speed, current speed, gust speed',
    { number: decimal(2, 110, 0.1), integer: whole(2, 110) },
  ),
  row(
    'bandwidth',
    'bandwidth, bitrate, bit rate, download speed, upload speed, throughput, audio bitrate, video bitrate, network speed',
    both(64, 960, { step: 32 }),
  ),
  row(
    'temperature',
    'temperature, feel like, dew point, temperature celsius, minimum temperature, maximum temperature, temperature minimum, temperature maximum, air temperature, water temperature, room temperature, current temperature, target temperature, body temperature, storage temperature, feels like, high temperature, low temperature, set point',
    { number: decimal(4, 31, 0.1), integer: whole(4, 31), string: matching('[1-2][0-9]\\.[0-9]') },
  ),
  row('pressure', 'pressure, air pressure, barometric pressure, atmospheric pressure, sea level pressure', {
    number: decimal(990, 1035, 0.1),
    integer: whole(990, 1035),
  }),
  row('blood pressure', 'blood pressure', { string: matching('1[1-3][0-9]/[78][0-9]') }),
  row(
    'heart rate',
    'heart rate, pulse, bpm, average heart rate, resting heart rate, tempo, maximum heart rate',
    both(58, 142),
  ),
  row('rainfall', 'rain, rainfall, precipitation, snow, snowfall, rain amount', {
    number: decimal(0, 18, 0.1),
    integer: whole(0, 18),
  }),
  row('uv', 'uv index, uv', both(0, 9)),
  row(
    'air quality',
    'aqi, air quality index, air quality, pm 25, pm 10, co2, noise level, decibel, light level, noise, magnitude decibel',
    both(12, 95),
  ),
  row(
    'voltage',
    'connection voltage, connector voltage, charger voltage, max voltage, maximum voltage, nominal voltage',
    {
      number: decimal(220, 400, 10),
      integer: whole(220, 400),
    },
  ),
  row('voltage', 'voltage, volt, battery voltage, supply voltage', {
    number: decimal(3, 14, 0.1),
    integer: whole(3, 14),
  }),
  row(
    'power',
    'watt, wattage, power consumption, power watt, horsepower, engine power, kilowatt, power kw, power output',
    both(40, 320, { step: 5 }),
  ),
  row('current', 'ampere, current ampere, amperage', { number: decimal(0.2, 16, 0.1), integer: whole(1, 16) }),
  row('signal', 'signal strength, rssi, signal, dbm, signal level', both(-95, -40)),
  row('magnitude', 'magnitude, ph, ph value, earthquake magnitude, severity score, cvss, cvss score', {
    number: decimal(2.5, 7.5, 0.1),
    integer: whole(2, 7),
  }),
  row(
    'rank',
    'rank, position, sort order, display order, ordinal, index, sequence, order, sort, priority order, ordering, sequence number, line number, sort index, weight order, priority, row number, page number, chapter number, episode number, track number, disc number, slot, row, column, item index, placement, display position, place number, step number, seq number, sort position, sort key, menu order, list order, round, lap, set number, lap number, round number, block, order index, turn, queue position, @person rank, global rank, leaderboard position, step',
    { ...both(1, 12), string: matching('[1-9]') },
  ),
  row('sort order', 'sort order, sorting, sort by order, product sort order, default sort order', {
    string: chosen('manual:5, newest_first:2, name_asc:2'),
  }),
  row('page', 'page, current page', both(1, 12)),
  row('pages', 'page count, number of page, total page, pages count', both(48, 640)),
  row(
    'pages',
    'page total page, pagination total page, paging total page, paging page count, page count of list, pager total page',
    both(2, 12),
  ),
  row(
    'limit',
    'limit, per page, page size, maximum size, rate limit, quota limit, usage limit, max use, maximum use, item per page, max uses, maximum usage, maximum item, redemption limit, max result, limit per customer, download limit, size limit, max redemption, maximum redemption, batch size, user limit, storage limit, max connection, maximum connection, max user, maximum user, seat limit',
    both(10, 100, { step: 10 }),
  ),
  row('offset', 'offset, skip, from index, start index', both(0, 40, { step: 10 })),
  row('utc offset', 'time zone offset, offset minute, gmt offset, raw offset, utc offset', {
    integer: { generator: 'choices', args: { choices: [-480, -300, 0, 60, 120, 330, 540] } },
    number: { generator: 'choices', args: { choices: [-480, -300, 0, 60, 120, 330, 540] } },
    string: chosen('-08:00, -05:00, +00:00, +01:00:3, +02:00, +09:00'),
  }),
  row(
    'level',
    namesWith('category, taxon, taxonomy, node, folder, department', 'depth, level, tree depth, nesting level'),
    {
      integer: whole(0, 2),
      number: whole(0, 2),
    },
  ),
  row(
    'level',
    'level, stage number, tier level, difficulty level, floor level, skill level, experience level, grade level, access level, depth level, security level, generation, phase number, nesting level, player level, character level',
    both(1, 10),
  ),
  row('floor', 'floor, storey, floor number, story, number of floor, total floor, deck', {
    ...both(1, 9),
    string: matching('[1-9]'),
  }),
  row('port', 'port, port number, http port, server port, db port', {
    integer: { generator: 'choices', args: { choices: [80, 443, 3000, 5432, 8080, 8443] } },
    number: { generator: 'choices', args: { choices: [80, 443, 3000, 5432, 8080, 8443] } },
    string: chosen('80, 443, 3000, 8080'),
  }),
  row(
    'status code',
    'status code, http status, response code, http status code, http code, response status code, response status, exit code status',
    {
      integer: {
        generator: 'choices',
        args: { choices: [{ value: 200, weight: 7 }, { value: 201 }, { value: 404 }, { value: 500, weight: 0.5 }] },
      },
      number: { generator: 'choices', args: { choices: [200, 201, 404] } },
      string: chosen('200:6, 201:2, 404, 500:0.5'),
    },
  ),
  row('status code', 'error status code, error http status, failure status code, problem status, error status', {
    integer: { generator: 'choices', args: { choices: [400, 401, 403, 404, 409, 422, 429, 500] }, within: [400, 500] },
    number: { generator: 'choices', args: { choices: [400, 401, 403, 404, 409, 422, 429, 500] }, within: [400, 500] },
    string: chosen('400:3, 401, 403, 404:3, 409, 422:3, 500'),
  }),
  row('exit code', 'exit code, return code', both(0, 2)),
  row(
    'version number',
    'version, revision, lock version, version number, schema version, api version, revision number, build, build number, major, minor, patch, build version',
    { ...both(1, 12), string: matching('[1-9]') },
  ),
  row('decimals', 'decimal, decimal place, decimal digit, precision, scale, decimal precision', both(0, 3)),
  row('id', 'id, identifier, number, code, key, parent, external id number, uid, ref, reference', both(1, 9999)),
  row('zoom', 'zoom, zoom level', both(4, 16)),
  row('goal', 'target, goal, target amount, goal amount, target value, quota target', both(100, 9000, { step: 100 })),
  row(
    'value',
    'value, average, mean, median, measurement, reading, metric value, maximum value, minimum value, amount measured, sensor value, actual, expected, current value, previous value, measured value, standard deviation, min, max, minimum, maximum, result value, high, low, open, close, observed value, reading value, total value measured',
    { number: decimal(1, 100, 0.1), integer: whole(1, 100) },
  ),
  row(
    'price value',
    'stock open, stock close, stock high, stock low, quote open, quote close, quote high, quote low, candle open, candle close, candle high, candle low, previous close, last price, open price, close price, high price, low price, bid price, ask price, ask, strike price, market price, adjusted close, share price',
    { number: decimal(12, 240, 0.01), integer: whole(12, 240), string: matching('[1-9][0-9]\\.[0-9]{2}') },
  ),
  row('gpa', 'gpa, grade point average, grade average, average grade', {
    number: decimal(1.7, 4, 0.1),
    string: matching('[23]\\.[0-9]'),
  }),
  row(
    'change',
    'change percent, percent change, price change, price change percent, change, growth, day change, daily change, change percentage, delta, variance, difference, change 24h, percentage change, price change 24h, trend, ytd return, net change',
    { number: decimal(-6, 6, 0.01), integer: whole(-6, 6), string: matching('-?[0-5]\\.[0-9]{2}') },
  ),
  row(
    'market cap',
    'market cap, market capitalization, total supply, circulating supply, assets under management, total asset, enterprise value',
    both(20_000_000, 90_000_000_000, { distribution: 'wide' }),
  ),
  row(
    'click rate',
    'ctr, click through rate, conversion, engagement rate, click to open rate, cvr, unsubscribe rate, spam rate, abandonment rate',
    { number: decimal(0.4, 9, 0.1), integer: whole(1, 9), string: matching('[1-8]\\.[0-9]') },
  ),
  row('diameter', 'planet diameter, moon diameter, star diameter', both(4000, 140_000, { step: 10 })),
  row('diameter', 'diameter, thickness, radius mm, wall thickness', {
    number: decimal(2, 80, 0.5),
    integer: whole(2, 80),
  }),
  row('orbit', 'orbital period, rotation period, orbit day, orbital day', both(90, 900)),
  row('birth year', 'birth year, year of birth, year born, born year', {
    ...both(1950, 2006),
    string: matching('19[5-9][0-9]'),
  }),
  row(
    'points',
    'sprint velocity, story point, estimate point, effort point, complexity, story points estimate, estimate, effort',
    {
      integer: { generator: 'choices', args: { choices: [1, 2, 3, 5, 8, 13] }, within: [1, 13] },
      number: { generator: 'choices', args: { choices: [1, 2, 3, 5, 8, 13] }, within: [1, 13] },
    },
  ),
  row(
    'color',
    'color, color number, primary color, accent color, secondary color, background color, tertiary color',
    both(0, 16_777_215),
  ),
];
