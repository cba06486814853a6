import type { Look } from '@vitrine/look';
import type { Id } from './content.ts';

/** A look that the studio keeps beside the one of its site. */
export interface KeptLook {
  readonly id: Id;
  readonly name: string;
  readonly look: Look;
}

/** As long as the provider takes. */
export const longestLookName = 60;

const isTaken = (name: string, kept: readonly KeptLook[]): boolean =>
  kept.some((one) => one.name.normalize('NFC').toLowerCase() === name.normalize('NFC').toLowerCase());

/** A name for one more: 'Look 1', or the next that nobody has. */
export function nextLookName(kept: readonly KeptLook[]): string {
  const names = Array.from({ length: kept.length + 1 }, (_, at) => `Look ${String(at + 1)}`);
  return names.find((name) => !isTaken(name, kept)) ?? '';
}

/** Why a look cannot be kept under a name; null where it can. */
export function checkLookName(name: string, kept: readonly KeptLook[]): string | null {
  if (name.trim() === '') return 'Please enter a name';
  return isTaken(name.trim(), kept) ? 'A look has this name already' : null;
}
