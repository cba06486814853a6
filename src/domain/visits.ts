import type { Id } from './content.ts';

/** The lengths of time that may be looked at, in days. */
export const periods = ['7', '30', '90', '365'] as const;
export type Period = (typeof periods)[number];

/** The length that an address names; a month where it names none that there is. */
export const toPeriod = (text: string | undefined): Period => periods.find((period) => period === text) ?? '30';

/** A day of UTC, such as '2026-11-29'. */
export interface VisitDay {
  readonly day: string;
  readonly visitors: number;
  readonly views: number;
}

/** How many people saw what (an extension). Who comes on two days is counted twice. */
export interface Visits {
  /** Whether visits are counted now. */
  readonly isCounting: boolean;
  readonly visitors: number;
  readonly views: number;
  /** The oldest first; a day without visits is left out. */
  readonly days: readonly VisitDay[];
  /** The most seen first, as all that follow. */
  readonly pages: readonly SeenPage[];
  readonly links: readonly { readonly id: Id; readonly name: string; readonly title: string; readonly count: number }[];
  /** Other sites; '' for all that are not told apart. */
  readonly referrers: readonly { readonly host: string; readonly count: number }[];
  /** Addresses at which nothing was; '' for all that are not told apart. */
  readonly missing: readonly { readonly path: string; readonly count: number }[];
  /** Where all of it can be downloaded. */
  readonly file: string;
}

export interface SeenPage {
  readonly path: string;
  /** Null for a page that every site has. */
  readonly title: string | null;
  /** Null for what is no project. */
  readonly projectId: Id | null;
  readonly count: number;
}

const dayLength = 24 * 60 * 60_000;

/**
 * Every day of a period, the oldest first, those without visits too.
 *
 * @param now milliseconds since 1970-01-01 UTC
 */
export function everyDay(days: readonly VisitDay[], period: Period, now: number): readonly VisitDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const length = Number(period);
  return Array.from({ length }, (_, index) => {
    const day = new Date(now - (length - 1 - index) * dayLength).toISOString().slice(0, 10);
    return known.get(day) ?? { day, visitors: 0, views: 0 };
  });
}
