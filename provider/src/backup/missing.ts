import { ownName } from '../media/store.ts';
import type { FileUse } from '../repositories/file-uses.ts';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Reads an entry of a list of missing files that somebody else may have written; `null` where it is none. */
function toFileUse(value: unknown): FileUse | null {
  if (typeof value !== 'object' || value === null) return null;
  const { file, name, uses }: { file?: unknown; name?: unknown; uses?: unknown } = value;
  const isWhole =
    typeof file === 'string' && ownName.test(file) && (name === null || typeof name === 'string') && isTexts(uses);
  return isWhole ? { file, name, uses } : null;
}

/** A list of missing files from JSON; `null` where it is none. */
export function toFileUses(value: unknown): readonly FileUse[] | null {
  if (!Array.isArray(value)) return null;
  const uses = value.map(toFileUse);
  return uses.every((one) => one !== null) ? uses : null;
}

/** The most that are named one by one. */
const mostNamed = 100;

const count = (files: number): string => (files === 1 ? '1 media file is' : `${String(files)} media files are`);

/** '2d17….jpg (Kiln.jpg): project Upar: header' */
function sayFile({ file, name, uses }: FileUse): string {
  return `${file}${name === null ? '' : ` (${name})`}: ${uses.length === 0 ? 'used nowhere' : uses.join('; ')}`;
}

/**
 * Says in words which files are missing, or damaged, how many, and where they are used.
 * @param what follows from it, such as `The backup has everything else.`
 */
export function sayMissing(
  missing: readonly FileUse[],
  what: string,
  named = mostNamed,
  state: 'missing' | 'damaged' = 'missing',
): string {
  const rest = missing.length - named;
  return [
    `${count(missing.length)} ${state}. ${what}`,
    ...missing.slice(0, named).map((file) => `  ${sayFile(file)}`),
    ...(rest > 0 ? [`  and ${String(rest)} more`] : []),
  ].join('\n');
}
