/** How many letters have to be changed, added or dropped to make one word of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...b].entries()) {
      const [left = 0, above = 0, across = 0] = [next[at], row[at + 1], row[at]];
      next.push(Math.min(left + 1, above + 1, across + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The names most like a mistyped one, nearest first: at most three, and none that has little in common with it. */
export function closest(word: string, names: readonly string[]): readonly string[] {
  const plain = word.toLowerCase();
  const limit = Math.max(2, word.length / 2);
  return [...new Set(names)]
    .map((name) => ({ name, far: distance(plain, name.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}
