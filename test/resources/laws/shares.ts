import type { DataRecord } from '../../../src/render/records.ts';
import { offsetOn } from '../../../src/generators/time-zones.ts';
import { currencyOf } from '../../../src/generators/money.ts';
import { REF_DATE } from './law.ts';
import { correlation, isBenford, isEven, isFresh, leeway, middle, share, sum } from './measures.ts';
import type { ShareLaws } from './measures.ts';
import { sportShares } from './sport-shares.ts';
import { travelShares } from './travel-shares.ts';

const DAY = 86_400_000;
const now = Date.parse(REF_DATE);

/** Returns the days from a date to the reference date. */
const age = (record: DataRecord, field: string): number => (now - Date.parse(String(record[field]))) / DAY;

/** Returns the market capitalization of a company in US dollars. */
const capInDollars = ({ market_cap, currency }: DataRecord): number => {
  const quoted = currencyOf(String(currency)).perDollar;
  return Number(market_cap) / (['GBX', 'ZAC'].includes(String(currency)) ? quoted / 100 : quoted);
};

/** Returns how far nine in ten prices moved at most, up or down, from how far they moved on average. */
const size = (list: readonly DataRecord[]): number => {
  const moves = list.map(({ change_percent, change_24h }) => Number(change_percent ?? change_24h));
  const mean = moves.reduce((all, one) => all + one, 0) / moves.length;
  const away = moves.map((one) => Math.abs(one - mean)).toSorted((one, other) => one - other);
  return away[Math.floor(0.9 * away.length)] ?? 0;
};

export const shares: ShareLaws = {
  ...travelShares,
  ...sportShares,
  // More new accounts in each of the last three years than in the year before, and one in fifty older than five years.
  'users.created_at': (users) => {
    const years = [0, 1, 2].map((year) => share(users, (user) => Math.floor(age(user, 'created_at') / 365) === year));
    const [last = 0, before = 0, third = 0] = years;
    return last > before && before > third && share(users, (user) => age(user, 'created_at') > 1825) > 0.02;
  },
  // Mostly from 22 to 60, and half of them below 37.
  'users.age': (users) => {
    const ages = users.map((user) => Number(user['age']));
    return middle(ages) >= 33 && middle(ages) <= 39 && share(ages, (years) => years > 65) < 0.06;
  },
  'users.username': (users) => {
    // More than half of the first usernames are plain names, as long as these are free.
    const plain = share(users.slice(0, 64), ({ username }) => !/\d/.test(String(username)));
    return plain > 0.2 && plain < 0.65;
  },
  'users.email': (users) =>
    share(users, ({ username, email }) => String(email).split('@')[0] !== username) >
      0.25 - leeway(0.25, users.length) && new Set(users.map(({ email }) => email)).size === users.length,
  'players.age': (players) => {
    const ages = players.map((player) => Number(player['age']));
    const mean = ages.reduce((all, years) => all + years, 0) / ages.length;
    return mean > 24.5 && mean < 27.5 && share(ages, (years) => years < 21) > 0.08;
  },
  'transactions.status': (transactions) => {
    const pending = transactions.filter(({ status }) => status === 'pending');
    return share(pending, (one) => age(one, 'timestamp') <= 10) >= 0.95;
  },
  'transactions.amount': isBenford('amount', 0.38),
  'transactions.timestamp': isEven('timestamp'),
  // Many are the price of a plan for one seat, such as 15.99.
  'invoices.amount': isBenford('amount', 0.38),
  'cryptos.price': isBenford('price'),
  'invoices.issue_date': isEven('issue_date'),
  // Long-tailed, and growing with time.
  'videos.views': (videos) => {
    const views = videos.map((video) => Number(video['views']));
    const usual = middle(views);
    const growth = correlation(
      videos.map((one) => [Math.log(age(one, 'published_at') + 1), Math.log(Number(one['views']))]),
    );
    return (
      // 450 to 909 in five seeds of 1,000 records: a creator has a level, so seeds differ.
      usual >= 400 &&
      usual <= 5000 &&
      share(views, (count) => count > 50 * usual) > 0.01 &&
      share(views, (count) => count > 100_000) < 0.1 &&
      growth > 0.4
    );
  },
  // Videos of a large channel all have many views.
  'videos.creator_id': (videos) => {
    const perDay = (video: DataRecord): number => Math.log(Number(video['views']) / (age(video, 'published_at') + 1));
    const last = new Map<unknown, number>();
    const pairs: (readonly [number, number])[] = [];
    for (const video of videos) {
      const before = last.get(video['creator_id']);
      if (before !== undefined) pairs.push([before, perDay(video)]);
      last.set(video['creator_id'], perDay(video));
    }
    return correlation(pairs) > 0.4;
  },
  'videos.title': isFresh('title', 0.05),
  'images.title': isFresh('title', 0.05),
  'companies.slogan': isFresh('slogan', 0.2),
  'companies.employees': (companies) => share(companies, ({ employees }) => employees === 1) < 0.05,
  // Most invoices that are not due yet are open.
  'invoices.status': (invoices) => {
    const ahead = invoices.filter(({ due_date }) => String(due_date) > REF_DATE.slice(0, 10));
    return share(ahead, ({ status }) => status === 'pending') > 0.65 - leeway(0.65, ahead.length);
  },
  'vendors.rating': (vendors) =>
    share(vendors, ({ rating }) => Number(rating) >= 3.6 && Number(rating) <= 4.7) > 0.55 &&
    share(vendors, ({ rating }) => Number(rating) < 3.2) > 0.03 &&
    share(vendors, ({ rating }) => Number(rating) > 4.7) > 0.003,
  // Cards are charged on the day of issue. Most transfers come around the last day, and some are months late.
  'invoices.paid_at': (invoices) => {
    const paid = invoices.filter(({ paid_at }) => paid_at !== null);
    const days = (from: string, { paid_at, [from]: day }: DataRecord): number =>
      (Date.parse(String(paid_at)) - Date.parse(String(day))) / DAY;
    const late = share(paid, (one) => days('due_date', one) > 30);
    return (
      share(paid, (one) => days('issue_date', one) < 1) > 0.35 &&
      late > 0.015 - leeway(0.015, paid.length) &&
      late < 0.12
    );
  },
  // As a share of the limit, it grows with time and with the discount.
  'coupons.used_count': (coupons) => {
    const over = coupons.filter((one) => age(one, 'valid_until') > 0 && one['discount_type'] === 'percentage');
    const used = (value: number): number => {
      const own = over.filter(({ discount_value }) => discount_value === value);
      return own.reduce((all, one) => all + Number(one['used_count']) / Number(one['usage_limit']), 0) / own.length;
    };
    return (
      correlation(
        // Coupons that have run for more of their time have been used more.
        coupons.map((one) => {
          const [since, over] = [age(one, 'valid_from'), age(one, 'valid_until')];
          return [Math.min(1, since / (since - over)), Number(one['used_count']) / Number(one['usage_limit'])];
        }),
      ) > 0.35 &&
      used(5) < used(15) &&
      used(15) < used(25) &&
      used(25) < used(40)
    );
  },
  // Most discounts are usual ones, and larger ones are used more.
  'coupons.discount_value': (coupons) => {
    const percentages = coupons.filter(({ discount_type }) => discount_type === 'percentage');
    const perDay = (least: number, most: number): number => {
      const own = percentages.filter(
        (one) => Number(one['discount_value']) >= least && Number(one['discount_value']) <= most,
      );
      return sum(own, 'used_count') / own.reduce((all, one) => all + age(one, 'valid_from'), 0);
    };
    return (
      share(percentages, (one) => [10, 15, 20, 25, 30].includes(Number(one['discount_value']))) > 0.58 &&
      perDay(5, 10) < perDay(15, 20)
    );
  },
  'coupons.max_discount': (coupons) =>
    share(coupons, ({ max_discount, min_purchase }) => max_discount === min_purchase) < 0.03,
  // Most customers who cancel have stayed for months.
  'subscriptions.end_date': (subscriptions) => {
    const ended = subscriptions.filter(({ status }) => ['cancelled', 'expired'].includes(String(status)));
    return share(ended, (one) => age(one, 'start_date') - age(one, 'end_date') < 20) < 0.25;
  },
  // Most who change plans have no day without one: all who leave the free plan, and some of the others.
  'subscriptions.start_date': (subscriptions) => {
    const ends = new Set(subscriptions.map((one) => `${one['user_id']} ${one['end_date']}`));
    const users = new Set<unknown>();
    const later = subscriptions
      .toSorted((one, other) => (String(one['start_date']) < String(other['start_date']) ? -1 : 1))
      .filter(({ user_id }) => users.has(user_id) || !users.add(user_id));
    const seamless = share(later, (one) => ends.has(`${one['user_id']} ${one['start_date']}`));
    return Math.abs(seamless - 0.65) < 0.1 + leeway(0.65, later.length);
  },
  // Long-tailed: most companies are worth a few billion, a few above 200, and some below 50 million.
  'stocks.market_cap': (stocks) => {
    const caps = stocks.map(capInDollars);
    const few = (part: number): boolean => part > 0.002 && part < 0.05;
    return (
      share(caps, (cap) => cap < 10e9) > 0.6 &&
      few(share(caps, (cap) => cap > 200e9)) &&
      share(caps, (cap) => cap < 50e6) > 0.02
    );
  },
  // Shares of small companies move more, and those of an exchange move together.
  'stocks.change_percent': (stocks) => {
    const [small, large] = [
      stocks.filter((one) => capInDollars(one) < 300e6),
      stocks.filter((one) => capInDollars(one) > 30e9),
    ];
    const means = [...new Set(stocks.map(({ exchange }) => exchange))].map((exchange) => {
      const listed = stocks.filter((one) => one['exchange'] === exchange);
      return sum(listed, 'change_percent') / listed.length;
    });
    return size(small) > 1.6 * size(large) && Math.max(...means) - Math.min(...means) > 0.5;
  },
  // Coins move together, large ones less than small ones.
  'cryptos.change_24h': (cryptos) => {
    const free = cryptos.filter(({ rank }) => Number(rank) > 31 && Number(rank) <= 150);
    return size(cryptos.filter(({ rank }) => Number(rank) > 150)) > 1.2 * size(free);
  },
  // Some coins are dead: worth a twentieth of what they were.
  'cryptos.ath': (cryptos) => {
    const dead = share(cryptos, ({ price, ath }) => Number(price) < Number(ath) / 20);
    return dead > 0.15 && dead < 0.45;
  },
  'cryptos.ath_date': (cryptos) => new Set(cryptos.map(({ ath_date }) => String(ath_date).slice(0, 7))).size < 60,
  // Large contracts are equally common among active and inactive clients.
  'clients.contract_value': (clients) => {
    const large = (status: string): number =>
      share(
        clients.filter((one) => one['status'] === status),
        (one) => Number(one['contract_value']) > 35_000,
      );
    return Math.abs(large('active') - large('inactive')) < 0.2;
  },
  // Transfers are incoming and outgoing, and people prefer round amounts.
  'transactions.type': (transactions) => {
    const transfers = transactions.filter(({ type }) => type === 'transfer');
    const [incoming, round] = [
      share(transfers, (one) => Number(one['amount']) > 0),
      share(transfers, (one) => Number(one['amount']) % 5 === 0),
    ];
    const most = (bound: number): number => bound + leeway(bound, transfers.length);
    return incoming > 1 - most(0.6) && incoming < most(0.6) && round > 0.65 && round < most(0.95);
  },
  'subscriptions.status': (subscriptions) =>
    share(subscriptions, ({ status }) => ['active', 'trial', 'suspended'].includes(String(status))) >
    0.5 - leeway(0.5, subscriptions.length),
  'bookings.reference': (bookings) => new Set(bookings.map(({ reference }) => String(reference)[0])).size === 16,
  'courses.language': (courses) => share(courses, ({ language }) => language === 'en') >= 0.9,
  'courses.enrolled': (courses) =>
    correlation(courses.map((one) => [age(one, 'created_at'), Number(one['enrolled'])])) > 0.5 &&
    correlation(courses.map((one) => [Number(one['rating']), Number(one['enrolled'])])) > 0.2,
  // Most ratings are between 4.0 and 4.9, as on real platforms.
  'courses.rating': (courses) =>
    share(courses, ({ rating }) => Number(rating) >= 4 && Number(rating) < 4.9) > 0.7 &&
    Math.abs(sum(courses, 'rating') / courses.length - 4.4) < 0.1,
  'courses.duration': (courses) => share(courses, ({ duration }) => duration === 1) < 0.05,
  'mentors.hourly_rate': (mentors) => {
    const rising = correlation(mentors.map((one) => [Number(one['experience_years']), Number(one['hourly_rate'])]));
    // 0.53 to 0.59 in six of seven seeds of 1,000 records, and 0.47 in the seventh.
    return rising >= 0.42 && rising < 0.9;
  },
  'mentors.experience_years': (mentors) => share(mentors, ({ experience_years }) => experience_years === 2) < 0.1,
  'mentors.availability': (mentors) => {
    const mean = (availability: string): number => {
      const all = mentors.filter((one) => one['availability'] === availability);
      return all.reduce((sum, one) => sum + Number(one['mentees_count']), 0) / all.length;
    };
    return mean('available') + 3 < mean('limited') && mean('limited') + 3 < mean('busy');
  },
  // Most authors have written a handful of books, and some have written dozens.
  'authors.books_count': (authors) =>
    share(authors, ({ books_count }) => Number(books_count) <= 12) > 0.7 &&
    share(authors, ({ books_count }) => Number(books_count) > 20) > 0.02,
  // As in a shop: more crime than poetry, and no genre on a quarter of the shelves.
  'books.genre': (books) => {
    const of = (...genres: readonly string[]): number => share(books, ({ genre }) => genres.includes(String(genre)));
    return (
      of('Poetry') < 0.06 && of('Mystery', 'Thriller') > 0.12 && ['Mystery', 'Romance'].every((one) => of(one) < 0.25)
    );
  },
  // More new books than old ones, but some old ones too.
  'books.published_date': (books) => {
    const recent = share(books, (one) => age(one, 'published_date') < 5 * 365);
    const usual = share(books, (one) => [2, 4].includes(new Date(String(one['published_date'])).getUTCDay()));
    return usual > 0.7 && recent > 0.4 && recent < 0.9;
  },
  // Few people upload pictures at night; some are travelling.
  'images.uploaded_at': (images) =>
    share(images, (one) => {
      const moment = Date.parse(String(one['uploaded_at']));
      return new Date(moment + offsetOn(String(one['location']), moment)).getUTCHours() < 6;
    }) < 0.12,
  'books.author': (books) => {
    const written = new Map<unknown, number>();
    for (const { author } of books) written.set(author, (written.get(author) ?? 0) + 1);
    const counts = [...written.values()];
    return share(counts, (count) => count <= 3) > 0.75 && Math.max(...counts) <= 25;
  },
  'tickets.resolved_at': (tickets) => {
    const mean = (priority: string): number => {
      const solved = tickets.filter((one) => one['priority'] === priority && one['resolved_at'] !== null);
      return solved.reduce((sum, one) => sum + age(one, 'created_at') - age(one, 'resolved_at'), 0) / solved.length;
    };
    // Agents solve most tickets within 12 office hours of one office, whatever the time of the customers.
    const hours = new Map<unknown, number[]>();
    for (const { assigned_to: agent, resolved_at: solved } of tickets) {
      if (solved !== null) hours.set(agent, [...(hours.get(agent) ?? []), new Date(String(solved)).getUTCHours()]);
    }
    const known = [...hours.values()].filter((own) => own.length >= 20);
    const atWork = known.map((own) =>
      Math.max(...Array.from({ length: 24 }, (_, first) => share(own, (hour) => (hour - first + 24) % 24 < 12))),
    );
    return (
      mean('urgent') < mean('high') &&
      mean('high') < mean('medium') &&
      mean('medium') < mean('low') &&
      share(atWork, (kept) => kept > 0.85) > 0.9
    );
  },
};
