import { CITY_FIRST, ENGLISH_CLUBS } from './common.ts';
import type { Region } from './region.ts';

/** India and Nepal. Source: names common in the electoral rolls and directories, India Post's way of writing addresses. */
export const india: Region = {
  countries: {
    IN: { forms: { 'Pvt. Ltd.': 14, 'Ltd.': 4, LLP: 4, '': 3 }, tax: 18, level: 0.35 },
    NP: {
      forms: { 'Pvt. Ltd.': 14, 'Ltd.': 2, '': 4 },
      tax: 13,
      level: 0.35,
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
  family: `Acharya, Adhikari, Agarwal, Banerjee, Basu, Bhandari, Bhatt, Bhattacharya, Chakraborty, Chaudhary, Chauhan,
    Chhetri, Das, Dasgupta, Desai, Deshmukh, Dey, Dhillon, Ghosh, Gill, Gowda, Gupta, Gurung, Iyer, Iyengar, Jain,
    Joshi, Kamble, Karki, Khatri, Kulkarni, Kumar, Mahajan, Mathur, Mehra, Mehta, Mishra, Mukherjee, Naidu, Nair,
    Nambiar, Pandey, Pillai, Pradhan, Prasad, Rana, Rao, Rastogi, Reddy, Roy, Saha, Saxena, Shah, Sharma, Shetty,
    Shrestha, Shukla, Singh, Srinivasan, Srivastava, Thakur, Thapa, Tiwari, Trivedi, Venkatesan, Verma`,
  frequent: { Singh: 5, Kumar: 5, Sharma: 3 },
  streets: {
    form: '#, *',
    numbers: [[1, 380]],
    names: `Ambedkar Road, Ashoka Road, Azad Road, Bazar Road, Church Road, College Road, Court Road, Gandhi Road,
      Hospital Road, Lake Road, Lal Bahadur Shastri Road, Library Road, Mahatma Gandhi Road, Market Road, Nehru Road,
      Netaji Road, Old Post Office Road, Park Road, Rajendra Prasad Road, Sardar Patel Road, School Road, Shivaji Road,
      Station Road, Tagore Road, Temple Road, Tilak Road, Vivekananda Road`,
  },
  clubs: {
    words: `${ENGLISH_CLUBS}, Arjuna, Bharati, Garuda, Lotus, Navarang, Pragati, Surya, Vajra, Vikas`,
    parts: `North, South, West, Ashok Vihar, City, Civil Lines, Garden, Hill View, Kamal Bagh, Madhuban, Mahal,
      Navjeevan, Nehru Bagh, Shanti Bagh`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, * SC', any: '* Club, * SC' },
    nicknames: 'Basketball, Volleyball, Handball, Rugby',
  },
  hotels: {
    plain: 'Hotel New *, Haveli *',
    withCity: 'Hotel * @, * Palace @, * Residency @, The * @, Haveli * @',
    words: `Amaltas, Amrapali, Ashiana, Chameli, Chandan, Deepam, Gulmohar, Himgiri, Indradhanush, Jharokha, Kadamba,
      Kanchan, Kesar, Koyal, Kusum, Madhumalti, Mayur, Mogra, Nandanvan, Neelkamal, Parijat, Peepal, Sagar, Sandhya,
      Suvarna, Tulsi`,
    and: ' & ',
  },
};
