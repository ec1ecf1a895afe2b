import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** Kazakhstan, in the usual romanisation of documents. Source: the Bureau of National Statistics, Qazpost. */
export const kazakhstan: Region = {
  countries: { KZ: { forms: { LLP: 14, JSC: 4, '': 4 }, tax: 12, level: 0.35 } },
  female: `Aigerim, Aigul, Aisha, Aisulu, Aida, Aknur, Altyn, Aruzhan, Assiya, Ayaulym, Balnur, Botagoz, Dariga,
    Dilnaz, Elmira, Elvira, Galiya, Gulmira, Gulnar, Gulzhan, Inkar, Kamila, Kunsulu, Lyazzat, Madina, Malika, Meruert,
    Moldir, Nazym, Nurgul, Raikhan, Sabina, Saltanat, Saule, Symbat, Togzhan, Ulzhan, Zarina, Zhanar, Zhibek`,
  male: `Abai, Adil, Aidar, Aidos, Alibek, Alisher, Almat, Anuar, Arman, Arystan, Askhat, Azamat, Beibit, Berik,
    Daniyar, Darkhan, Dauren, Dias, Erbol, Erlan, Galym, Kairat, Kanat, Madi, Maksut, Medet, Meirzhan, Murat, Nurbol,
    Nurzhan, Olzhas, Ruslan, Sabit, Samat, Serik, Temirlan, Toktar, Yerkebulan, Yerzhan, Zhanibek`,
  anyone: 'Altai, Arai, Nur, Sasha, Tore, Zhan',
  family: `Abdrakhmanov|Abdrakhmanova, Abenov|Abenova, Akhmetov|Akhmetova, Aitbayev|Aitbayeva, Alimov|Alimova,
    Amanov|Amanova, Baimukhanov|Baimukhanova, Baisalov|Baisalova, Beketov|Beketova, Bekov|Bekova, Duisenov|Duisenova,
    Dzhumabayev|Dzhumabayeva, Esimov|Esimova, Iskakov|Iskakova, Ismailov|Ismailova, Ibraev|Ibraeva, Idrisov|Idrisova,
    Kabdulov|Kabdulova, Karimov|Karimova, Kasymov|Kasymova, Kenzhebayev|Kenzhebayeva, Khamitov|Khamitova,
    Kozhakhmetov|Kozhakhmetova, Kulbayev|Kulbayeva, Kurmanov|Kurmanova, Kusainov|Kusainova, Mamyrov|Mamyrova,
    Mukanov|Mukanova, Mukhametov|Mukhametova, Muratov|Muratova, Musin|Musina, Myrzabekov|Myrzabekova,
    Nurgaliyev|Nurgaliyeva, Nurmagambetov|Nurmagambetova, Nurpeisov|Nurpeisova, Omarov|Omarova, Ospanov|Ospanova,
    Rakhimov|Rakhimova, Sadykov|Sadykova, Sagyndykov|Sagyndykova, Saparov|Saparova, Sarsenov|Sarsenova,
    Satybaldin|Satybaldina, Seitov|Seitova, Serikov|Serikova, Suleimenov|Suleimenova, Tasbolatov|Tasbolatova,
    Temirov|Temirova, Tleubayev|Tleubayeva, Tulegenov|Tulegenova, Turganov|Turganova, Turlybekov|Turlybekova,
    Tursunov|Tursunova, Utegenov|Utegenova, Utepov|Utepova, Yerzhanov|Yerzhanova, Yesenov|Yesenova, Yusupov|Yusupova,
    Zhaksylykov|Zhaksylykova, Zhanabayev|Zhanabayeva, Zhumagulov|Zhumagulova`,
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `Abai Avenue, Abylai Khan Avenue, Al-Farabi Avenue, Alash Street, Auezov Street, Baitursynov Street,
      Bogenbai Batyr Street, Dostyk Avenue, Gabdullin Street, Imanov Street, Kabanbai Batyr Street,
      Karasai Batyr Street, Kenesary Street, Kunaev Street, Makatayev Street, Mailin Street, Mukanov Street,
      Nauryzbai Street, Republic Avenue, Respublika Street, Seifullin Avenue, Shevchenko Street, Tauelsizdik Avenue,
      Tole Bi Street, Valikhanov Street, Zhandosov Street`,
  },
  clubs: {
    words: `${CLASSICAL}, Alatau, Altyn, Batyr, Dala, Karlygash, Kyran, Otan, Sunkar, Zhas`,
    parts: `North, South, West, Centre, Akkent, Alma, Birlik, Kaskelen, Koktem, Medeu, Nurly, Samal, Saryarka, Talgar`,
    cores: CITY_LAST,
    marks: { Football: 'FC *, FK *', Basketball: 'BC *', 'Ice Hockey': 'HC *', Volleyball: 'VC *', any: 'SC *' },
  },
  grounds: { outdoor: 'Stadium *', hall: 'Sports Palace *, Arena *', ice: 'Ice Palace *, Ice Arena *' },
  hotels: {
    plain: 'Konakuy *, Konak Inn *',
    withCity: 'Hotel * @, * Hotel @, Guest House * @, Konakuy * @',
    words: `Aigul, Akku, Aktilek, Almurt, Arsha, Arystan, Aspan, Bal, Bayterek, Burkit, Gauhar, Jailau, Karagai,
      Karlygash, Kobelek, Kokshetau, Kyran, Maral, Nauryz, Otau, Shugyla, Sunkar, Terek, Tulpan, Urker, Zhasmin`,
    and: ' & ',
  },
};
