/**
 * The built-in resources as the service document states them, independent of the specs: the category, then one line per
 * field with its type, its format if it has one, and its generator. An exclamation mark stands for the document's
 * required flag.
 */
export const service: Readonly<Record<string, { readonly category: string; readonly fields: string }>> = {
  authors: {
    category: 'people',
    fields: `
      id: integer, random_int
      name: string, name
      email: string email, email
      bio: string, paragraph
      photo: string uri, avatar
      website: string uri, url
      books_count: integer, random_int
      articles_count: integer, random_int
      genres: array, tags
      rating: number, float
      verified: boolean, boolean`,
  },
  courses: {
    category: 'education',
    fields: `
      id: integer, random_int
      title: string, course_title
      description: string, paragraph
      instructor: string, name
      category: string, course_category
      level: string, course_level
      duration: integer, course_duration
      lessons: integer, random_int
      enrolled: integer, random_int
      rating: number, rating
      price: number, price
      currency: string, currency
      language: string, language
      certificate: boolean, boolean
      thumbnail: string uri, image_url
      created_at: string date-time, past_date`,
  },
  companies: {
    category: 'business',
    fields: `
      id: integer, random_int
      name: string, company
      slogan: string, catch_phrase
      description: string, paragraph
      industry: string, industry
      size: string, company_size
      founded_year: integer, founded_year
      headquarters: string, city
      country: string, country
      website: string uri, url
      email: string email, email
      phone: string, phone
      revenue: number, revenue
      employees: integer, employees
      logo: string uri, image_url`,
  },
  stocks: {
    category: 'finance',
    fields: `
      id: integer, random_int
      symbol: string, stock_symbol
      name: string, company
      exchange: string, stock_exchange
      price: number, stock_price
      change: number, stock_change
      change_percent: number, stock_change_percent
      volume: integer, stock_volume
      market_cap: number, market_cap
      high: number, stock_price
      low: number, stock_price
      open: number, stock_price
      previous_close: number, stock_price
      currency: string, currency
      timestamp: string date-time, date_time`,
  },
  invoices: {
    category: 'business',
    fields: `
      id: integer, random_int
      invoice_number: string, invoice_number
      customer_id: integer, random_int
      customer_name: string, name
      customer_email: string email, email
      amount: number, price
      tax: number, tax
      total: number, price
      currency: string, currency
      status: string, invoice_status
      issue_date: string date, past_date
      due_date: string date, future_date
      paid_at: string date-time, past_date`,
  },
  subscriptions: {
    category: 'business',
    fields: `
      id: integer, random_int
      user_id: integer, random_int
      plan: string, subscription_plan
      status: string, subscription_status
      price: number, price
      currency: string, currency
      billing_cycle: string, billing_cycle
      start_date: string date, past_date
      end_date: string date, future_date
      next_billing_date: string date, future_date
      auto_renew: boolean, boolean
      trial_ends_at: string date, future_date`,
  },
  tickets: {
    category: 'productivity',
    fields: `
      id: integer, random_int
      ticket_number: string, ticket_number
      subject: string, sentence
      description: string, paragraph
      customer_id: integer, random_int
      customer_name: string, name
      customer_email: string email, email
      assigned_to: string, name
      priority: string, priority
      status: string, ticket_status
      category: string, ticket_category
      created_at: string date-time, past_date
      updated_at: string date-time, past_date
      resolved_at: string date-time, past_date`,
  },
  coupons: {
    category: 'commerce',
    fields: `
      id: integer, random_int
      code: string, coupon_code
      description: string, sentence
      discount_type: string, discount_type
      discount_value: number, price
      min_purchase: number, price
      max_discount: number, price
      currency: string, currency
      usage_limit: integer, random_int
      used_count: integer, random_int
      valid_from: string date, past_date
      valid_until: string date, future_date
      active: boolean, boolean`,
  },
  hotels: {
    category: 'travel',
    fields: `
      id: integer, random_int
      name: string, hotel_name
      description: string, paragraph
      stars: integer, hotel_stars
      address: string, address
      city: string, city
      country: string, country
      latitude: number, latitude
      longitude: number, longitude
      phone: string, phone
      email: string email, email
      website: string uri, url
      rating: number, rating
      price_per_night: number, hotel_price
      currency: string, currency
      rooms: integer, hotel_rooms
      amenities: array, amenities
      image: string uri, image_url`,
  },
  videos: {
    category: 'media',
    fields: `
      id: integer, random_int
      title: string, sentence
      description: string, paragraph
      creator: string, name
      creator_id: integer, random_int
      duration: integer, video_duration
      views: integer, random_int
      likes: integer, random_int
      dislikes: integer, random_int
      comments_count: integer, random_int
      category: string, video_category
      tags: array, tags
      thumbnail: string uri, image_url
      url: string uri, url
      published_at: string date-time, past_date`,
  },
  cryptos: {
    category: 'finance',
    fields: `
      id: integer, random_int
      symbol: string, crypto_symbol
      name: string, crypto_name
      price: number, crypto_price
      change_24h: number, stock_change_percent
      volume_24h: number, stock_volume
      market_cap: number, market_cap
      circulating_supply: number, crypto_supply
      total_supply: number, crypto_supply
      high_24h: number, crypto_price
      low_24h: number, crypto_price
      ath: number, crypto_price
      ath_date: string date, past_date
      rank: integer, random_int
      timestamp: string date-time, date_time`,
  },
  images: {
    category: 'media',
    fields: `
      id: integer, random_int
      title: string, sentence
      description: string, sentence
      url: string uri, image_url
      thumbnail_url: string uri, image_url
      width: integer, image_width
      height: integer, image_height
      size: integer, file_size
      format: string, image_format
      tags: array, tags
      photographer: string, name
      location: string, city
      uploaded_at: string date-time, past_date`,
  },
  teams: {
    category: 'sports',
    fields: `
      id: integer, random_int
      name: string, team_name
      sport: string, sport
      league: string, league
      founded: integer, founded_year
      city: string, city
      country: string, country
      stadium: string, stadium
      coach: string, name
      wins: integer, random_int
      losses: integer, random_int
      draws: integer, random_int
      logo: string uri, image_url`,
  },
  players: {
    category: 'people',
    fields: `
      id: integer, random_int
      name: string, name
      jersey_number: integer, random_int
      position: string, position
      team_id: integer, random_int
      team_name: string, team_name
      age: integer, random_int
      height: number, height
      weight: number, weight
      nationality: string, country
      goals: integer, random_int
      assists: integer, random_int
      photo: string uri, avatar`,
  },
  mentors: {
    category: 'people',
    fields: `
      id: integer, random_int
      name: string, name
      email: string email, email
      bio: string, paragraph
      photo: string uri, avatar
      specialization: array, tags
      experience_years: integer, random_int
      mentees_count: integer, random_int
      rating: number, float
      hourly_rate: number, price
      availability: string, word`,
  },
  clients: {
    category: 'business',
    fields: `
      id: integer, random_int
      name: string, company
      contact_person: string, name
      email: string email, email
      phone: string, phone
      address: string, address
      city: string, city
      country: string, country
      industry: string, industry
      status: string, status
      contract_value: number, price
      since: string date, past_date`,
  },
  transactions: {
    category: 'finance',
    fields: `
      id: integer, random_int
      user_id: integer, random_int
      amount: number, price
      currency: string, currency
      type: string, word
      status: string, status
      timestamp: string date-time, past_date`,
  },
  users: {
    category: 'people',
    fields: `
      id!: integer, random_int
      age: integer, age
      username!: string, username
      email!: string email, email
      first_name: string, first_name
      last_name: string, last_name
      avatar: string uri, avatar
      gender: string, gender
      phone: string, phone
      address: string, address
      city: string, city
      country: string, country
      created_at: string date-time, past_date`,
  },
  vendors: {
    category: 'business',
    fields: `
      id: integer, random_int
      name: string, company
      contact_person: string, name
      email: string email, email
      phone: string, phone
      address: string, address
      city: string, city
      country: string, country
      category: string, category
      rating: number, float
      active: boolean, boolean`,
  },
  bookings: {
    category: 'travel',
    fields: `
      id: integer, random_int
      user_id: integer, random_int
      type: string, word
      reference: string, uuid
      check_in: string date, future_date
      check_out: string date, future_date
      total: number, price
      status: string, status`,
  },
  books: {
    category: 'media',
    fields: `
      id: integer, random_int
      title: string, book_title
      author: string, name
      isbn: string, isbn
      description: string, paragraph
      genre: string, book_genre
      publisher: string, company
      published_date: string date, past_date
      pages: integer, book_pages
      language: string, language
      price: number, price
      currency: string, currency
      rating: number, rating
      cover: string uri, image_url`,
  },
  events: {
    category: 'productivity',
    fields: `
      id: integer, random_int
      title: string, event_title
      description: string, paragraph
      category: string, event_category
      start_date: string date-time, future_date
      end_date: string date-time, future_date
      location: string, address
      city: string, city
      country: string, country
      venue: string, venue
      organizer: string, company
      capacity: integer, random_int
      price: number, price
      currency: string, currency
      is_online: boolean, boolean
      url: string uri, url`,
  },
  notifications: {
    category: 'social',
    fields: `
      id: integer, random_int
      user_id: integer, random_int
      title: string, sentence
      message: string, sentence
      type: string, notification_type
      priority: string, priority
      read: boolean, boolean
      action_url: string uri, url
      created_at: string date-time, past_date
      read_at: string date-time, past_date`,
  },
};
