import type { Credit } from './content.ts';
import type { Removed } from './removal.ts';

/** A credit of a form. */
export interface FormCredit extends Credit {
  /** Unlike any other credit of the form, those taken out included. */
  readonly creditKey: string;
}

/** The credits of a form, and those that were taken out. */
export interface CreditList {
  readonly credits: readonly FormCredit[];
  readonly removedCredits: readonly Removed<FormCredit>[];
}

/** Role and name are both needed (specification, section 5, "Credits"). */
export function isWholeCredit({ role, name }: Credit): boolean {
  return role.trim() !== '' && name.trim() !== '';
}

/** Appends credits, trimmed, each with a key of its own. */
export function addCredits({ credits, removedCredits }: CreditList, added: readonly Credit[]): readonly FormCredit[] {
  const known = [...credits, ...removedCredits.map(({ item }) => item)];
  const last = Math.max(-1, ...known.map(({ creditKey }) => Number(creditKey)));
  return [
    ...credits,
    ...added.map(({ role, name }, index) => ({
      creditKey: String(last + 1 + index),
      role: role.trim(),
      name: name.trim(),
    })),
  ];
}

/** Credits as a draft has them: those of earlier releases had no keys. */
export function withKeys(credits: readonly FormCredit[]): readonly FormCredit[] {
  const hasAll = credits.every(({ creditKey }) => creditKey !== '');
  return hasAll ? credits : addCredits({ credits: [], removedCredits: [] }, credits);
}

/**
 * The credits without their keys, as they are sent. Those that were emptied are left out; a pair that is typed but not added
 * goes along, or it would be lost.
 */
export function creditsToSend(form: {
  readonly credits: readonly FormCredit[];
  readonly newCredit: Credit;
}): readonly Credit[] {
  const listed = form.credits.filter(({ role, name }) => role.trim() !== '' || name.trim() !== '');
  const all: readonly Credit[] = isWholeCredit(form.newCredit) ? [...listed, form.newCredit] : listed;
  return all.map(({ role, name }) => ({ role: role.trim(), name: name.trim() }));
}

/** Between a role and a name: a tab, a colon, or a dash; a hyphen only with spaces, as names have them too. */
const separator = /\t+|(?<!\s)\s*[:：–—]|(?<!\s)\s+-\s/;

/** What a pasted text holds: credits, and lines that are none. */
export interface PastedCredits {
  readonly credits: readonly Credit[];
  readonly others: readonly string[];
}

/** Reads 'Role: Name' from each line; null for a text of one line, which is pasted as it is. */
export function readCredits(text: string): PastedCredits | null {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  if (filled.length < 2) return null;
  const read = filled.map((line) => {
    const found = separator.exec(line);
    const credit =
      found === null
        ? { role: line, name: '' }
        : { role: line.slice(0, found.index).trim(), name: line.slice(found.index + found[0].length).trim() };
    return { line, credit };
  });
  return {
    credits: read.filter(({ credit }) => isWholeCredit(credit)).map(({ credit }) => credit),
    others: read.filter(({ credit }) => !isWholeCredit(credit)).map(({ line }) => line),
  };
}
