import { czechia } from './czechia.ts';
import { CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Slovakia. Source: the Interior Ministry's lists of names, Slovenská pošta's way of writing addresses. */
export const slovakia: Region = {
  ...czechia,
  countries: { SK: { forms: { 's.r.o.': 15, 'a.s.': 4, '': 3 }, tax: 23, level: 0.6 } },
  female: `Adriana, Alena, Alexandra, Andrea, Anna, Barbora, Dana, Daniela, Darina, Dominika, Dorota, Emília, Erika,
    Gabriela, Hana, Helena, Iveta, Jana, Jarmila, Júlia, Karolína, Kristína, Laura, Lenka, Lucia, Magdaléna, Mária,
    Marta, Martina, Miriam, Miroslava, Natália, Nina, Renáta, Silvia, Simona, Tatiana, Terézia, Viera, Zdenka`,
  male: `Adam, Alexander, Anton, Branislav, Dávid, Dominik, Eduard, Emil, Erik, František, Gabriel, Imrich, Ivan,
    Jakub, Jaroslav, Jozef, Kamil, Karol, Ľubomír, Lukáš, Marek, Mário, Martin, Matej, Michal, Milan, Norbert, Oliver,
    Ondrej, Pavol, Peter, Richard, Róbert, Rudolf, Samuel, Stanislav, Šimon, Tibor, Timotej, Viktor`,
  anyone: 'Alex, Miško, Nikita, Riky, Robin, Saša',
  family: `Adamec|Adamcová, Baláž|Balážová, Baran|Baranová, Bartoš|Bartošová, Benko|Benková, Blaho|Blahová,
    Bodnár|Bodnárová, Cibula|Cibulová, Danko|Danková, Dobiš|Dobišová, Ferenc|Ferencová, Gajdoš|Gajdošová,
    Gašpar|Gašparová, Greguš|Gregušová, Hlaváč|Hlaváčová, Horváth|Horváthová, Hudák|Hudáková, Hudec|Hudecová,
    Chovanec|Chovancová, Jakubík|Jakubíková, Kiss|Kissová, Klein|Kleinová, Kollár|Kollárová, Kováč|Kováčová,
    Kováčik|Kováčiková, Krajčí, Kráľ|Kráľová, Krištof|Krištofová, Kučera|Kučerová, Lacko|Lacková, Lukáč|Lukáčová,
    Majer|Majerová, Malinák|Malináková, Martinka|Martinková, Matejka|Matejková, Mišík|Mišíková, Molnár|Molnárová,
    Moravčík|Moravčíková, Nagy|Nagyová, Novák|Nováková, Oravec|Oravcová, Pavlovič|Pavlovičová, Polák|Poláková,
    Popovič|Popovičová, Rusnák|Rusnáková, Sabo|Sabová, Sedlák|Sedláková, Slezák|Slezáková, Sloboda|Slobodová,
    Sokol|Sokolová, Szabó|Szabóová, Šimko|Šimková, Šoltés|Šoltésová, Tkáč|Tkáčová, Tomko|Tomková, Tóth|Tóthová,
    Urban|Urbanová, Varga|Vargová, Vanek|Vaneková, Vrábel|Vrábelová, Zeman|Zemanová`,
  streets: {
    form: '* #',
    numbers: [[1, 120]],
    names: `Agátová, Brezová, Dlhá, Duklianska, Hlavná, Jánošíkova, Jarná, Komenského, Krátka, Kvetná, Lipová, Lúčna,
      Mierová, Moyzesova, Námestie slobody, Obchodná, Partizánska, Poľná, Rastislavova, Sadová, Staničná, Štefánikova,
      Štúrova, Topoľová, Vajanského, Záhradná`,
  },
  clubs: {
    ...czechia.clubs,
    words: `${CLASSICAL}, Blesk, Hviezda, Jednota, Lastovička, Lipa, Orol, Svornosť, Tatranka, Vzlet`,
    parts: `Sever, Juh, Západ, Stred, Horné Mesto, Dúbrava, Jazero, Kopánka, Lipina, Mlynisko, Nové Mesto, Prístav,
      Stanica, Vinice`,
  },
  grounds: { outdoor: 'Štadión *, Ihrisko *', hall: 'Hala *, Športová hala *', ice: 'Zimný štadión *' },
  hotels: {
    plain: 'Penzión *, Hostinec u *',
    withCity: 'Hotel * @, Penzión * @, Vila * @, Kaštieľ * @',
    words: `Agát, Borovica, Bocian, Buk, Dub, Fialka, Hrdlička, Jaseň, Jeleň, Jedľa, Kapor, Konvalinka, Kos, Labuť,
      Lastovička, Lipa, Maják, Mlyn, Nezábudka, Orol, Páv, Ruža, Slávik, Sova, Tulipán, Zvonček`,
    and: ' a ',
  },
};
