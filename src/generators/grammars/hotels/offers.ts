/**
 * Sentences about a matter, by what a hotel needs for them: amenities, and what its kind and standard are, as
 * `factsOf` names them.
 */
type Matter = Readonly<Record<string, readonly string[]>>;

/** The history of the building, or who runs the hotel. */
const PAST: Matter = {
  former: [
    'It takes its name from the building, a former {former}.',
    'The building was once {a former} and was converted in {renewed}.',
  ],
  'small, house': [
    'It has been run by the same family since the {recent}.',
    'The owners live on site and look after guests themselves.',
    'A family business in the {generation} generation, it is known for personal service.',
    'It is a family business, and the owners welcome guests in person.',
    'Guests are looked after by the family that has owned the {house} since the {recent}.',
    'The family that runs it knows {place} well and gladly shares tips.',
    'Now in the {generation} generation, the family has run it since the {recent}.',
  ],
  'western, small': [
    'The building dates from the {decade} and was renovated in {renewed}.',
    'The house was built in the {decade} and has kept much of its character.',
    'It is independently owned and was renovated in {renewed}.',
    'The building has been a hotel since the {recent} and was last renovated in {renewed}.',
    'Built as a private residence in the {decade}, it became a hotel in the {recent}.',
    'Its owners renovated the building in {renewed}, floor by floor.',
    'It occupies a carefully restored building from the {decade}.',
    'The interior was redesigned in {renewed}, and the old staircase was kept.',
  ],
  large: [
    'It opened in the {recent} and was fully renovated in {renewed}.',
    'All floors were renovated in {renewed}.',
    'Guests have been coming here since the {recent}, and the public areas were redesigned in {renewed}.',
    'It was modernized in {renewed} and is in excellent condition.',
    'The latest renovation, in {renewed}, included all bathrooms.',
    'First opened in the {recent}, it was redesigned in {renewed}.',
    'The lobby and the rooms were given a new look in {renewed}.',
  ],
};

/** What there is, in a list of `{things}`. */
const THINGS: Matter = {
  things: [
    '{facilities} include {things}.',
    'The {house} has {things}.',
    'At any time of year, there is {things} for guests.',
    'It offers {things}.',
    'Its facilities include {things}.',
    'It has {things}.',
    'For guests, there is {things}.',
    'The {house} offers guests {things}.',
    'Services and facilities include {things}.',
    'On site, guests have {things}.',
    'It comes with {things}.',
    'The {house} features {things}.',
    'Its services and facilities include {things}.',
    'It features {things}.',
    'Guests can count on {things}.',
    'The {house} provides {things}.',
    'There is {things}.',
    'It provides {things} for its guests.',
    'For leisure and convenience, there is {things}.',
    'The {house} is equipped with {things}.',
    'A stay here comes with {things}.',
    'Useful extras include {things}.',
    'For a comfortable stay, there is {things}.',
    'The {house} is well equipped, with {things}.',
    'Throughout the year, guests can use {things}.',
    'It has much to offer, including {things}.',
    'Conveniences include {things}.',
    'The services for guests range from {first} to {last}.',
    'From {first} to {last}, guests will find what they need.',
  ],
};

/** What is in the rooms. */
const ROOMS: Matter = {
  'air conditioning': [
    'All rooms are air-conditioned and have free Wi-Fi.',
    'Each room has air conditioning, a desk, and free Wi-Fi.',
    'Air conditioning and free Wi-Fi are standard in every room.',
    'The rooms are air-conditioned and have a private bathroom.',
    'Every room comes with air conditioning and a television.',
  ],
  'air conditioning, tea and coffee in rooms': [
    'Rooms are air-conditioned and come with tea and coffee.',
    'Air conditioning and a kettle with tea and coffee are provided in all rooms.',
    'Tea and coffee are provided in the rooms, all of which are air-conditioned.',
  ],
  'tea and coffee in rooms, western': [
    'Each room has a kettle with tea and coffee, as well as free Wi-Fi.',
    'Tea and coffee are provided in the rooms, and Wi-Fi is free.',
    'Every room has a kettle with tea and coffee, as well as a desk.',
  ],
  'non-smoking rooms': [
    'All rooms are non-smoking and have free Wi-Fi.',
    'The rooms are non-smoking, and Wi-Fi is free throughout the {house}.',
    'Smoking is not permitted in the rooms, all of which have free Wi-Fi.',
  ],
  'minibar, air conditioning': [
    'Rooms have air conditioning, a minibar, and a safe.',
    'A minibar, air conditioning, and free Wi-Fi are standard in all rooms.',
    'Each room is air-conditioned and has a minibar and a seating area.',
    'The air-conditioned rooms have fine bed linen and a minibar.',
  ],
  'grand, large': [
    'Suites have a separate living room, and all guests enjoy an evening turndown service.',
    'The suites have a living room of their own, and all rooms have a marble bathroom.',
    'Rooms and suites are furnished with fine fabrics and have large bathrooms.',
  ],
  budget: [
    'The rooms are cleaned every day and have free Wi-Fi.',
    'Every room has free Wi-Fi and is cleaned daily.',
    'Bed linen, towels, and Wi-Fi are included in the price.',
    'Free Wi-Fi is available throughout the {house}.',
  ],
  'middle, western': [
    'Single, double, and twin rooms are available, all with free Wi-Fi.',
    'The rooms have a desk, a television, and free Wi-Fi.',
    'Each room has a private bathroom, a desk, and free Wi-Fi.',
  ],
  'fine, western': [
    'The rooms have a large bed, a work desk, and free Wi-Fi.',
    'Guests can choose between standard and superior rooms, all with free Wi-Fi.',
  ],
  ryokan: [
    'The rooms have tatami floors, and futons are laid out in the evening.',
    'Guests sleep on futons in rooms with tatami mats and sliding doors.',
    'Tatami rooms and futon bedding are part of the traditional style.',
    'Tea and cotton robes are waiting in the tatami rooms.',
    'Low tables, tatami mats, and paper screens furnish the rooms.',
  ],
  hanok: [
    'The rooms have heated floors, and guests sleep on Korean floor bedding.',
    'Traditional floor bedding and heated floors make the rooms comfortable in every season.',
    'The wooden rooms have paper-screen doors and underfloor heating.',
  ],
};

/** Meals and drinks. */
const DINING: Matter = {
  'breakfast, fine': [
    'A {buffet} is served {daily}.',
    'The day begins with {a buffet}.',
    'Guests are served {a buffet} {daily}.',
    'Mornings start with {a buffet} and freshly brewed coffee.',
  ],
  'breakfast, plain, western': [
    'A {light} is served {daily}.',
    'The day starts with {a light}.',
    'Guests can have {a light} before they head out.',
    'Breakfast with fresh bread and coffee is available {daily}.',
    'A {light} with fruit and fresh bread is available {daily}.',
    'Breakfast can be booked with the room or added during the stay.',
    'Early starters can ask for a packed breakfast.',
  ],
  'breakfast, house': [
    'Breakfast is prepared by the hosts {daily}.',
    'Breakfast is home-made and served at a time that suits each guest.',
  ],
  restaurant: [
    'The restaurant serves {dishes}.',
    'Dinner is served in the restaurant, which specializes in {dishes}.',
    'The on-site restaurant is known for its {dishes}.',
    'In the restaurant, the menu features {dishes}.',
    'Guests can have dinner in the restaurant, with {dishes} on the menu.',
    'The restaurant is open to guests and locals and serves {dishes}.',
    'For dinner, the restaurant has a changing menu of {dishes}.',
  ],
  'restaurant, bar': [
    'The restaurant serves {dishes}, and the bar is a good place for {drink}.',
    'Guests can enjoy {dishes} in the restaurant and {drink} at the bar.',
    'A restaurant with {dishes} and a bar with local wines and beers are part of the {house}.',
    'There is a restaurant for dinner and a bar for {drink}.',
    'After dinner in the restaurant, the bar is just a few steps away.',
    'Dining options include a restaurant with {dishes} and a bar.',
  ],
  'restaurant, breakfast': [
    'The restaurant serves {a buffet} in the morning and {dishes} in the evening.',
    'Breakfast and dinner are served in the restaurant.',
    'The kitchen prepares {a buffet} {daily}, and the restaurant serves {dishes} at night.',
    'Half board is available, as the restaurant serves breakfast and dinner.',
  ],
  'restaurant, terrace': [
    'The restaurant serves {dishes}, in good weather on the terrace.',
    'In fine weather, meals from the restaurant are served on the terrace.',
  ],
  'rooftop bar': [
    'The rooftop bar serves cocktails with a view over the city.',
    'The evening can end with {drink} in the rooftop bar.',
    'For {drink} with a view, there is a rooftop bar.',
  ],
  'breakfast, bar': [
    'Breakfast is served {daily}, and the bar is open in the evening.',
    'The day begins with {a buffet} and can end with {drink} at the bar.',
  ],
  'room service, restaurant': [
    'Meals are available in the restaurant or through room service.',
    'Guests can dine in the restaurant or order room service.',
  ],
  'bar, pub': [
    'The bar downstairs serves local beers and is popular with the neighbourhood.',
    'Local beers are on tap in the bar on the ground floor.',
    'The bar on the ground floor is a friendly place for {drink}.',
    'Guests can meet the locals in the bar downstairs.',
  ],
  'kaiseki, restaurant': ['Dinner is a set menu of seasonal Japanese dishes, served in the restaurant.'],
};

/** Where guests relax. */
const LEISURE: Matter = {
  spa: [
    'The spa offers massages and beauty treatments.',
    'Guests can {unwind} in the spa, which offers a range of treatments.',
    'After {outing}, guests can {unwind} in the spa.',
    'A spa with treatment rooms is available for guests who want to {unwind}.',
  ],
  'spa, sauna': ['The wellness area includes a spa and a sauna.', 'For relaxation, there are a spa and a sauna.'],
  'spa, indoor pool': [
    'The wellness area has an indoor pool and a spa.',
    'Guests can swim in the indoor pool or book a massage in the spa.',
  ],
  'spa, outdoor pool': [
    'Guests can swim in the outdoor pool or book a massage in the spa.',
    'An outdoor pool and a spa invite guests to {unwind}.',
  ],
  'spa, fitness room': [
    'Leisure facilities include a spa and a fitness room.',
    'The spa and the fitness room are open to all guests.',
    'Guests can keep fit in the gym and {unwind} in the spa.',
  ],
  'fitness room': [
    'The fitness room is free to use.',
    'The fitness room is open to guests throughout their stay.',
    'A fitness room is available for guests who want to keep up their training.',
    'For exercise, there is a fitness room with modern equipment.',
    'Guests can work out in the fitness room before {outing}.',
  ],
  'fitness room, sauna': ['A fitness room and a sauna are free for guests.', 'Guests can use the gym and the sauna.'],
  'indoor pool': ['The heated indoor pool is open all year round.', 'An indoor pool is available in every season.'],
  'outdoor pool': [
    'The outdoor pool has a sun deck with loungers.',
    'Guests can cool off in the outdoor pool after {outing}.',
    'An outdoor pool with sunbeds is a welcome sight after {outing}.',
  ],
  sauna: ['Guests can {unwind} in the sauna after {outing}.', 'A sauna is available to guests.'],
  garden: [
    'For a quiet hour, there is a garden.',
    'The garden is a quiet spot to {unwind}.',
    'There is a garden for guests to enjoy in good weather.',
    'A garden with seating offers a quiet break from the city.',
  ],
  'garden, terrace': [
    'In good weather, guests can sit in the garden or on the terrace.',
    'Outside, there are a garden and a terrace.',
  ],
  terrace: [
    'The terrace is a pleasant place to {unwind}.',
    'On warm days, guests can sit out on the terrace.',
    'There is a terrace where guests can {unwind} after {outing}.',
    'A terrace offers fresh air and a place to {unwind}.',
  ],
  lounge: [
    'The lounge is a comfortable place to {unwind}.',
    'The lounge has comfortable seating and a place to read.',
    'There is a lounge where guests can {unwind} after {outing}.',
    'A shared lounge with armchairs is open all day.',
  ],
  'lounge, garden': ['Shared areas include a lounge and a garden.', 'Guests can use the lounge and the garden.'],
  'lounge, bar': [
    'The bar and the lounge are good places to {unwind} after {outing}.',
    'Evenings can be spent in the lounge or at the bar.',
  ],
};

/** What the staff do for guests, and what guests can use. */
const SERVICE: Matter = {
  concierge: [
    'The concierge can arrange tickets, tours, and restaurant bookings.',
    'A concierge is on hand to help with tours and tickets.',
    'Tours, tickets, and tables can be booked through the concierge.',
  ],
  'concierge, valet parking': [
    'Services include a concierge and valet parking.',
    'Valet parking and a concierge make for an easy arrival.',
  ],
  'concierge, laundry service': [
    'Concierge and laundry services are available.',
    'Guests can rely on a concierge and a laundry service.',
  ],
  '24-hour reception': [
    'The front desk is staffed around the clock.',
    'A 24-hour front desk makes late arrivals easy.',
    'Staff at the 24-hour reception are happy to help with tips and bookings.',
    'Guests can check in late, as the reception is open around the clock.',
  ],
  '24-hour reception, luggage storage': [
    'The reception is open 24 hours a day and stores luggage before check-in and after check-out.',
    'Services include a 24-hour front desk and luggage storage.',
  ],
  'luggage storage': [
    'Luggage can be stored before check-in and after check-out.',
    'Guests with a late departure can leave their luggage at reception.',
  ],
  parking: [
    'Parking is available on site.',
    'For those arriving by car, there is parking on site.',
    'On-site parking can be reserved when booking.',
  ],
  'parking, electric car charging': [
    'On-site parking is available, with charging points for electric cars.',
    'Guests arriving by car will find parking and charging points for electric vehicles.',
  ],
  'airport shuttle': [
    'An airport shuttle can be booked at reception.',
    'The {house} runs a shuttle to and from the airport.',
  ],
  'bicycle rental': [
    'Bicycles can be hired for exploring {place}.',
    'Guests who want to explore {place} can rent bicycles at reception.',
    'Bicycle rental is available for trips around the city.',
  ],
  'shared kitchen': [
    'Guests can prepare their own meals in the shared kitchen.',
    'A fully equipped shared kitchen helps to keep costs down.',
    'There is a shared kitchen for guests who like to cook.',
  ],
  'shared kitchen, laundry room': ['A shared kitchen and a laundry room are available to guests.'],
  'laundry room': ['For longer stays, there is a laundry room.', 'A laundry room is useful on longer trips.'],
};

/** Who the hotel suits. */
const GUESTS: Matter = {
  'meeting rooms': [
    'Meeting rooms are available for business travellers.',
    'With its meeting rooms, it is popular with business travellers.',
    'Business travellers will appreciate the meeting rooms.',
    'Meeting rooms make the {house} a practical venue for conferences.',
    'Companies can book the meeting rooms for events and conferences.',
    'The meeting rooms are suited to seminars and small conferences.',
  ],
  'family rooms': [
    'Family rooms are available for guests travelling with children.',
    'Families can book larger rooms with extra beds.',
    'With its family rooms, it is a good choice for parents with children.',
    'Families are welcome, and several rooms are large enough for four.',
    'Guests with children can stay in a family room, and cots are available on request.',
    'There are family rooms with space for extra beds.',
  ],
  'pets allowed': [
    'Pets are welcome.',
    'Guests are welcome to bring their pets.',
    'Travellers with a dog are welcome, too.',
    'Pets can stay on request.',
  ],
  'wheelchair access': [
    'The {house} has step-free access and is suitable for wheelchair users.',
    'The public areas are accessible to wheelchair users.',
  ],
  budget: [
    'It is a good choice for travellers on a budget.',
    'It offers good value for a short stay in {place}.',
    'Travellers on a budget will find good value here.',
    'Low rates make it popular with students and backpackers.',
    'For the price, it is a good base for exploring {place}.',
  ],
  'middle, western': [
    'It suits both city breaks and business trips.',
    'Couples and solo travellers will feel equally at home here.',
    'It is popular with couples on a weekend break.',
  ],
  'fine, small': ['It is a good choice for couples on a city break.', 'Couples value the personal service.'],
  grand: [
    'It is a fitting setting for special occasions.',
    'Attentive service makes it a favourite for special occasions.',
    'The service is discreet and attentive throughout.',
  ],
};

/** What texts tell behind the opening, in this order: at most one sentence on each matter. */
export const MATTERS: readonly Matter[] = [PAST, THINGS, ROOMS, DINING, LEISURE, SERVICE, GUESTS];
