import { styleOf } from './style.ts';

/** A character for each of the letters before it. */
const pairs = (letters: string, characters: string): ReadonlyMap<string, string> => {
  const found = [...characters];
  return new Map([...letters].map((letter, index) => [letter, found[index] ?? letter]));
};

const charactersOf = {
  raised: pairs('0123456789+-−–=()', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾'),
  lowered: pairs('0123456789+-−–=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎'),
};
type Place = keyof typeof charactersOf;

/** Letters that have a character of their own where they are alone, or whole words that have one. */
const wholes: Readonly<Record<Place, ReadonlyMap<string, string>>> = {
  raised: new Map([
    ['n', 'ⁿ'],
    ['i', 'ⁱ'],
    ['x', 'ˣ'],
    ['TM', '™'],
    ['SM', '℠'],
  ]),
  lowered: new Map([
    ['n', 'ₙ'],
    ['i', 'ᵢ'],
    ['x', 'ₓ'],
    ['j', 'ⱼ'],
    ['k', 'ₖ'],
  ]),
};

/** In superscript or subscript characters; null where there are none for all of it. */
function inCharacters(words: string, place: Place): string | null {
  const whole = wholes[place].get(words);
  if (whole !== undefined) return whole;
  const characters = [...words].map((letter) => (/[\s,.]/.test(letter) ? letter : charactersOf[place].get(letter)));
  return characters.includes(undefined) ? null : characters.join('');
}

function placeOf(element: Element): Place | null {
  if (element.localName === 'sup') return 'raised';
  if (element.localName === 'sub') return 'lowered';
  const align = styleOf(element).get('vertical-align') ?? '';
  return /^super/.test(align) ? 'raised' : /^sub/.test(align) ? 'lowered' : null;
}

/** What reads the same on the line: the ends of '22nd' and '1er', '®', the number of a note in brackets. */
const readsOnTheLine = /^(?:[\p{L}\p{M}.\s]+|\[.*\]|[®©℗*†‡§]+)$/u;

/** Every element with words above or below the line, by its tag or its style. */
export const findRaised = (body: HTMLElement): readonly Element[] =>
  [...body.querySelectorAll('sup, sub, [style*="vertical-align"]')].filter(
    (element) => placeOf(element) !== null && element.textContent.trim() !== '',
  );

/** What stands above or below the line, on it: in characters of its own, or as '10^(a+2)' where its words would read otherwise. */
export function levelRaised(body: HTMLElement): void {
  for (const element of findRaised(body)) {
    const place = placeOf(element);
    if (place === null || element.querySelector('sup, sub') !== null) continue;
    const words = element.textContent.trim();
    const characters = inCharacters(words, place);
    if (characters !== null) {
      const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const said = text.nodeValue ?? '';
        text.nodeValue = said.replace(said.trim(), (letters) => inCharacters(letters, place) ?? letters);
      }
    } else if (!readsOnTheLine.test(words)) {
      element.prepend(place === 'raised' ? '^(' : '_(');
      element.append(')');
    }
  }
}
