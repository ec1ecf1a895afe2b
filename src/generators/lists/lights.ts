/**
 * What is in the air of a picture, besides the sky. Rain and fog are drawn in front of the motif, everything else
 * behind it.
 */
export type Air = 'sun' | 'moon' | 'clouds' | 'rain' | 'fog';

/** Light in which a photograph is taken. */
export interface Light {
  readonly air: Air;
  /**
   * Palettes of ten colours with three hexadecimal digits each: sky, sun, distance, ground, water, dark, main, light,
   * accent and second accent, in the order of {@link ROLES}.
   */
  readonly palettes: readonly string[];
}

/** Letters that stand for the colours of a palette in motifs. */
export const ROLES = 'sufgwdmlab';

// oxfmt-ignore
export const lights: Readonly<Record<string, Light>> = {
  dawn: { air: 'sun', palettes: ['fcb fff c9a 867 a9b 424 a67 fed d65 757', 'cbe fed a9c 768 87b 325 96a fde e87 668'] },
  morning: { air: 'sun', palettes: ['cee ffd 9cb 8a6 6bc 244 b75 ffe e74 485', 'fec fff dba a86 8bb 433 b64 ffe d54 586', 'ddf fff aac 7a7 79c 336 97a fff e68 575'] },
  day: { air: 'clouds', palettes: ['8ce fff 7ac 7a5 39b 235 c75 fff e53 284', 'bdf fff 8bd 9a6 48b 134 a86 ffe d42 264', 'adc fff 7b9 586 388 233 a64 fed d74 375', 'fdb fff ea8 b86 799 422 b54 ffe c43 764'] },
  afternoon: { air: 'sun', palettes: ['fda fff db8 a83 7aa 332 a64 fed c42 675', 'fdb fff e99 a75 8ab 334 a55 ffe d53 667'] },
  sunset: { air: 'sun', palettes: ['f95 fd7 c55 635 955 212 845 fc9 fb4 535', 'f87 fda b56 524 a57 203 735 fcb fc5 646'] },
  dusk: { air: 'moon', palettes: ['86a fec 648 435 547 213 758 fd9 f86 547', '569 fed 347 234 346 112 657 fda e86 368'] },
  night: { air: 'moon', palettes: ['125 ffd 237 124 248 012 447 fe9 e75 257', '213 fed 325 213 325 001 546 fd8 e66 446'] },
  rain: { air: 'rain', palettes: ['9ab cde 789 567 68a 234 778 def d54 576', '8aa dee 688 455 577 122 877 dee e73 466'] },
  fog: { air: 'fog', palettes: ['dde fff bcc aab bcc 456 99a fff c87 899', 'edd fff ccb baa ccc 544 a99 fff b76 998'] },
  grey: { air: 'clouds', palettes: ['ccd eef aab 887 89a 334 976 fff c54 675', 'dcc fee baa 998 9aa 333 a87 fff b65 786'] },
  winter: { air: 'clouds', palettes: ['cde fff abd cde 9bd 235 867 fff d45 467', 'dce fff bad dce aad 324 967 fff e65 557'] },
};
