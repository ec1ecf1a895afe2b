/**
 * Countries and their cities as addresses name them. Of a country: its three-letter code (ISO 3166-1), continent, the
 * word for its people, and the time zone (IANA) of most of its cities. Of a city: the state, province, or region that
 * it lies in, the short form of that, and the form of its postcodes, with `#` for a digit and `?` for a letter; then
 * its own time zone, if any.
 */
export const PLACE_DETAILS = `
  United Kingdom: GBR|Europe|British|Europe/London
    London|England|ENG|EC#A #??
    Manchester|England|ENG|M# #??
    Birmingham|England|ENG|B## #??
    Leeds|England|ENG|LS# #??
    Glasgow|Scotland|SCT|G# #??
    Edinburgh|Scotland|SCT|EH# #??
    Bristol|England|ENG|BS# #??
    Cardiff|Wales|WLS|CF## #??
  Ireland: IRL|Europe|Irish|Europe/Dublin
    Dublin|Leinster|L|D0# ?#?#
    Cork|Munster|M|T12 ?#?#
    Limerick|Munster|M|V94 ?#?#
  France: FRA|Europe|French|Europe/Paris
    Paris|Île-de-France|IDF|750##
    Lyon|Auvergne-Rhône-Alpes|ARA|6900#
    Toulouse|Occitanie|OCC|31#00
    Bordeaux|Nouvelle-Aquitaine|NAQ|33#00
    Lille|Hauts-de-France|HDF|59#00
    Strasbourg|Grand Est|GES|67#00
    Nantes|Pays de la Loire|PDL|44#00
  Germany: DEU|Europe|German|Europe/Berlin
    Berlin|Berlin|BE|10###
    Hamburg|Hamburg|HH|20###
    Munich|Bavaria|BY|80###
    Cologne|North Rhine-Westphalia|NW|50###
    Frankfurt|Hesse|HE|60###
  Austria: AUT|Europe|Austrian|Europe/Vienna
    Vienna|Vienna|W|10#0
    Graz|Styria|ST|80##
    Salzburg|Salzburg|S|50##
  Switzerland: CHE|Europe|Swiss|Europe/Zurich
    Zurich|Zurich|ZH|80##
    Bern|Bern|BE|30##
    Basel|Basel-Stadt|BS|40##
  Netherlands: NLD|Europe|Dutch|Europe/Amsterdam
    Amsterdam|North Holland|NH|10## ??
    Rotterdam|South Holland|ZH|30## ??
    Utrecht|Utrecht|UT|35## ??
    Eindhoven|North Brabant|NB|56## ??
  Belgium: BEL|Europe|Belgian|Europe/Brussels
    Brussels|Brussels-Capital|BRU|10#0
    Antwerp|Flanders|VLG|20#0
    Ghent|Flanders|VLG|90#0
  Luxembourg: LUX|Europe|Luxembourgish|Europe/Luxembourg
    Luxembourg|Luxembourg|LU|1###
  Spain: ESP|Europe|Spanish|Europe/Madrid
    Madrid|Madrid|MD|280##
    Barcelona|Catalonia|CT|080##
    Seville|Andalusia|AN|410##
    Valencia|Valencia|VC|460##
    Zaragoza|Aragon|AR|500##
    Bilbao|Basque Country|PV|480##
  Portugal: PRT|Europe|Portuguese|Europe/Lisbon
    Lisbon|Lisbon|11|1###-###
    Porto|Porto|13|40##-###
    Braga|Braga|03|47##-###
  Italy: ITA|Europe|Italian|Europe/Rome
    Rome|Lazio|RM|001##
    Milan|Lombardy|MI|201##
    Turin|Piedmont|TO|101##
    Bologna|Emilia-Romagna|BO|401##
    Florence|Tuscany|FI|501##
    Verona|Veneto|VR|371##
  Sweden: SWE|Europe|Swedish|Europe/Stockholm
    Stockholm|Stockholm|AB|11# ##
    Gothenburg|Västra Götaland|O|41# ##
    Malmö|Skåne|M|21# ##
  Norway: NOR|Europe|Norwegian|Europe/Oslo
    Oslo|Oslo|03|01##
    Bergen|Vestland|46|50##
    Trondheim|Trøndelag|50|70##
  Denmark: DNK|Europe|Danish|Europe/Copenhagen
    Copenhagen|Capital Region|84|1###
    Aarhus|Central Jutland|82|8000
    Odense|Southern Denmark|83|5000
  Finland: FIN|Europe|Finnish|Europe/Helsinki
    Helsinki|Uusimaa|18|00##0
    Tampere|Pirkanmaa|11|33##0
    Turku|Southwest Finland|19|20##0
  Poland: POL|Europe|Polish|Europe/Warsaw
    Warsaw|Masovia|14|00-###
    Kraków|Lesser Poland|12|30-###
    Wrocław|Lower Silesia|02|50-###
    Poznań|Greater Poland|30|60-###
  Czechia: CZE|Europe|Czech|Europe/Prague
    Prague|Prague|10|1#0 00
    Brno|South Moravia|64|6#0 00
  United States: USA|North America|American|America/New_York
    New York|New York|NY|100##
    Chicago|Illinois|IL|606##|America/Chicago
    Los Angeles|California|CA|900##|America/Los_Angeles
    Houston|Texas|TX|770##|America/Chicago
    Dallas|Texas|TX|752##|America/Chicago
    Austin|Texas|TX|787##|America/Chicago
    Phoenix|Arizona|AZ|850##|America/Phoenix
    Denver|Colorado|CO|802##|America/Denver
    Seattle|Washington|WA|981##|America/Los_Angeles
    San Francisco|California|CA|941##|America/Los_Angeles
    Portland|Oregon|OR|972##|America/Los_Angeles
    Minneapolis|Minnesota|MN|554##|America/Chicago
    Atlanta|Georgia|GA|303##
    Boston|Massachusetts|MA|021##
    Philadelphia|Pennsylvania|PA|191##
    Nashville|Tennessee|TN|372##|America/Chicago
  Canada: CAN|North America|Canadian|America/Toronto
    Toronto|Ontario|ON|M5? #?#
    Montreal|Quebec|QC|H3? #?#
    Vancouver|British Columbia|BC|V6? #?#|America/Vancouver
    Calgary|Alberta|AB|T2? #?#|America/Edmonton
    Ottawa|Ontario|ON|K1? #?#
    Winnipeg|Manitoba|MB|R3? #?#|America/Winnipeg
  Mexico: MEX|North America|Mexican|America/Mexico_City
    Mexico City|Mexico City|CMX|06###
    Guadalajara|Jalisco|JAL|44###
    Monterrey|Nuevo León|NLE|64###
    Puebla|Puebla|PUE|72###
  Costa Rica: CRI|North America|Costa Rican|America/Costa_Rica
    San José|San José|SJ|10###
  Dominican Republic: DOM|North America|Dominican|America/Santo_Domingo
    Santo Domingo|Distrito Nacional|01|10###
  Jamaica: JAM|North America|Jamaican|America/Jamaica
    Kingston|Kingston|01|JMAKN##
  Colombia: COL|South America|Colombian|America/Bogota
    Bogotá|Bogotá|DC|11####
    Medellín|Antioquia|ANT|05####
    Cali|Valle del Cauca|VAC|76####
  Ecuador: ECU|South America|Ecuadorian|America/Guayaquil
    Quito|Pichincha|P|1701##
    Cuenca|Azuay|A|0101##
  Peru: PER|South America|Peruvian|America/Lima
    Lima|Lima|LIM|150##
    Arequipa|Arequipa|ARE|040##
    Cusco|Cusco|CUS|080##
  Chile: CHL|South America|Chilean|America/Santiago
    Santiago|Santiago|RM|83#0000
    Temuco|Araucanía|AR|478####
  Argentina: ARG|South America|Argentine|America/Argentina/Buenos_Aires
    Buenos Aires|Buenos Aires|C|C1###
    Córdoba|Córdoba|X|X5###
    Rosario|Santa Fe|S|S2###
    Mendoza|Mendoza|M|M5###
  Uruguay: URY|South America|Uruguayan|America/Montevideo
    Montevideo|Montevideo|MO|11#00
  Brazil: BRA|South America|Brazilian|America/Sao_Paulo
    São Paulo|São Paulo|SP|01###-###
    Rio de Janeiro|Rio de Janeiro|RJ|20###-###
    Belo Horizonte|Minas Gerais|MG|30###-###
    Brasília|Distrito Federal|DF|70###-###
    Curitiba|Paraná|PR|80###-###
    Porto Alegre|Rio Grande do Sul|RS|90###-###
  Turkey: TUR|Asia|Turkish|Europe/Istanbul
    Istanbul|Istanbul|34|34###
    Ankara|Ankara|06|06###
    Bursa|Bursa|16|16###
  United Arab Emirates: ARE|Asia|Emirati|Asia/Dubai
    Abu Dhabi|Abu Dhabi|AZ|00000
    Dubai|Dubai|DU|00000
  Saudi Arabia: SAU|Asia|Saudi|Asia/Riyadh
    Riyadh|Riyadh|01|11###
    Jeddah|Makkah|02|21###
  India: IND|Asia|Indian|Asia/Kolkata
    New Delhi|Delhi|DL|1100##
    Mumbai|Maharashtra|MH|4000##
    Bengaluru|Karnataka|KA|5600##
    Hyderabad|Telangana|TS|5000##
    Chennai|Tamil Nadu|TN|6000##
    Pune|Maharashtra|MH|4110##
    Kolkata|West Bengal|WB|7000##
    Jaipur|Rajasthan|RJ|3020##
  Nepal: NPL|Asia|Nepali|Asia/Kathmandu
    Kathmandu|Bagmati|P3|446##
    Pokhara|Gandaki|P4|337##
  Indonesia: IDN|Asia|Indonesian|Asia/Jakarta
    Jakarta|Jakarta|JK|10###
    Bandung|West Java|JB|40###
    Surabaya|East Java|JI|60###
    Yogyakarta|Yogyakarta|YO|55###
  Philippines: PHL|Asia|Filipino|Asia/Manila
    Manila|Metro Manila|00|10##
    Davao|Davao|11|80##
  China: CHN|Asia|Chinese|Asia/Shanghai
    Beijing|Beijing|BJ|1000##
    Shanghai|Shanghai|SH|2000##
    Shenzhen|Guangdong|GD|5180##
    Guangzhou|Guangdong|GD|5100##
    Chengdu|Sichuan|SC|6100##
    Wuhan|Hubei|HB|4300##
  Japan: JPN|Asia|Japanese|Asia/Tokyo
    Tokyo|Tokyo|13|10#-00##
    Osaka|Osaka|27|53#-00##
    Kyoto|Kyoto|26|60#-80##
    Nagoya|Aichi|23|46#-00##
    Sapporo|Hokkaido|01|06#-00##
    Fukuoka|Fukuoka|40|81#-00##
  South Korea: KOR|Asia|South Korean|Asia/Seoul
    Seoul|Seoul|11|04###
    Busan|Busan|26|48###
    Daegu|Daegu|27|41###
    Daejeon|Daejeon|30|34###
  Egypt: EGY|Africa|Egyptian|Africa/Cairo
    Cairo|Cairo|C|115##
  Ghana: GHA|Africa|Ghanaian|Africa/Accra
    Accra|Greater Accra|AA|GA-###
    Kumasi|Ashanti|AH|AK-###
  Nigeria: NGA|Africa|Nigerian|Africa/Lagos
    Lagos|Lagos|LA|100###
    Abuja|Abuja|FC|900###
    Ibadan|Oyo|OY|200###
  Kenya: KEN|Africa|Kenyan|Africa/Nairobi
    Nairobi|Nairobi|30|00###
    Nakuru|Nakuru|31|201##
  Tanzania: TZA|Africa|Tanzanian|Africa/Dar_es_Salaam
    Dar es Salaam|Dar es Salaam|02|111##
    Arusha|Arusha|01|231##
  Uganda: UGA|Africa|Ugandan|Africa/Kampala
    Kampala|Central|C|101##
  South Africa: ZAF|Africa|South African|Africa/Johannesburg
    Johannesburg|Gauteng|GP|20##
    Pretoria|Gauteng|GP|00##
    Cape Town|Western Cape|WC|80##
    Durban|KwaZulu-Natal|KZN|40##
  Australia: AUS|Oceania|Australian|Australia/Sydney
    Sydney|New South Wales|NSW|20##
    Melbourne|Victoria|VIC|30##|Australia/Melbourne
    Brisbane|Queensland|QLD|40##|Australia/Brisbane
    Perth|Western Australia|WA|60##|Australia/Perth
    Adelaide|South Australia|SA|50##|Australia/Adelaide
    Canberra|Australian Capital Territory|ACT|26##
  New Zealand: NZL|Oceania|New Zealand|Pacific/Auckland
    Auckland|Auckland|AUK|10##
    Wellington|Wellington|WGN|60##
    Christchurch|Canterbury|CAN|80##
    Hamilton|Waikato|WKO|32##
`;
