import { portugal } from './portugal.ts';
import type { Region } from './region.ts';

/** Brazil. Source: the IBGE's census of names; the address format of Correios. */
export const brazil: Region = {
  ...portugal,
  countries: {
    BR: {
      name: 'Brazil',
      currency: 'BRL',
      language: 'pt',
      phone: '+55 11 1###-####',
      utcOffset: -180,
      market: 30,
      adjective: 'Brazilian',
      sports: 'Handball, Rugby',
      cities: `
        São Paulo|-23.5505|-46.6333
        Rio de Janeiro|-22.9118|-43.2329|+55 21 1###-####||22
        Belo Horizonte|-19.9267|-43.9445|+55 31 1###-####
        Brasília|-15.78|-47.884|+55 61 1###-####||20
        Curitiba|-25.4384|-49.2733|+55 41 1###-####||19.5
        Porto Alegre|-30.0426|-51.1937|+55 51 1###-####||17`,
      towns: 'Salvador, Fortaleza, Manaus, Belém, Goiânia, Campinas, Florianópolis, Natal, Vitória, Cuiabá',
      forms: { 'Ltda.': 13, 'S.A.': 4, ME: 2 },
      tax: 18,
      level: 0.5,
    },
  },
  female: `Adriana, Alessandra, Cláudia, Débora, Fabiana, Flávia, Luciana, Márcia, Patrícia, Simone, Aline, Amanda, Ana,
    Bianca, Bruna, Camila, Carla, Daniela, Fernanda, Gabriela, Jaqueline, Jéssica, Karina, Michele, Natália, Priscila,
    Raquel, Renata, Thaís, Vanessa, Eduarda, Heloísa, Isabela, Júlia, Larissa, Letícia, Luísa, Manuela, Tainá, Vitória`,
  male: `Ademir, Antônio, César, Cláudio, Francisco, Marcelo, Paulo, Renato, Roberto, Rogério, Adriano, Alan, Alexandre,
    Anderson, André, Daniel, Douglas, Eduardo, Fábio, Felipe, Fernando, Henrique, Leandro, Leonardo, Luciano, Maurício,
    Otávio, Rafael, Samuel, Thiago, Breno, Caio, Cauã, Guilherme, Igor, João, Luan, Mateus, Murilo, Vinícius`,
  anyone: 'Alison, Ariel, Darci, Francis, Íris, Jaci',
  family: `Aguiar, Almeida, Alves, Andrade, Araújo, Assis, Barbosa, Barros, Bezerra, Borges, Brito, Camargo, Campos,
    Carvalho, Cavalcanti, Correia, Coutinho, Cruz, Cunha, Dias, Duarte, Fernandes, Ferreira, Freitas, Garcia, Gomes,
    Gonçalves, Lima, Lopes, Machado, Magalhães, Maia, Martins, Medeiros, Mendes, Menezes, Monteiro, Moreira, Nogueira,
    Oliveira, Pacheco, Paiva, Peixoto, Pereira, Pinto, Pires, Queiroz, Reis, Ribeiro, Rodrigues, Sales, Santana,
    Santos, Siqueira, Soares, Souza, Teixeira, Torres, Vasconcelos, Viana, Vieira`,
  frequent: { Santos: 6, Oliveira: 4.6, Souza: 4.1 },
  streets: {
    form: '*, #',
    numbers: [[10, 1900]],
    names: `Alameda das Acácias, Alameda dos Ipês, Avenida Brasil, Avenida Central, Avenida das Nações,
      Avenida Independência, Avenida Rio Branco, Avenida Santos Dumont, Avenida Tancredo Neves, Rua 15 de Novembro, Rua Amazonas,
      Rua Bahia, Rua da Paz, Rua das Flores, Rua das Palmeiras, Rua Dom Pedro II,
      Rua Duque de Caxias, Rua Machado de Assis, Rua Minas Gerais, Rua Pará, Rua Paraná, Rua Santo Antônio,
      Rua São José, Rua São Paulo, Rua Tiradentes`,
  },
  cityStreets: {
    // Shops, with offices and flats above them, have the number of a quarter and the letter of a block.
    Brasília: {
      form: 'CLN # *',
      numbers: [[102, 116]],
      names: 'Bloco A, Bloco B, Bloco C, Bloco D, Bloco E',
    },
  },
  centralStreets: { Brasília: { form: 'CLN # *', numbers: [[102, 105]], names: 'Bloco A, Bloco B, Bloco C, Bloco D' } },
  clubs: {
    ...portugal.clubs,
    words: portugal.clubs.words + `, Bandeirantes, Tiradentes, Sete de Setembro, Operário`,
    marks: {
      Football: 'EC *, AA *, Esporte Clube *, SE *, Grêmio *',
      Basketball: '* Basquete, Clube *',
      Volleyball: '* Vôlei, Clube *',
      any: 'Clube *, EC *',
    },
  },
  grounds: {
    people: ' ',
    ofTown: 'de ',
    outdoor: 'Estádio Municipal *, Estádio *, Arena *',
    hall: 'Ginásio *, Ginásio Municipal *, Arena *, Ginásio Poliesportivo *',
    ice: 'Arena de Gelo *',
  },
  hotels: {
    ...portugal.hotels,
    plain: 'Pousada *, Solar *, Vivenda *',
    withCity: 'Hotel * @, Pousada * @, Solar * @, Hotel Casa * @, Flat * @',
    words: `Açucena, Andorinha, Araçá, Araucária, Bem-te-vi, Bromélia, Cajueiro, Coqueiro, Estrela,
      Flamboyant, Garça, Gaivota, Hibisco, Ipê Amarelo, Jabuticaba, Jacarandá, Jasmim, Lua, Mangueira, Mandacaru,
      Orquídea, Palmeira, Sabiá, Seriema, Tucano`,
  },
};
