import { whyRefused } from '@vitrine/markdown';
import { cutText } from '@vitrine/markdown/cut';
import type { ProjectServices } from '../records/write-project.ts';
import { HttpError } from '../lib/http-error.ts';
import { assertFits } from '../http/redirects.ts';
import type { MadeRecord } from '../repositories/imports.ts';
import { isElsewhere, isOwnPage, readTarget, toReadable } from '../rules/redirects.ts';
import type { Services } from '../services.ts';
import { isText, type TakenBlock, type TakenContent } from './taken.ts';
import type { MadeKind } from './types.ts';

export interface Writing {
  readonly content: TakenContent;
  readonly as: MadeKind;
  /** The old address, where it is to lead to what is made. */
  readonly redirectFrom: string | null;
  /** Addresses that it had before that one. */
  readonly formerPaths: readonly string[];
  /** Called in the transaction that makes the record. @param notes what could not be taken, a sentence each */
  readonly made: (record: MadeRecord, notes: readonly string[]) => Promise<void>;
}

export type WriteServices = ProjectServices &
  Pick<Services, 'stories' | 'storyMedia' | 'pages' | 'pageMedia' | 'redirects' | 'categories'>;

export interface Typed {
  readonly text: string;
  readonly format: 'plain' | 'markdown';
}

/** The text as it is kept; without its marks where it would not be kept with them. */
export function textOf(
  blocks: readonly TakenBlock[],
  limit: number,
  notes: string[],
  markdownOf: (block: TakenBlock) => string = () => '',
): Typed {
  const join = (write: (block: TakenBlock) => string): string =>
    blocks
      .map(write)
      .filter((part) => part !== '')
      .join('\n\n');
  const markdown = join((block) => (isText(block) ? block.markdown : markdownOf(block)));
  if (markdown.length <= limit && whyRefused(markdown) === null) return { text: markdown, format: 'markdown' };
  const words = join((block) => (isText(block) ? block.words : ''));
  notes.push('Its text is too long to be formatted: its words were taken without marks and pictures.');
  if (words.length > limit) notes.push(`It was cut after ${limit.toLocaleString('en')} characters.`);
  return { text: cutText(words, limit), format: 'plain' };
}

/** A title of at most `limit` characters. */
export function titleOf(title: string, limit: number, notes: string[]): string {
  if (title.length > limit) notes.push('Its title was cut.');
  return cutText(title, limit).trim();
}

/** Words of at most `limit` characters. @param what they are, as a report calls them: `excerpt` */
export function wordsOf(words: string, limit: number, what: string, notes: string[]): string {
  if (words.length > limit) notes.push(`Its ${what} was cut after ${limit.toLocaleString('en')} characters.`);
  return cutText(words, limit);
}

type LeadServices = Pick<Services, 'redirects' | 'pages' | 'projects'>;

/** Whether something else of this site is at a path. @param source percent-encoded */
async function isOfAnother({ pages, projects }: LeadServices, source: string): Promise<boolean> {
  const [, first = '', second = null, third = null] = source.split('/').map((part) => decodeURIComponent(part));
  if (third !== null) return false;
  if (second === null) return (await pages.seenBy('administrator').findBySlug(first)) !== null;
  return first === 'project' && (await projects.isSlugTaken(second));
}

/** Has one address lead to another, percent-encoded; null where it cannot, which is reported. */
async function lead(services: LeadServices, source: string, target: string, notes: string[]): Promise<number | null> {
  const { redirects } = services;
  const fields = { source, ...readTarget(target, []) };
  // It has kept its address.
  if (fields.targetPath === source) return null;
  if (isOwnPage(source) || isElsewhere(source)) {
    notes.push(
      `Its old address ${toReadable(source)} is one of this site's own: it leads there as ever, and what came is at ${decodeURI(target)}.`,
    );
    return null;
  }
  if (await isOfAnother(services, source)) {
    notes.push(
      `Its old address ${toReadable(source)} is that of something else here: it leads there as ever, and what came is at ${decodeURI(target)}.`,
    );
    return null;
  }
  try {
    await assertFits(redirects, fields, null);
    return await redirects.insert(fields);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    notes.push(`Its old address ${toReadable(source)} does not lead to it: ${error.message}`);
    return null;
  }
}

/**
 * Has the old addresses lead to the new one. Must run inside the transaction.
 * @returns the redirect from the last of them; those from before lead to that, and go with it
 */
export async function leadOn(
  services: LeadServices,
  { redirectFrom, formerPaths }: Pick<Writing, 'redirectFrom' | 'formerPaths'>,
  target: string,
  notes: string[],
): Promise<number | null> {
  const id = redirectFrom === null ? null : await lead(services, redirectFrom, encodeURI(target), notes);
  const next = id === null || redirectFrom === null ? encodeURI(target) : redirectFrom;
  for (const former of formerPaths) if (former !== redirectFrom) await lead(services, former, next, notes);
  return id;
}
