/** Letters that carry no accent to strip: their usual spelling in ASCII. */
const latin: ReadonlyMap<string, string> = new Map(
  Object.entries({
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
    ħ: 'h',
    ŧ: 't',
  }),
);
/** The whole words of at most 80 characters; of a first word that is longer, its beginning. */
const fitting = /^(?:.{1,80}(?=-|$)|.{80})/u;

/**
 * Turns a title into the last part of an address: lower case, words joined by `-`. Latin letters lose their accents, other
 * scripts stay as they are (NFC), so the address is readable in any script. At most 80 characters, cut between words; `untitled` for a title
 * without letters or digits.
 */
export function slugify(title: string): string {
  const folded = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replaceAll(/\p{Script=Latin}/gu, (letter) => latin.get(letter) ?? letter)
    .normalize('NFC');
  const words = folded
    .replaceAll(/['’ʼ]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  return fitting.exec(words.join('-'))?.[0] ?? 'untitled';
}

/** Does it stand for a title that was not given yet? */
export function isPlaceholder(slug: string): boolean {
  return /^untitled(?:-\d+)?$/.test(slug);
}

/** What people copy of an address before its last part. */
const beforeSlug = /^\s*(?:[a-z]+:\/\/[^/]*)?\/?project\/+/i;

/** A slug that was typed, or the last part of an address that was pasted; `null` where it holds no letter or digit. */
export function readSlug(typed: string): string | null {
  const slug = slugify(typed.replace(beforeSlug, ''));
  return isPlaceholder(slug) ? null : slug;
}

/** The title's slug, or the first of `slug-2`, `slug-3`, … that is free. */
export async function uniqueSlug(title: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  const slug = slugify(title);
  let candidate = slug;
  for (let count = 2; await isTaken(candidate); count += 1) candidate = `${slug}-${count}`;
  return candidate;
}
