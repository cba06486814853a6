/** 'Ritu moved to position 3 of 14.' */
export function describeMove(title: string, position: number, count: number): string {
  return `${title} moved to position ${String(position)} of ${String(count)}.`;
}
