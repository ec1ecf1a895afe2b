/**
 * Cities by country, the largest first. Each line has the name, the local name behind a bar, latitude and longitude,
 * and telephone, clock and tax where they differ from the country's. See `City` in places.ts.
 */
export const CITIES = `
  United Kingdom
    London|51.5145|-0.134|+44 20 7946 0###
    Manchester|53.4808|-2.2426|+44 161 496 0###
    Birmingham|52.4862|-1.8904|+44 121 496 0###
    Leeds|53.8008|-1.5491|+44 113 496 0###
    Glasgow|55.8642|-4.2518|+44 141 496 0###
    Edinburgh|55.9507|-3.1985|+44 131 496 0###
    Bristol|51.4545|-2.5879|+44 117 496 0###
    Cardiff|51.4838|-3.1775|+44 29 2018 0###
  Ireland
    Dublin|53.3441|-6.2675
    Cork|51.8979|-8.4706
    Limerick|52.6638|-8.6267
  France
    Paris|48.866|2.347
    Lyon|45.76|4.853|+33 4 65 71 ## ##
    Toulouse|43.6047|1.4442|+33 5 36 49 ## ##
    Bordeaux|44.8378|-0.5792|+33 5 36 49 ## ##
    Lille|50.6292|3.0573|+33 3 53 01 ## ##
    Strasbourg|48.5734|7.7521|+33 3 53 01 ## ##
    Nantes|47.2184|-1.5536|+33 2 61 91 ## ##
  Germany
    Berlin|52.52|13.405
    Hamburg|53.5575|9.972|+49 40 66969 ###
    Munich/München|48.1351|11.582|+49 89 99998 ###
    Cologne/Köln|50.9375|6.95|+49 221 4710 ###
    Frankfurt|50.1145|8.678|+49 649 ### ####
  Austria
    Vienna/Wien|48.2082|16.3738
    Graz|47.0707|15.4395
    Salzburg|47.8095|13.055
  Switzerland
    Zurich/Zürich|47.3769|8.5317
    Bern|46.948|7.4474
    Basel|47.5512|7.5886
  Netherlands
    Amsterdam|52.3676|4.9041
    Rotterdam|51.9244|4.4777
    Utrecht|52.0907|5.1214
    Eindhoven|51.4416|5.4697
  Belgium
    Brussels/Brussel|50.8503|4.3517
    Antwerp/Antwerpen|51.2113|4.4125
    Ghent/Gent|51.0543|3.7174
  Luxembourg
    Luxembourg|49.6116|6.1319
  Spain
    Madrid|40.4168|-3.7038
    Barcelona|41.3935|2.1625
    Seville/Sevilla|37.3891|-5.9845
    Valencia|39.4699|-0.3863
    Zaragoza|41.6488|-0.8891
    Bilbao|43.263|-2.935
  Portugal
    Lisbon/Lisboa|38.7369|-9.1527
    Porto|41.1579|-8.6191
    Braga|41.5454|-8.4265
  Italy
    Rome/Roma|41.9028|12.4964
    Milan/Milano|45.4642|9.19
    Turin/Torino|45.0703|7.6669
    Bologna|44.4949|11.3426
    Florence/Firenze|43.775|11.2545
    Verona|45.4384|10.9917
  Sweden
    Stockholm|59.3383|18.0586
    Gothenburg/Göteborg|57.7009|11.9846|+46 31 390 06 ##
    Malmö|55.593|13.0138|+46 40 628 04 ##
  Norway
    Oslo|59.9239|10.7522
    Bergen|60.3813|5.3321
    Trondheim|63.4155|10.4001
  Denmark
    Copenhagen/København|55.6831|12.5483
    Aarhus|56.1599|10.1839
    Odense|55.3959|10.3883
  Finland
    Helsinki|60.1899|24.9384
    Tampere|61.4978|23.776
    Turku|60.4518|22.2666
  Poland
    Warsaw/Warszawa|52.2297|21.0122
    Kraków|50.0647|19.945
    Wrocław|51.1079|17.0385
    Poznań|52.4064|16.9252
  Czechia
    Prague/Praha|50.0755|14.4378
    Brno|49.1951|16.6068
  United States
    New York|40.7389|-73.987|+1 212-555-01##||8.875
    Chicago|41.8825|-87.632|+1 312-555-01##|-360|10.25
    Los Angeles|34.0485|-118.257|+1 213-555-01##|-480|9.75
    Houston|29.759|-95.3655|+1 713-555-01##|-360|8.25
    Dallas|32.7808|-96.7985|+1 214-555-01##|-360|8.25
    Austin|30.2672|-97.7431|+1 512-555-01##|-360|8.25
    Phoenix|33.4484|-112.074|+1 602-555-01##|-420|9.1
    Denver|39.7423|-104.985|+1 303-555-01##|-420|9.15
    Seattle|47.6105|-122.3365|+1 206-555-01##|-480|10.35
    San Francisco|37.782|-122.407|+1 415-555-01##|-480|8.625
    Portland|45.519|-122.6785|+1 503-555-01##|-480|0
    Minneapolis|44.977|-93.2705|+1 612-555-01##|-360|9.025
    Atlanta|33.7765|-84.386|+1 404-555-01##||8.9
    Boston|42.352|-71.0765|+1 617-555-01##||6.25
    Philadelphia|39.9526|-75.1652|+1 215-555-01##||8
    Nashville|36.1622|-86.7803|+1 615-555-01##|-360|9.75
  Canada
    Toronto|43.657|-79.384|+1 416-555-01##||13
    Montreal|45.5025|-73.572|+1 514-555-01##||14.975
    Vancouver|49.2802|-123.1195|+1 604-555-01##|-480|12
    Calgary|51.0463|-114.0705|+1 403-555-01##|-420|5
    Ottawa|45.417|-75.6945|||13
    Winnipeg|49.8915|-97.1435|+1 204-555-01##|-360|12
  Mexico
    Mexico City/Ciudad de México|19.4326|-99.1332
    Guadalajara|20.6667|-103.3496
    Monterrey|25.6866|-100.3161
    Puebla|19.0414|-98.2063
  Costa Rica
    San José|9.9281|-84.0907
  Dominican Republic
    Santo Domingo|18.5001|-69.9312
  Jamaica
    Kingston|18.0112|-76.7936
  Colombia
    Bogotá|4.671|-74.0821
    Medellín|6.2476|-75.5758
    Cali|3.4416|-76.522
  Ecuador
    Quito|-0.1807|-78.4778
    Cuenca|-2.9001|-79.0059
  Peru
    Lima|-12.0664|-77.0328
    Arequipa|-16.409|-71.5375
    Cusco|-13.528|-71.9625
  Chile
    Santiago|-33.4489|-70.6493
    Temuco|-38.7359|-72.5904
  Argentina
    Buenos Aires|-34.6137|-58.4316
    Córdoba|-31.4101|-64.1888
    Rosario|-32.9542|-60.6805
    Mendoza|-32.8895|-68.8458
  Uruguay
    Montevideo|-34.9033|-56.1882
  Brazil
    São Paulo|-23.5505|-46.6333
    Rio de Janeiro|-22.9118|-43.2329|||22
    Belo Horizonte|-19.9267|-43.9445
    Brasília|-15.78|-47.884|||20
    Curitiba|-25.4384|-49.2733|||19.5
    Porto Alegre|-30.0426|-51.1937|||17
  Turkey
    Istanbul/İstanbul|41.058|28.985
    Ankara|39.9334|32.8597
    Bursa|40.1985|29.061
  United Arab Emirates
    Abu Dhabi|24.4439|54.4073
    Dubai|25.1848|55.2708
  Saudi Arabia
    Riyadh|24.7136|46.6753
    Jeddah|21.5128|39.2125
  India
    New Delhi|28.6139|77.209
    Mumbai|19.019|72.8445
    Bengaluru|12.9716|77.5946
    Hyderabad|17.395|78.4767
    Chennai|13.0727|80.2307
    Pune|18.5204|73.8567
    Kolkata|22.5626|88.3639
    Jaipur|26.9124|75.7873
  Nepal
    Kathmandu|27.7172|85.324
    Pokhara|28.2196|83.9956
  Indonesia
    Jakarta|-6.2088|106.8306
    Bandung|-6.9175|107.6191
    Surabaya|-7.2875|112.7321
    Yogyakarta|-7.7956|110.3695
  Philippines
    Manila|14.5895|121
    Davao|7.0907|125.5877
  China
    Beijing|39.9042|116.4074
    Shanghai|31.2204|121.4537
    Shenzhen|22.5531|114.0579
    Guangzhou|23.1291|113.2744
    Chengdu|30.6598|104.0633
    Wuhan|30.588|114.275
  Japan
    Tokyo|35.6895|139.7017
    Osaka|34.6837|135.5123
    Kyoto|35.0095|135.7635
    Nagoya|35.1715|136.9066
    Sapporo|43.0618|141.3545
    Fukuoka|33.5802|130.4017
  South Korea
    Seoul|37.5665|126.978
    Busan|35.1796|129.0656
    Daegu|35.8714|128.6014
    Daejeon|36.3504|127.3845
  Egypt
    Cairo|30.049|31.245
  Ghana
    Accra|5.6137|-0.187
    Kumasi|6.6885|-1.6244
  Nigeria
    Lagos|6.5344|3.3592
    Abuja|9.0665|7.4786
    Ibadan|7.3875|3.907
  Kenya
    Nairobi|-1.2921|36.8119
    Nakuru|-0.3031|36.08
  Tanzania
    Dar es Salaam|-6.8124|39.2483
    Arusha|-3.3769|36.683
  Uganda
    Kampala|0.3276|32.5825
  South Africa
    Johannesburg|-26.1941|28.0473
    Pretoria|-25.7479|28.2293
    Cape Town|-33.928|18.42
    Durban|-29.8587|30.9918
  Australia
    Sydney|-33.8838|151.2003
    Melbourne|-37.8036|144.9731|+61 3 5550 ####
    Brisbane|-27.4748|153.0251|+61 7 5550 ####
    Perth|-31.9405|115.8605|+61 8 5550 ####|480
    Adelaide|-34.9285|138.6007|+61 8 7010 ####|570
    Canberra|-35.2809|149.13|+61 2 7010 ####
  New Zealand
    Auckland|-36.8785|174.7633
    Wellington|-41.2966|174.7656
    Christchurch|-43.5321|172.6362
    Hamilton|-37.787|175.2793
`;
