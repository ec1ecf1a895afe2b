/** The relative luminance of a colour `#rgb`, as WCAG has it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = colour
    .slice(1)
    .split('')
    .map((digit) => Number.parseInt(digit, 16) / 15)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much two colours `#rgb` differ in brightness, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
