import { nigeria } from './nigeria.ts';
import type { Region } from './region.ts';

/** Ghana. Source: names common in the voters' registers; the postal service's address format. */
export const ghana: Region = {
  ...nigeria,
  byTurns: 1,
  countries: {
    GH: {
      name: 'Ghana',
      currency: 'GHS',
      language: 'en',
      phone: '+233 22 ### ####',
      utcOffset: 0,
      adjective: 'Ghanaian',
      cities: `
        Accra|5.6137|-0.187
        Kumasi|6.6885|-1.6244`,
      towns: 'Tamale, Takoradi, Cape Coast, Tema',
      forms: { Ltd: 14, PLC: 2, Ventures: 2 },
      tax: 15,
      level: 0.4,
    },
  },
  female: `Beatrice, Comfort, Doris, Felicia, Janet, Mabel, Mavis, Millicent, Regina, Vida, Abena, Afua, Akosua, Akua,
    Ama, Araba, Belinda, Ekua, Elizabeth, Emelia, Esther, Florence, Gloria, Grace, Joyce, Juliana, Linda, Mercy,
    Patience, Serwaa, Abigail, Adwoa, Afia, Deborah, Efua, Esi, Gifty, Hannah, Priscilla, Yaa`,
  male: `Albert, Augustine, Bernard, Cornelius, Ebenezer, Edmund, Ernest, Joseph, Robert, Solomon, Collins, David, Ebo,
    Eric, Felix, Fiifi, Foster, Francis, Frank, Isaac, Kobina, Kwabena, Kwaku, Kwasi, Kwesi, Michael, Patrick, Samuel,
    Stephen, Yaw, Benjamin, Bright, Daniel, Gideon, Kojo, Kwame, Nii, Prince, Richmond, Seth`,
  anyone: 'Adom, Aseda, Nana, Nhyira, Nkunim, Praise',
  family: `Aboagye, Acheampong, Addo, Adjei, Adomako, Agyei, Agyeman, Amoah, Amoako, Ampofo, Anane, Ankrah, Anokye, Ansah,
    Antwi, Appiah, Arthur, Asante, Asare, Asiedu, Awuah, Baffour, Baidoo, Bediako, Boadu, Boakye, Boateng, Bonsu,
    Botchway, Danquah, Darko, Donkor, Dwamena, Frimpong, Gyamfi, Kumi, Lamptey, Lartey, Manu, Mensah, Nartey, Nkansah,
    Ntim, Nyarko, Obeng, Oduro, Ofori, Okyere, Opoku, Oppong, Osei, Owusu, Poku, Quartey, Quaye, Sackey, Sarpong, Tawiah,
    Tetteh, Twumasi, Wiredu, Yeboah`,
  hotels: { ...nigeria.hotels, plain: '* Lodge & Gardens' },
};
