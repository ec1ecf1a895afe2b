// How figures are put.

/** A share as people read it: `12 %`, `0.4 %`. */
export function percent(share) {
  const figure = share * 100;
  if (figure === 0 || figure === 100) return `${figure} %`;
  return `${figure < 10 || figure > 99 ? figure.toFixed(1) : figure.toFixed(0)} %`;
}

/** A number as people read it: thousands apart from 10,000 on, as years are not, and three or more digits that count. */
export function figure(number) {
  if (Math.abs(number) >= 10_000) return number.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
  if (Number.isInteger(number) || Math.abs(number) >= 1000) return number.toFixed(0);
  return `${Number(number.toPrecision(3))}`;
}

/** A text of at most so many characters, in quotation marks. */
export function quote(text, most = 60) {
  const shown = String(text);
  return `"${shown.length > most ? `${shown.slice(0, most - 1)}…` : shown}"`;
}

/** The most frequent values with their shares; what is left is told as one. */
export function sharesOf(counts, all, most = 12) {
  const shown = counts.slice(0, most).map(([value, count]) => `${value} ${percent(count / all)}`);
  const rest = counts.slice(most).reduce((sum, [, count]) => sum + count, 0);
  return [...shown, ...(rest ? [`${counts.length - most} others ${percent(rest / all)}`] : [])].join(', ');
}
