/** Returns a text in lower case and without the accents that occur in test trees. */
export function withoutAccents(text: string): string {
  const others = [...'ßss æae œoe þth ðd đd ħh ıi łl øo ŧt'.matchAll(/(\S)(\S+)/g)];
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  return others.reduce((plain, [, letter = '', spelled = '']) => plain.replaceAll(letter, spelled), bare);
}
