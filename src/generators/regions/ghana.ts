import { nigeria } from './nigeria.ts';
import type { Region } from './region.ts';

/** Ghana. Source: names common in the voters' registers, the post's way of writing addresses. */
export const ghana: Region = {
  ...nigeria,
  countries: {
    GH: { forms: { Ltd: 14, PLC: 2, Ventures: 2, '': 3 }, tax: 15, level: 0.4 },
  },
  female: `Abena, Abigail, Adwoa, Afia, Afua, Akosua, Akua, Ama, Araba, Beatrice, Belinda, Comfort, Deborah, Doris, Efua,
    Ekua, Elizabeth, Emelia, Esi, Esther, Felicia, Florence, Gifty, Gloria, Grace, Hannah, Janet, Joyce, Juliana, Linda,
    Mabel, Mavis, Mercy, Millicent, Patience, Priscilla, Regina, Serwaa, Vida, Yaa`,
  male: `Albert, Augustine, Benjamin, Bernard, Bright, Collins, Cornelius, Daniel, David, Ebenezer, Ebo, Edmund, Eric,
    Ernest, Felix, Fiifi, Foster, Francis, Frank, Gideon, Isaac, Joseph, Kobina, Kojo, Kwabena, Kwaku, Kwame, Kwasi,
    Kwesi, Michael, Nii, Patrick, Prince, Richmond, Robert, Samuel, Seth, Solomon, Stephen, Yaw`,
  anyone: 'Adom, Aseda, Nana, Nhyira, Nkunim, Praise',
  family: `Aboagye, Acheampong, Addo, Adjei, Adomako, Agyei, Agyeman, Amoah, Amoako, Ampofo, Anane, Ankrah, Anokye, Ansah,
    Antwi, Appiah, Arthur, Asante, Asare, Asiedu, Awuah, Baffour, Baidoo, Bediako, Boadu, Boakye, Boateng, Bonsu,
    Botchway, Danquah, Darko, Donkor, Dwamena, Frimpong, Gyamfi, Kumi, Lamptey, Lartey, Manu, Mensah, Nartey, Nkansah,
    Ntim, Nyarko, Obeng, Oduro, Ofori, Okyere, Opoku, Oppong, Osei, Owusu, Poku, Quartey, Quaye, Sackey, Sarpong, Tawiah,
    Tetteh, Twumasi, Wiredu, Yeboah`,
  hotels: { ...nigeria.hotels, plain: '* Lodge & Gardens' },
};
