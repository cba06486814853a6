/** A draft of a form, as stored in the browser. */
export interface KeptDraft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The version of the record from which it began, to find out whether that has changed since. */
  readonly version: string;
  /** Not yet checked: another release of the dashboard may have written it. */
  readonly value: unknown;
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
