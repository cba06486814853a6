/** A text of the page as it stands there. */
interface SetText {
  readonly lines: readonly string[];
  readonly weight: string;
  readonly size: number;
  /** Where it begins and how wide it is, in CSS pixels. */
  readonly left: number;
  readonly width: number;
}

/** Every text that is to be seen, with its lines, but for those of drawings. Runs in the page. */
export function linesOfTexts(): readonly SetText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: SetText[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (text.trim() === '' || parent === null || parent.closest('svg') !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    const lines: string[] = [];
    let last: number | null = null;
    let [left, right] = [Infinity, 0];
    for (const { index, 0: word } of text.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const box = range.getBoundingClientRect();
      [left, right] = [Math.min(left, box.left), Math.max(right, box.right)];
      // Letters of one line may stand at heights that differ a little.
      if (last === null || Math.abs(box.top - last) > 4) lines.push(word);
      else lines[lines.length - 1] += ` ${word}`;
      last = box.top;
    }
    const { fontWeight: weight, fontSize } = getComputedStyle(parent);
    const size = Number(parseFloat(fontSize).toFixed(1));
    texts.push({ lines, weight, size, left: Math.round(left), width: Math.round(right - left) });
  }
  return texts;
}

/** Where texts of another engine differ from these: in their words, lines, weight, size or, by more than 3 px, place and width. */
export function tellBreaks(texts: readonly SetText[], others: readonly SetText[]): readonly string[] {
  const wordsOf = ({ lines }: SetText) => lines.join(' ');
  const left = [...others];
  return texts.flatMap((text) => {
    const at = left.findIndex((one) => wordsOf(one) === wordsOf(text));
    const [other] = at < 0 ? [] : left.splice(at, 1);
    if (other === undefined) return [`‹${wordsOf(text)}› is missing`];
    const told = (['weight', 'size'] as const)
      .filter((name) => text[name] !== other[name])
      .map((name) => `${name} ${String(other[name])}, not ${String(text[name])}`);
    if (text.lines.join('|') !== other.lines.join('|'))
      told.push(`${other.lines.join(' | ')}, not ${text.lines.join(' | ')}`);
    else if (Math.abs(text.left - other.left) > 3 || Math.abs(text.width - other.width) > 3)
      told.push(
        `at ${String(other.left)}, ${String(other.width)} wide, not at ${String(text.left)}, ${String(text.width)} wide`,
      );
    return told.map((one) => `‹${wordsOf(text).slice(0, 60)}› ${one}`);
  });
}
