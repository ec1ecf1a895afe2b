/** A text in lower case and without accents, as far as the records of any tree under test have some. */
export function withoutAccents(text: string): string {
  const others = [...'ßss æae œoe þth ðd đd ħh ıi łl øo ŧt'.matchAll(/(\S)(\S+)/g)];
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  return others.reduce((plain, [, letter = '', spelled = '']) => plain.replaceAll(letter, spelled), bare);
}
