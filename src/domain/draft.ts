/** A draft of a form, as stored in the browser. */
export interface KeptDraft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The version of the record from which it began, to find out whether that has changed since. */
  readonly version: string;
  /** Not yet checked: another release of the dashboard may have written it. */
  readonly value: unknown;
  /** The number of its value's shape (see `stored-shape.ts`); missing in drafts of releases that had no numbers, which are number 0. */
  readonly shape?: number | undefined;
  /** False where the browser has not kept its files. */
  readonly isWhole?: boolean;
}

/** A draft and where it is stored. */
export interface StoredDraft extends KeptDraft {
  /** Tells drafts of one form from another; `''` for one of the former release, which kept one for each form. */
  readonly id: string;
  /** How many files it holds. */
  readonly files: number;
}

/** What a form that is opened begins with, and what is left for the administrator to decide. */
export interface DraftChoice {
  /** To be restored at once. */
  readonly chosen: StoredDraft | null;
  /** The latest first. */
  readonly others: readonly StoredDraft[];
}

/**
 * Chooses among the drafts of one form that no other tab holds: the tab's own goes on, else the only one there is; several
 * are offered.
 *
 * @param own the id of the tab's own draft
 * @param isSure whether the browser tells what other tabs hold; if not, only the tab's own is restored unasked
 */
export function chooseDraft(free: readonly StoredDraft[], own: string | null, isSure: boolean): DraftChoice {
  const [first = null] = free;
  const chosen = free.find(({ id }) => id === own) ?? (isSure && free.length === 1 ? first : null);
  return {
    chosen,
    others: free.filter((draft) => draft !== chosen).toSorted((one, other) => other.savedAt - one.savedAt),
  };
}

/** The state of a record from which a draft began, as its version tells it; null where that says nothing. */
export function beganFrom(version: string): unknown {
  try {
    return JSON.parse(version);
  } catch {
    return null;
  }
}

const nameLength = 60;

/** The first of these texts that says something, on one line and not too long. */
export function firstWords(...texts: readonly string[]): string {
  const words = (texts.find((text) => text.trim() !== '') ?? '').trim().replaceAll(/\s+/g, ' ');
  return words.length <= nameLength ? words : `${words.slice(0, nameLength - 1).trimEnd()}…`;
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** '14:32', with the day where it is not today's. Both in milliseconds since 1970, shown local. */
export function describeMoment(moment: number, now: number): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? time.format(moment) : `${day.format(moment)}, ${time.format(moment)}`;
}

/** 'Draft from 14:32 restored'. */
export function describeDraft(savedAt: number, now: number): string {
  return `Draft from ${describeMoment(savedAt, now)} restored`;
}
