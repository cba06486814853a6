import type { Project } from './content.ts';

/** The last part of the address of a project or a page, as its form shows it. The provider decides. */

const spelt: readonly (readonly [RegExp, string])[] = [
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ß/g, 'ss'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/[đð]/g, 'd'],
  [/þ/g, 'th'],
  [/ı/g, 'i'],
  [/ħ/g, 'h'],
  [/ŧ/g, 't'],
];

/** The address that a provider will make of a title, or of what is typed as one; `''` where there are no words for it. */
export function proposeSlug(text: string): string {
  const bare = text.toLowerCase().normalize('NFKD');
  const plain = spelt.reduce(
    (so, [letter, letters]) => so.replaceAll(letter, letters),
    bare.replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1').replaceAll(/['’ʼ]/g, ''),
  );
  const words = plain.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // Cut between words, and within the first only where that is longer.
  return /^(?:.{1,80}(?=-|$)|.{80})/u.exec(words.join('-'))?.[0] ?? '';
}

/** What was pasted of a page's address, without what stands before its path. */
export function lastPartOfPage(typed: string): string {
  return typed.replace(/^\s*[a-z]+:\/\/[^/]*/i, '');
}

/** What was pasted of a project's address, without what stands before its last part. */
export function lastPart(typed: string): string {
  return typed.replace(/^\s*(?:[a-z]+:\/\/[^/]*)?\/?project\/+/i, '');
}

/** Stands for a title that was not given yet: the first one takes its place. */
const placeholder = /^untitled(?:-\d+)?$/;

/** The addresses that a project or page had, as it was read before it was saved, without the one of now. */
export function otherSlugs(
  { slug, formerSlugs = [] }: Pick<Project, 'slug' | 'formerSlugs'>,
  now: string,
): readonly string[] {
  return [...new Set([slug, ...formerSlugs])].filter((one) => one !== now && !placeholder.test(one));
}

/** What a form holds of a stored project's address: nothing where it cannot be edited, or the title is still to name it. */
export function addressValue({ slug, formerSlugs }: Pick<Project, 'slug' | 'formerSlugs'>): string {
  return formerSlugs === undefined || placeholder.test(slug) ? '' : slug;
}
