// Written by `mockgen types`: run it again after a change of the resources.

/** Writers of books and articles, with their genres and how readers rate them. */
export interface Author {
  /** Number of the author. */
  readonly id: number;
  /** Full name. */
  readonly name: string;
  /** Address to write to. */
  readonly email: string;
  /** Life and background. */
  readonly bio: string;
  /** Address of a portrait. */
  readonly photo: string;
  /** Address of the personal or professional site. */
  readonly website: string;
  /** Books published so far. */
  readonly books_count: number;
  /** Articles written so far. */
  readonly articles_count: number;
  /** Genres the author writes in. */
  readonly genres: readonly string[];
  /** Mean rating by readers, from 1 to 5. */
  readonly rating: number;
  /** Whether the account has been verified. */
  readonly verified: boolean;
}

/** Online courses with their teacher, length, price and rating. */
export interface Course {
  /** Number of the course. */
  readonly id: number;
  /** Title of the course. */
  readonly title: string;
  /** What is taught, for whom, and to what end. */
  readonly description: string;
  /** Full name of the teacher: a mentor who covers the topic. */
  readonly instructor: string;
  /** Subject area. */
  readonly category: string;
  /** Level of the course. */
  readonly level: 'advanced' | 'all-levels' | 'beginner' | 'intermediate';
  /** Total length in hours. */
  readonly duration: number;
  /** Number of lessons. */
  readonly lessons: number;
  /** Students enrolled so far; older and better rated courses have more. */
  readonly enrolled: number;
  /** Mean rating by students, from 1 to 5. */
  readonly rating: number;
  /** Fee for the whole course, roughly in proportion to its size. */
  readonly price: number;
  /** ISO 4217 code of the currency of the price, the teacher's own. */
  readonly currency: string;
  /** ISO 639-1 code of the language of the course: English, or beyond beginners mostly the language it teaches. */
  readonly language: 'de' | 'en' | 'es' | 'fr' | 'it' | 'pt';
  /** Whether a certificate is given at the end. */
  readonly certificate: boolean;
  /** Address of the cover picture. */
  readonly thumbnail: string;
  /** When the course was added. ISO 8601, in UTC. */
  readonly created_at: string;
}

/** Companies of all sizes, with their business, head office and revenue. */
export interface Company {
  /** Number of the company. */
  readonly id: number;
  /** Registered name. */
  readonly name: string;
  /** Slogan of the company. */
  readonly slogan: string;
  /** What the company does, with a detail, and in some texts its age, city or size. */
  readonly description: string;
  /** Main line of business. */
  readonly industry: string;
  /** Class by number of employees. */
  readonly size: 'startup' | 'small' | 'medium' | 'large' | 'enterprise';
  /** Year of foundation. */
  readonly founded_year: number;
  /** City of the head office. */
  readonly headquarters: string;
  /** Country of the head office. */
  readonly country: string;
  /** Address of the official site. */
  readonly website: string;
  /** Main address to write to. */
  readonly email: string;
  /** Main telephone number in international form. */
  readonly phone: string;
  /** Yearly revenue, in US dollars. */
  readonly revenue: number;
  /** Number of employees worldwide. */
  readonly employees: number;
  /** Address of the logo. */
  readonly logo: string;
}

/** Shares with the prices of the current session. */
export interface Stock {
  /** Number of the record. */
  readonly id: number;
  /** Ticker symbol, used once. */
  readonly symbol: string;
  /** Company that issued the share. */
  readonly name: string;
  /** Exchange the share is traded on. */
  readonly exchange: string;
  /** Price of the last trade. */
  readonly price: number;
  /** Current price minus the previous close. */
  readonly change: number;
  /** That change in percent of the previous close. */
  readonly change_percent: number;
  /** Shares traded in the session. */
  readonly volume: number;
  /** Price times the shares outstanding, in pounds for pence and in rand for cents. */
  readonly market_cap: number;
  /** Highest price of the session. */
  readonly high: number;
  /** Lowest price of the session. */
  readonly low: number;
  /** First price of the session. */
  readonly open: number;
  /** Last price of the previous session. */
  readonly previous_close: number;
  /** Currency of the prices: an ISO 4217 code, or GBX and ZAC for the pence and cents of London and Johannesburg. */
  readonly currency: string;
  /** When the prices were recorded. ISO 8601, in UTC. */
  readonly timestamp: string;
}

/** Invoices to users, with tax, due date and payment status. */
export interface Invoice {
  /** Number of the record. */
  readonly id: number;
  /** Number on the invoice, used once. */
  readonly invoice_number: string;
  /** The user who is billed. One of the users. */
  readonly customer_id: number;
  /** Name of that user. */
  readonly customer_name: string;
  /** Email address of that user, where the invoice is sent. */
  readonly customer_email: string;
  /** Sum before tax: the price of the subscription. */
  readonly amount: number;
  /** Tax on the amount, at the standard rate where the customer lives. */
  readonly tax: number;
  /** Amount plus tax. */
  readonly total: number;
  /** ISO 4217 code of the currency of the subscription. */
  readonly currency: string;
  /** State of the payment. */
  readonly status: 'pending' | 'paid' | 'overdue' | 'cancelled' | 'refunded';
  /** Day of issue: that of the charge. YYYY-MM-DD. */
  readonly issue_date: string;
  /** Last day for payment; a customer always has the same terms. YYYY-MM-DD. */
  readonly due_date: string;
  /** When it was paid in full; null unless paid or refunded. ISO 8601, in UTC. */
  readonly paid_at: string | null;
}

/** Subscriptions of users to a plan, with cycle, price and dates of renewal. */
export interface Subscription {
  /** Number of the subscription. */
  readonly id: number;
  /** The user who subscribed. One of the users. */
  readonly user_id: number;
  /** Name of the plan. */
  readonly plan: 'Free' | 'Basic' | 'Standard' | 'Pro' | 'Business' | 'Enterprise';
  /** State of the subscription; a user has at most one that is active, suspended or on trial. It is suspended while a charge is unpaid for weeks. */
  readonly status: 'active' | 'cancelled' | 'expired' | 'suspended' | 'trial';
  /** Price of one billing cycle, for all seats; subscriptions that ended before the price increase cost less. */
  readonly price: number;
  /** ISO 4217 code of the currency of the price. */
  readonly currency: string;
  /** How often the price is charged; a paid subscription that has ended lasted at least one cycle. */
  readonly billing_cycle: 'monthly' | 'quarterly' | 'annually';
  /** Day it became active: at the earliest the day on which the previous subscription of the user ended. YYYY-MM-DD. */
  readonly start_date: string;
  /** Last day of the trial or of the current period, or of the last one if it has ended; 12 days after the due date of a charge that is not paid. A free plan ends when the next plan begins. YYYY-MM-DD. */
  readonly end_date: string;
  /** Day of the next charge, which is the last day of the period; null if it does not renew automatically, or is free. YYYY-MM-DD. */
  readonly next_billing_date: string | null;
  /** Whether it renews automatically when a cycle ends; one that is free always does, one that is suspended or over does not. */
  readonly auto_renew: boolean;
  /** Day the trial ends or ended, when the first charge is due; null without a trial. YYYY-MM-DD. */
  readonly trial_ends_at: string | null;
}

/** Support tickets of users, from the first message to the solution. */
export interface Ticket {
  /** Number of the record. */
  readonly id: number;
  /** Unique number given to the customer; it rises with the date. */
  readonly ticket_number: string;
  /** The issue in one line. */
  readonly subject: string;
  /** The issue in full. */
  readonly description: string;
  /** The user who opened it. One of the users. */
  readonly customer_id: number;
  /** Name of that user. */
  readonly customer_name: string;
  /** Address of that user. */
  readonly customer_email: string;
  /** Name of the agent in charge; the number of agents grows with the tickets. */
  readonly assigned_to: string;
  /** Urgency. */
  readonly priority: 'low' | 'medium' | 'high' | 'urgent';
  /** State of the ticket. */
  readonly status: 'open' | 'in_progress' | 'waiting' | 'resolved' | 'closed';
  /** Kind of issue. */
  readonly category: 'technical' | 'billing' | 'feature_request' | 'bug';
  /** When it was opened: mostly while the customer is awake. ISO 8601, in UTC. */
  readonly created_at: string;
  /** When it last changed. ISO 8601, in UTC. */
  readonly updated_at: string;
  /** When it was solved; null unless resolved or closed. ISO 8601, in UTC. */
  readonly resolved_at: string | null;
}

/** Discount codes, with their value and validity. */
export interface Coupon {
  /** Number of the coupon. */
  readonly id: number;
  /** Code to enter at checkout, unique to the coupon. */
  readonly code: string;
  /** What the coupon promises. */
  readonly description: string;
  /** Kind of discount. */
  readonly discount_type: 'percentage' | 'fixed_amount' | 'free_shipping';
  /** Percentage or amount taken off; 0 for free shipping. */
  readonly discount_value: number;
  /** Minimum amount of the purchase. */
  readonly min_purchase: number;
  /** Maximum amount that a percentage takes off; null for other kinds. */
  readonly max_discount: number | null;
  /** ISO 4217 code of the currency of the sums. */
  readonly currency: string;
  /** Maximum number of uses. */
  readonly usage_limit: number;
  /** Number of uses so far. */
  readonly used_count: number;
  /** First day of use. YYYY-MM-DD. */
  readonly valid_from: string;
  /** Last day of use. YYYY-MM-DD. */
  readonly valid_until: string;
  /** Whether it can be used now. */
  readonly active: boolean;
}

/** Hotels with their address, stars, amenities and the price of a night. */
export interface Hotel {
  /** Number of the hotel. */
  readonly id: number;
  /** Name of the hotel. */
  readonly name: string;
  /** The building, its rooms and services. */
  readonly description: string;
  /** Stars, from 1 to 5, in keeping with the name. */
  readonly stars: number;
  /** Street and number. */
  readonly address: string;
  /** City the hotel is in. */
  readonly city: string;
  /** Country of the city. */
  readonly country: string;
  /** Degrees north of the equator. */
  readonly latitude: number;
  /** Degrees east of Greenwich. */
  readonly longitude: number;
  /** Telephone number in international form. */
  readonly phone: string;
  /** Address to write to. */
  readonly email: string;
  /** Address of the site. */
  readonly website: string;
  /** Mean rating by guests, from 1 to 5, a little higher for more stars. */
  readonly rating: number;
  /** Price of a standard room for a night, by stars and by the price level of country and city. */
  readonly price_per_night: number;
  /** ISO 4217 code of the currency of the price. */
  readonly currency: string;
  /** Number of rooms. */
  readonly rooms: number;
  /** Amenities, more of them with more stars. */
  readonly amenities: readonly string[];
  /** Address of the main picture. */
  readonly image: string;
}

/** Videos with their creator and their numbers of views and reactions. */
export interface Video {
  /** Number of the video. */
  readonly id: number;
  /** Title of the video. */
  readonly title: string;
  /** Content of the video. */
  readonly description: string;
  /** Name of the user who made it. */
  readonly creator: string;
  /** The user who made it. One of the users. */
  readonly creator_id: number;
  /** Length in seconds. */
  readonly duration: number;
  /** Views since publication, mostly in line with other videos of the creator. */
  readonly views: number;
  /** Number of likes. */
  readonly likes: number;
  /** Number of dislikes, far fewer than likes. */
  readonly dislikes: number;
  /** Comments below it: far fewer than likes. */
  readonly comments_count: number;
  /** Subject, one of the creator's two. */
  readonly category: string;
  /** Search terms. */
  readonly tags: readonly string[];
  /** Address of the preview picture. */
  readonly thumbnail: string;
  /** Where to watch it. */
  readonly url: string;
  /** When it was published. ISO 8601, in UTC. */
  readonly published_at: string;
}

/** Crypto coins by rank, with price, supply and the last 24 hours. */
export interface Crypto {
  /** Number of the coin. */
  readonly id: number;
  /** Ticker symbol, used once. */
  readonly symbol: string;
  /** Name of the coin. */
  readonly name: string;
  /** Price of one unit, in US dollars. */
  readonly price: number;
  /** Change of the price over 24 hours, in percent. */
  readonly change_24h: number;
  /** Value traded over 24 hours, in US dollars. */
  readonly volume_24h: number;
  /** Price times circulating supply, in US dollars. */
  readonly market_cap: number;
  /** Units in circulation. */
  readonly circulating_supply: number;
  /** Maximum number of units, or the current number where there is no limit. */
  readonly total_supply: number;
  /** Highest price of the last 24 hours. */
  readonly high_24h: number;
  /** Lowest price of the last 24 hours. */
  readonly low_24h: number;
  /** Highest price ever. */
  readonly ath: number;
  /** Day of the highest price ever. YYYY-MM-DD. */
  readonly ath_date: string;
  /** Rank by market capitalization, 1 the largest. */
  readonly rank: number;
  /** When the prices were recorded. ISO 8601, in UTC. */
  readonly timestamp: string;
}

/** Photographs with their size, format and place. */
export interface Image {
  /** Number of the image. */
  readonly id: number;
  /** Title or caption. */
  readonly title: string;
  /** What the image shows. */
  readonly description: string;
  /** Address of the image in full size. */
  readonly url: string;
  /** Address of a small version. */
  readonly thumbnail_url: string;
  /** Width in pixels: that of the camera, or less where the photographer scales pictures down. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** Size of the file in bytes. */
  readonly size: number;
  /** File format. */
  readonly format: 'jpg' | 'webp' | 'png';
  /** Search terms. */
  readonly tags: readonly string[];
  /** Name of the photographer; their number grows with the number of images. */
  readonly photographer: string;
  /** City it was taken in, mostly where the photographer lives. */
  readonly location: string;
  /** When it was uploaded. ISO 8601, in UTC. */
  readonly uploaded_at: string;
}

/** Sports teams with their home, coach and results. */
export interface Team {
  /** Number of the team. */
  readonly id: number;
  /** Name of the team. */
  readonly name: string;
  /** Sport of the team and its league. */
  readonly sport: 'Football' | 'Basketball' | 'Handball' | 'Ice Hockey' | 'Volleyball' | 'Rugby' | 'Baseball';
  /** League of the team; each league is for one sport, and for women or men. */
  readonly league: string;
  /** Year of foundation, when the sport was already played there. */
  readonly founded: number;
  /** Home city, in the country or countries of the league. */
  readonly city: string;
  /** Country of the city. */
  readonly country: string;
  /** Home stadium or arena. */
  readonly stadium: string;
  /** Head coach. */
  readonly coach: string;
  /** Games won this season, each lost by another team of the league. */
  readonly wins: number;
  /** Games lost this season. */
  readonly losses: number;
  /** Games drawn this season; 0 in sports without draws. */
  readonly draws: number;
  /** Address of the badge. */
  readonly logo: string;
}

/** Players of sports teams, with position, build and score. */
export interface Player {
  /** Number of the player. */
  readonly id: number;
  /** Full name. */
  readonly name: string;
  /** Number on the shirt, unique in the team; in some sports it follows from the position. */
  readonly jersey_number: number;
  /** Position, in the terms of the sport. */
  readonly position: string;
  /** The team the player belongs to; squads come one after the other, of one league after the other. One of the teams. */
  readonly team_id: number;
  /** Name of that team. */
  readonly team_name: string;
  /** Age in years. */
  readonly age: number;
  /** Height in centimetres. */
  readonly height: number;
  /** Weight in kilograms. */
  readonly weight: number;
  /** Country the player is a citizen of, mostly that of the team; in football and rugby, a home nation. */
  readonly nationality: string;
  /** Scored this season: goals in football, ice hockey and handball, points in basketball and volleyball, runs in baseball, tries in rugby. */
  readonly goals: number;
  /** Assists this season: the pass, set or, in baseball, throw that another player’s goal, point, try or out came from. */
  readonly assists: number;
  /** Address of a portrait. */
  readonly photo: string;
}

/** Mentors who can be booked, with their subjects, experience and hourly rate. */
export interface Mentor {
  /** Number of the mentor. */
  readonly id: number;
  /** Full name. */
  readonly name: string;
  /** Address to write to. */
  readonly email: string;
  /** Background and way of working. */
  readonly bio: string;
  /** Address of a portrait. */
  readonly photo: string;
  /** Areas the mentor covers. */
  readonly specialization: readonly string[];
  /** Years of practice. */
  readonly experience_years: number;
  /** Number of current mentees, few in the first years of practice. */
  readonly mentees_count: number;
  /** Mean rating from 1 to 5 by current and former mentees, who give whole stars. */
  readonly rating: number;
  /** Price of an hour, in US dollars; it rises with the years of practice. */
  readonly hourly_rate: number;
  /** Whether new mentees are accepted, more often by mentors who have few. */
  readonly availability: 'available' | 'busy' | 'limited';
}

/** Client organisations, with a contact person and the value of their contracts. */
export interface Client {
  /** Number of the client. */
  readonly id: number;
  /** Name of the organisation. */
  readonly name: string;
  /** Contact person. */
  readonly contact_person: string;
  /** Address to write to. */
  readonly email: string;
  /** Telephone number in international form. */
  readonly phone: string;
  /** Street and number. */
  readonly address: string;
  /** City of the office. */
  readonly city: string;
  /** Country of the city. */
  readonly country: string;
  /** Line of business. */
  readonly industry: string;
  /** State of the relationship. */
  readonly status: 'active' | 'inactive' | 'prospect' | 'terminated';
  /** Total value of all contracts, in US dollars; 0 for a prospect. */
  readonly contract_value: number;
  /** First day of the relationship; for a prospect, the day of the first call. YYYY-MM-DD. */
  readonly since: string;
}

/** Movements on the accounts of users. */
export interface Transaction {
  /** Number of the transaction. */
  readonly id: number;
  /** The user whose account it is. One of the users. */
  readonly user_id: number;
  /** Amount moved; positive for incoming, negative for outgoing. */
  readonly amount: number;
  /** ISO 4217 code of the currency: of the invoice, or of the country. */
  readonly currency: string;
  /** Kind of movement. */
  readonly type: string;
  /** State of the transaction; only payments and fees can be refunded. */
  readonly status: 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded';
  /** When it took place or was started, mostly while the user is awake. ISO 8601, in UTC. */
  readonly timestamp: string;
}

/** Registered users, the people that invoices, bookings, tickets and notifications refer to. */
export interface User {
  /** Number of the user. */
  readonly id: number;
  /** Age in years; only adults may register. */
  readonly age: number;
  /** Login name, unique to the user. */
  readonly username: string;
  /** Email address of the account. */
  readonly email: string;
  /** Given name that is common at that age. */
  readonly first_name: string;
  /** Family name. */
  readonly last_name: string;
  /** Address of the profile picture. */
  readonly avatar: string;
  /** Gender as stated by the user. */
  readonly gender: 'female' | 'male' | 'non-binary';
  /** Telephone number in international form. */
  readonly phone: string;
  /** Street and number. */
  readonly address: string;
  /** City of residence. */
  readonly city: string;
  /** Country of the city. */
  readonly country: string;
  /** When the account was opened: mostly while people are awake in that city. ISO 8601, in UTC. */
  readonly created_at: string;
}

/** Suppliers, with what they supply and how well they perform. */
export interface Vendor {
  /** Number of the vendor. */
  readonly id: number;
  /** Name of the supplier. */
  readonly name: string;
  /** Contact person. */
  readonly contact_person: string;
  /** Address to write to. */
  readonly email: string;
  /** Telephone number in international form. */
  readonly phone: string;
  /** Street and number. */
  readonly address: string;
  /** City of the office. */
  readonly city: string;
  /** Country of the city. */
  readonly country: string;
  /** Kind of goods or services supplied. */
  readonly category: string;
  /** Mean performance rating, from 1 to 5. */
  readonly rating: number;
  /** Whether orders can be placed, as is usual for vendors that perform well. */
  readonly active: boolean;
}

/** Bookings by users of hotels, flights, cars and tours. */
export interface Booking {
  /** Number of the booking. */
  readonly id: number;
  /** The user who booked. One of the users. */
  readonly user_id: number;
  /** What was booked. */
  readonly type: 'hotel' | 'flight' | 'car_rental' | 'tour';
  /** Confirmation code, used once. */
  readonly reference: string;
  /** First day. YYYY-MM-DD. */
  readonly check_in: string;
  /** Last day. YYYY-MM-DD. */
  readonly check_out: string;
  /** Price of everything, in the currency where the user lives: a rate per night or day times their number, or the fare. */
  readonly total: number;
  /** State of the booking; those of one trip are usually in the same state. */
  readonly status: 'confirmed' | 'pending' | 'cancelled' | 'completed';
}

/** Books with author, publisher, ISBN and price. */
export interface Book {
  /** Number of the book. */
  readonly id: number;
  /** Title of the book. */
  readonly title: string;
  /** Full name of the author, one of the authors. */
  readonly author: string;
  /** ISBN-13 of an English-language group with its check digit, used once; a publisher has prefixes of its own. */
  readonly isbn: string;
  /** What the book is about. */
  readonly description: string;
  /** Genre, one that the author writes. */
  readonly genre: string;
  /** Publisher, the author's usual one for the genre. */
  readonly publisher: string;
  /** Day of first publication, not before the author's first book; in Britain mostly a Thursday. YYYY-MM-DD. */
  readonly published_date: string;
  /** Number of pages, typical of the genre. */
  readonly pages: number;
  /** ISO 639-1 code of the language: that of the title, the description and the ISBN. */
  readonly language: 'en';
  /** Price of a copy. */
  readonly price: number;
  /** ISO 4217 code of the currency of the price, the publisher's own. */
  readonly currency: 'USD' | 'GBP';
  /** Mean rating by readers, from 1 to 5: near that of the author. */
  readonly rating: number;
  /** Address of the cover. */
  readonly cover: string;
}

/** Conferences, workshops, concerts and other dates for the calendar. */
export interface Event {
  /** Number of the event. */
  readonly id: number;
  /** Title of the event. */
  readonly title: string;
  /** What visitors can expect. */
  readonly description: string;
  /** Kind of event. */
  readonly category: 'Conference' | 'Workshop' | 'Concert' | 'Sports' | 'Networking';
  /** When it begins, at a suitable local time. ISO 8601, in UTC. */
  readonly start_date: string;
  /** When it ends; a conference may last three days, up to the weekend. ISO 8601, in UTC. */
  readonly end_date: string;
  /** Street and number of the venue; `Online` for an online event. */
  readonly location: string;
  /** City where it takes place or, if online, is run from. */
  readonly city: string;
  /** Country of the city. */
  readonly country: string;
  /** Name of the place, on site or online. */
  readonly venue: string;
  /** Organiser: a society, a school, a club, a firm, or the venue itself. */
  readonly organizer: string;
  /** Maximum number of participants. */
  readonly capacity: number;
  /** Price of a ticket, a round sum; 0 where admission is free, as at most meetups. */
  readonly price: number;
  /** ISO 4217 code of the currency of the price. */
  readonly currency: string;
  /** Whether it takes place online; concerts and sports do not. */
  readonly is_online: boolean;
  /** Where to read more and to register. */
  readonly url: string;
}

/** Notifications to users: what happened, where to look, and whether it was read. */
export interface Notification {
  /** Number of the notification. */
  readonly id: number;
  /** The user who is notified. One of the users. */
  readonly user_id: number;
  /** Headline. */
  readonly title: string;
  /** What happened. */
  readonly message: string;
  /** Kind of event that caused it. */
  readonly type: string;
  /** Urgency. */
  readonly priority: 'low' | 'normal' | 'high' | 'urgent';
  /** Whether the user has read it; what is urgent and some days old has been read. */
  readonly read: boolean;
  /** Where a click leads. */
  readonly action_url: string;
  /** When it was sent, mostly while people are awake where the user lives. ISO 8601, in UTC. */
  readonly created_at: string;
  /** When it was read; null while unread. ISO 8601, in UTC. */
  readonly read_at: string | null;
}

/** The records of each resource by its name in paths. */
export interface Records {
  readonly authors: Author;
  readonly courses: Course;
  readonly companies: Company;
  readonly stocks: Stock;
  readonly invoices: Invoice;
  readonly subscriptions: Subscription;
  readonly tickets: Ticket;
  readonly coupons: Coupon;
  readonly hotels: Hotel;
  readonly videos: Video;
  readonly cryptos: Crypto;
  readonly images: Image;
  readonly teams: Team;
  readonly players: Player;
  readonly mentors: Mentor;
  readonly clients: Client;
  readonly transactions: Transaction;
  readonly users: User;
  readonly vendors: Vendor;
  readonly bookings: Booking;
  readonly books: Book;
  readonly events: Event;
  readonly notifications: Notification;
}

/** The parameters of each path. */
export interface RecordQuery {
  /** A number for other data: what a build with this seed has. */
  readonly seed?: number | undefined;
  /** With `true`, fresh data with every request. */
  readonly nocache?: boolean | undefined;
}

/** The parameters of a page of records. */
export interface PageQuery<T> extends RecordQuery {
  /** The number of the page. */
  readonly page?: number | undefined;
  /** The most records that the answer may have. More than 100 means 100. */
  readonly count?: number | undefined;
  /** How many records a page has. Default: `count`, else 10. More than 100 means 100. */
  readonly limit?: number | undefined;
  /** Only records with this text, in upper or lower case. `cafe` also finds `café`. */
  readonly q?: string | undefined;
  /** The same as `q`. If both are given, `q` counts. */
  readonly search?: string | undefined;
  /** The fields to look in, separated by commas. Default: all text fields. */
  readonly search_fields?: readonly (keyof T & string)[] | undefined;
}

/** A page of records. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly pagination: {
    readonly page: number;
    readonly limit: number;
    readonly total: number;
    readonly total_pages: number;
  };
}

/** What answers at each path, by its parameters. `{number}` and `{string}` stand for keys. */
export interface Paths {
  readonly '/authors': (query?: PageQuery<Author>) => Page<Author>;
  readonly '/authors/{number}': (query?: RecordQuery) => Author;
  readonly '/people/authors': (query?: PageQuery<Author>) => Page<Author>;
  readonly '/people/authors/{number}': (query?: RecordQuery) => Author;
  readonly '/courses': (query?: PageQuery<Course>) => Page<Course>;
  readonly '/courses/{number}': (query?: RecordQuery) => Course;
  readonly '/education/courses': (query?: PageQuery<Course>) => Page<Course>;
  readonly '/education/courses/{number}': (query?: RecordQuery) => Course;
  readonly '/companies': (query?: PageQuery<Company>) => Page<Company>;
  readonly '/companies/{number}': (query?: RecordQuery) => Company;
  readonly '/business/companies': (query?: PageQuery<Company>) => Page<Company>;
  readonly '/business/companies/{number}': (query?: RecordQuery) => Company;
  readonly '/stocks': (query?: PageQuery<Stock>) => Page<Stock>;
  readonly '/stocks/{number}': (query?: RecordQuery) => Stock;
  readonly '/finance/stocks': (query?: PageQuery<Stock>) => Page<Stock>;
  readonly '/finance/stocks/{number}': (query?: RecordQuery) => Stock;
  readonly '/invoices': (query?: PageQuery<Invoice>) => Page<Invoice>;
  readonly '/invoices/{number}': (query?: RecordQuery) => Invoice;
  readonly '/business/invoices': (query?: PageQuery<Invoice>) => Page<Invoice>;
  readonly '/business/invoices/{number}': (query?: RecordQuery) => Invoice;
  readonly '/users/{number}/invoices': (query?: PageQuery<Invoice>) => Page<Invoice>;
  readonly '/people/users/{number}/invoices': (query?: PageQuery<Invoice>) => Page<Invoice>;
  readonly '/subscriptions': (query?: PageQuery<Subscription>) => Page<Subscription>;
  readonly '/subscriptions/{number}': (query?: RecordQuery) => Subscription;
  readonly '/business/subscriptions': (query?: PageQuery<Subscription>) => Page<Subscription>;
  readonly '/business/subscriptions/{number}': (query?: RecordQuery) => Subscription;
  readonly '/users/{number}/subscriptions': (query?: PageQuery<Subscription>) => Page<Subscription>;
  readonly '/people/users/{number}/subscriptions': (query?: PageQuery<Subscription>) => Page<Subscription>;
  readonly '/tickets': (query?: PageQuery<Ticket>) => Page<Ticket>;
  readonly '/tickets/{number}': (query?: RecordQuery) => Ticket;
  readonly '/productivity/tickets': (query?: PageQuery<Ticket>) => Page<Ticket>;
  readonly '/productivity/tickets/{number}': (query?: RecordQuery) => Ticket;
  readonly '/users/{number}/tickets': (query?: PageQuery<Ticket>) => Page<Ticket>;
  readonly '/people/users/{number}/tickets': (query?: PageQuery<Ticket>) => Page<Ticket>;
  readonly '/coupons': (query?: PageQuery<Coupon>) => Page<Coupon>;
  readonly '/coupons/{number}': (query?: RecordQuery) => Coupon;
  readonly '/commerce/coupons': (query?: PageQuery<Coupon>) => Page<Coupon>;
  readonly '/commerce/coupons/{number}': (query?: RecordQuery) => Coupon;
  readonly '/hotels': (query?: PageQuery<Hotel>) => Page<Hotel>;
  readonly '/hotels/{number}': (query?: RecordQuery) => Hotel;
  readonly '/travel/hotels': (query?: PageQuery<Hotel>) => Page<Hotel>;
  readonly '/travel/hotels/{number}': (query?: RecordQuery) => Hotel;
  readonly '/videos': (query?: PageQuery<Video>) => Page<Video>;
  readonly '/videos/{number}': (query?: RecordQuery) => Video;
  readonly '/media/videos': (query?: PageQuery<Video>) => Page<Video>;
  readonly '/media/videos/{number}': (query?: RecordQuery) => Video;
  readonly '/users/{number}/videos': (query?: PageQuery<Video>) => Page<Video>;
  readonly '/people/users/{number}/videos': (query?: PageQuery<Video>) => Page<Video>;
  readonly '/cryptos': (query?: PageQuery<Crypto>) => Page<Crypto>;
  readonly '/cryptos/{number}': (query?: RecordQuery) => Crypto;
  readonly '/finance/cryptos': (query?: PageQuery<Crypto>) => Page<Crypto>;
  readonly '/finance/cryptos/{number}': (query?: RecordQuery) => Crypto;
  readonly '/images': (query?: PageQuery<Image>) => Page<Image>;
  readonly '/images/{number}': (query?: RecordQuery) => Image;
  readonly '/media/images': (query?: PageQuery<Image>) => Page<Image>;
  readonly '/media/images/{number}': (query?: RecordQuery) => Image;
  readonly '/teams': (query?: PageQuery<Team>) => Page<Team>;
  readonly '/teams/{number}': (query?: RecordQuery) => Team;
  readonly '/sports/teams': (query?: PageQuery<Team>) => Page<Team>;
  readonly '/sports/teams/{number}': (query?: RecordQuery) => Team;
  readonly '/players': (query?: PageQuery<Player>) => Page<Player>;
  readonly '/players/{number}': (query?: RecordQuery) => Player;
  readonly '/people/players': (query?: PageQuery<Player>) => Page<Player>;
  readonly '/people/players/{number}': (query?: RecordQuery) => Player;
  readonly '/teams/{number}/players': (query?: PageQuery<Player>) => Page<Player>;
  readonly '/sports/teams/{number}/players': (query?: PageQuery<Player>) => Page<Player>;
  readonly '/mentors': (query?: PageQuery<Mentor>) => Page<Mentor>;
  readonly '/mentors/{number}': (query?: RecordQuery) => Mentor;
  readonly '/people/mentors': (query?: PageQuery<Mentor>) => Page<Mentor>;
  readonly '/people/mentors/{number}': (query?: RecordQuery) => Mentor;
  readonly '/clients': (query?: PageQuery<Client>) => Page<Client>;
  readonly '/clients/{number}': (query?: RecordQuery) => Client;
  readonly '/business/clients': (query?: PageQuery<Client>) => Page<Client>;
  readonly '/business/clients/{number}': (query?: RecordQuery) => Client;
  readonly '/transactions': (query?: PageQuery<Transaction>) => Page<Transaction>;
  readonly '/transactions/{number}': (query?: RecordQuery) => Transaction;
  readonly '/finance/transactions': (query?: PageQuery<Transaction>) => Page<Transaction>;
  readonly '/finance/transactions/{number}': (query?: RecordQuery) => Transaction;
  readonly '/users/{number}/transactions': (query?: PageQuery<Transaction>) => Page<Transaction>;
  readonly '/people/users/{number}/transactions': (query?: PageQuery<Transaction>) => Page<Transaction>;
  readonly '/users': (query?: PageQuery<User>) => Page<User>;
  readonly '/users/{number}': (query?: RecordQuery) => User;
  readonly '/people/users': (query?: PageQuery<User>) => Page<User>;
  readonly '/people/users/{number}': (query?: RecordQuery) => User;
  readonly '/vendors': (query?: PageQuery<Vendor>) => Page<Vendor>;
  readonly '/vendors/{number}': (query?: RecordQuery) => Vendor;
  readonly '/business/vendors': (query?: PageQuery<Vendor>) => Page<Vendor>;
  readonly '/business/vendors/{number}': (query?: RecordQuery) => Vendor;
  readonly '/bookings': (query?: PageQuery<Booking>) => Page<Booking>;
  readonly '/bookings/{number}': (query?: RecordQuery) => Booking;
  readonly '/travel/bookings': (query?: PageQuery<Booking>) => Page<Booking>;
  readonly '/travel/bookings/{number}': (query?: RecordQuery) => Booking;
  readonly '/users/{number}/bookings': (query?: PageQuery<Booking>) => Page<Booking>;
  readonly '/people/users/{number}/bookings': (query?: PageQuery<Booking>) => Page<Booking>;
  readonly '/books': (query?: PageQuery<Book>) => Page<Book>;
  readonly '/books/{number}': (query?: RecordQuery) => Book;
  readonly '/media/books': (query?: PageQuery<Book>) => Page<Book>;
  readonly '/media/books/{number}': (query?: RecordQuery) => Book;
  readonly '/events': (query?: PageQuery<Event>) => Page<Event>;
  readonly '/events/{number}': (query?: RecordQuery) => Event;
  readonly '/productivity/events': (query?: PageQuery<Event>) => Page<Event>;
  readonly '/productivity/events/{number}': (query?: RecordQuery) => Event;
  readonly '/notifications': (query?: PageQuery<Notification>) => Page<Notification>;
  readonly '/notifications/{number}': (query?: RecordQuery) => Notification;
  readonly '/social/notifications': (query?: PageQuery<Notification>) => Page<Notification>;
  readonly '/social/notifications/{number}': (query?: RecordQuery) => Notification;
  readonly '/users/{number}/notifications': (query?: PageQuery<Notification>) => Page<Notification>;
  readonly '/people/users/{number}/notifications': (query?: PageQuery<Notification>) => Page<Notification>;
}
