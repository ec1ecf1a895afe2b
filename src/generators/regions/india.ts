import { CITY_FIRST, ENGLISH_CLUBS, ENGLISH_WORDS } from './common.ts';
import type { Region } from './region.ts';

/** India and Nepal. Source: names common in electoral rolls and directories; the address format of India Post. */
export const india: Region = {
  countries: {
    IN: {
      name: 'India',
      currency: 'INR',
      language: 'hi',
      phone: '+91 11 1### ####',
      utcOffset: 330,
      market: 48,
      cities: `
        New Delhi|28.6139|77.209
        Mumbai|19.019|72.8445|+91 22 1### ####
        Bengaluru|12.9716|77.5946|+91 39## ######
        Hyderabad|17.395|78.4767|+91 40 1### ####
        Chennai|13.0727|80.2307|+91 44 1### ####
        Pune|18.5204|73.8567|+91 20 1### ####
        Kolkata|22.5626|88.3639|+91 33 1### ####
        Jaipur|26.9124|75.7873|+91 141 1## ####`,
      towns: 'Ahmedabad, Lucknow, Nagpur, Indore, Kochi, Bhopal, Surat, Patna',
      forms: { 'Pvt. Ltd.': 14, 'Ltd.': 4, LLP: 4 },
      tax: 18,
      level: 0.35,
      families: [0, 55],
    },
    NP: {
      name: 'Nepal',
      currency: 'NPR',
      language: 'ne',
      phone: '+977 95#-#######',
      utcOffset: 345,
      adjective: 'Nepali',
      cities: `
        Kathmandu|27.7172|85.324
        Pokhara|28.2196|83.9956`,
      towns: 'Biratnagar, Butwal',

      forms: { 'Pvt. Ltd.': 14, 'Ltd.': 2 },
      tax: 13,
      level: 0.35,
      families: [44, 66],
      streets: {
        form: '* #',
        numbers: [[6, 480]],
        names: `Bhanu Marg, Buddha Marg, Devkota Marg, Ganesh Marg, Kalika Marg, Lali Gurans Marg, Mahendra Marg,
          Mandir Marg, Milan Marg, New Road, Pragati Marg, Prithvi Marg, Ratna Marg, Shanti Marg, Siddhartha Marg,
          Tribhuvan Marg`,
      },
    },
  },
  female: `Geeta, Hema, Kalpana, Lakshmi, Lata, Mamta, Meena, Padma, Sarita, Savita, Sunita, Aarti, Amrita, Anita,
    Anjali, Archana, Bhavna, Chitra, Deepa, Jaya, Jyoti, Kavita, Malini, Meera, Nandini, Neha, Pallavi, Pooja, Radha,
    Ritu, Rupa, Sangita, Sita, Smita, Swati, Aditi, Akshara, Ananya, Divya, Ishita, Kiara, Kriti, Prerana, Shreya,
    Sneha, Tanvi`,
  male: `Anil, Ganesh, Gopal, Harish, Jagdish, Mahesh, Mukesh, Prakash, Ramesh, Suresh, Vinod, Ajay, Alok, Anand, Arun,
    Bikash, Chetan, Deepak, Gaurav, Karan, Manish, Manoj, Naveen, Nikhil, Nitin, Pradeep, Rajesh, Ravi, Sandeep, Sanjay,
    Tarun, Uday, Vijay, Vikas, Vivek, Aditya, Akash, Aman, Arjun, Dhruv, Ishaan, Kartik, Kunal, Pranav, Raghav,
    Siddharth`,
  anyone: 'Arya, Jaswinder, Kiran, Manpreet, Paramjit, Shashi',
  family: `Agarwal, Banerjee, Basu, Bhatt, Bhattacharya, Chakraborty, Chauhan, Dasgupta, Desai, Deshmukh, Dey, Dhillon,
    Ghosh, Gill, Gowda, Gupta, Iyer, Iyengar, Kamble, Kulkarni, Kumar, Mahajan, Mathur, Mehra, Mehta, Mukherjee,
    Naidu, Nair, Nambiar, Pillai, Prasad, Rao, Rastogi, Reddy, Roy, Saha, Saxena, Shetty, Shukla, Srinivasan,
    Srivastava, Trivedi, Venkatesan, Verma, Chaudhary, Joshi, Das, Jain, Mishra, Pandey, Shah, Sharma, Singh,
    Thakur, Tiwari, Adhikari, Bhandari, Chhetri, Gurung, Karki, Khatri, Shrestha, Thapa, Acharya, Pradhan, Rana`,
  frequent: { Singh: 5, Kumar: 5, Sharma: 3 },
  streets: {
    form: '#, *',
    numbers: [[1, 380]],
    names: `Ambedkar Road, Ashok Nagar, Azad Nagar, Church Road, Civil Lines, College Road, Court Road, Gandhi Nagar,
      Hospital Road, Jawahar Nagar, Lake View Road, Mahatma Gandhi Road, Market Road,
      Model Town, Nehru Nagar, Netaji Road, Patel Nagar, Rajendra Nagar, Sadar Bazar, Shastri Nagar,
      Shivaji Nagar, Station Road, Subhash Marg, Temple Street, Tilak Nagar`,
  },
  clubs: {
    words: `${ENGLISH_CLUBS}, Arjuna, Bharati, Garuda, Lotus, Navarang, Pragati, Surya, Vajra, Vikas`,
    parts: `North, South, West, Ashok Vihar, City, Civil Lines, Garden, Hill View, Kamal Bagh, Madhuban, Mahal,
      Navjeevan, Nehru Bagh, Shanti Bagh`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, * SC', any: '* Club, * SC' },
    nicknames: 'Basketball, Volleyball, Handball, Rugby',
  },
  grounds: {
    people: ' ',
    outdoor: '* Stadium, * Ground, * Maidan, * Sports Complex',
    hall: '* Indoor Stadium, * Sports Complex, * Indoor Arena',
    ice: '* Ice Rink',
  },
  hotels: {
    plain: 'Hotel New *, Haveli *',
    withCity: 'Hotel * @, * Palace @, * Residency @, The * @, Haveli * @',
    words: `Amaltas, Amrapali, Ashiana, Chameli, Chandan, Deepam, Gulmohar, Himgiri, Jharokha, Kadamba,
      Kanchan, Kesar, Koyal, Kusum, Madhumalti, Mayur, Mogra, Nandanvan, Neelkamal, Parijat, Peepal, Sagar, Sandhya,
      Suvarna, Tulsi`,
    and: ' & ',
  },
  tradeNames: {
    starts: 'Surya, Megha, Kamal, Vasant, Hima, Nila, Sagar, Tara, Indra, Arun',
    ends: 'dhara, van, giri, deep, jyoti',
    own: ENGLISH_WORDS,
  },
};
