/** The number that begins a line of a list of a word processor: '3.', 'b)', 'iv.'; 1 for letters and Roman numbers. */
export function numberOfListItem(sign: string): number {
  const digits = /^\(?(\d{1,9})/.exec(sign)?.[1];
  return digits === undefined ? 1 : Number(digits);
}

/** A sign that counts nothing: '·', 'o', '§'. */
export const isBullet = (sign: string): boolean => !/^\(?(?:\d{1,9}|[a-z]{1,4})[.)]/i.test(sign);
