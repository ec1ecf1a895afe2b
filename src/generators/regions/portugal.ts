import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Portugal. Source: lists of names by the Instituto dos Registos e do Notariado; the address format of CTT. */
export const portugal: Region = {
  countries: {
    PT: {
      name: 'Portugal',
      currency: 'EUR',
      language: 'pt',
      phone: '+351 247 ### ###',
      utcOffset: 0,
      summerTime: EUROPEAN_SUMMER,
      market: 12,
      adjective: 'Portuguese',
      sports: 'Handball, Rugby',
      cities: `
        Lisbon/Lisboa|38.7369|-9.1527
        Porto|41.1579|-8.6191
        Braga|41.5454|-8.4265`,
      towns: 'Coimbra, Setúbal, Aveiro, Faro, Leiria, Évora, Viseu',
      forms: { 'Lda.': 14, 'S.A.': 4, 'Unipessoal Lda.': 2 },
      tax: 23,
      level: 0.6,
    },
  },
  female: `Célia, Cláudia, Cristina, Fátima, Helena, Isabel, Manuela, Paula, Rosa, Teresa, Amélia, Ana, Andreia, Ângela,
    Bruna, Catarina, Daniela, Diana, Elisa, Joana, Lídia, Margarida, Maria, Marta, Mónica, Rita, Sara, Sofia, Susana,
    Tânia, Alice, Beatriz, Benedita, Carlota, Carolina, Inês, Laura, Leonor, Mafalda, Matilde`,
  male: `Álvaro, António, Fernando, Joaquim, Jorge, José, Luís, Manuel, Raul, Vítor, Alexandre, André, Artur, César,
    Daniel, David, Eduardo, Filipe, Frederico, Gabriel, Henrique, Hugo, Leandro, Marco, Miguel, Nuno, Rafael, Ricardo,
    Rui, Vasco, Afonso, Duarte, Francisco, Gonçalo, Guilherme, Martim, Rodrigo, Simão, Tiago, Tomás`,
  anyone: 'Alex, Ariel, Dominique, Íris, Noa, Sacha',
  family: `Abreu, Almeida, Alves, Amorim, Andrade, Araújo, Azevedo, Barbosa, Barros, Branco, Brito, Cardoso, Carneiro,
    Castro, Coelho, Coutinho, Cruz, Cunha, Domingues, Esteves, Fernandes, Ferreira, Figueiredo, Freitas, Gaspar,
    Gonçalves, Guerreiro, Leal, Leite, Lopes, Loureiro, Machado, Maia, Marques, Matos, Melo, Miranda, Monteiro,
    Moreira, Mota, Nascimento, Neves, Nunes, Oliveira, Pacheco, Pereira, Pinheiro, Pinho, Pires, Rebelo, Ribeiro,
    Rocha, Santos, Silva, Simões, Soares, Sousa, Teixeira, Torres, Vaz, Vicente`,
  frequent: { Silva: 5, Santos: 3.5, Ferreira: 3.1, Pereira: 2.9 },
  streets: {
    form: '*, #',
    numbers: [[1, 190]],
    names: `Avenida 25 de Abril, Avenida Central, Avenida da Igreja, Avenida do Parque,
      Avenida do Brasil, Rua da Feira, Rua da República, Rua 5 de Outubro, Rua Camões, Rua da Boavista,
      Rua da Fonte, Rua da Igreja, Rua da Liberdade, Rua da Paz, Rua da Escola, Rua das Laranjeiras,
      Rua de Santo António, Rua de São João, Rua Direita, Rua do Moinho, Rua do Outeiro, Rua do Sol,
      Rua dos Combatentes, Rua Nova, Rua Principal`,
  },
  clubs: {
    words:
      CLASSICAL +
      `, Concórdia, Esperança, Progresso, Fraternidade, Alvorada, Mocidade, Recreio, Águias,
      Leões, Unidos, Ferroviário, Triunfo, Aliança, Independente, Atlântico, Estrela`,
    parts: `Norte, Sul, Poente, Centro, São Jorge, Santa Clara, Boa Vista, Campo Grande, Fonte Velha, Jardim,
      Monte Alegre, Alto Verde, Ponte Velha, Ribeira`,
    cores: CITY_LAST,
    marks: {
      Football: 'GD *, SC *, CD *, FC *, União *',
      Basketball: 'BC *, Basket *',
      Rugby: 'RC *, Clube de Rugby *',
      any: 'GD *, Clube *, AD *',
    },
  },
  grounds: {
    people: ' ',
    ofTown: 'de ',
    outdoor: 'Estádio Municipal *, Estádio *',
    hall: 'Pavilhão *, Pavilhão Municipal *',
    ice: 'Pista de Gelo *',
  },
  hotels: {
    plain: 'Pensão *, Residencial *, Quinta da *',
    withCity: 'Hotel * @, Pensão * @, Casa * @, Residencial * @, Hospedaria * @',
    words: `Alecrim, Alfazema, Amendoeira, Andorinha, Camélia, Cegonha, Cerejeira, Estrela, Farol, Figueira, Gaivota,
      Giesta, Girassol, Jasmim, Lareira, Laranjeira, Lua, Magnólia, Nogueira, Oliveira, Papoila, Pinheiro,
      Rouxinol, Sobreiro, Tecelão`,
    and: ' e ',
  },
  tradeNames: {
    between: ' ',
    starts: 'Vale, Várzea, Porto, Praia, Morro, Pedra, Lagoa, Campina, Fonte, Ilha',
    ends: 'Verde, Azul, Nobre, Celeste, Gentil',
    own: 'Irmãos, & Filhos, Comercial',
  },
};
