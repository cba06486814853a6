import type { IncomingHttpHeaders } from 'node:http';

const day = 24 * 60 * 60_000;

/** The days that a length of time reaches back to, today with them. */
export const periods = { '7': 7, '30': 30, '90': 90, '365': 365 } as const;

/** How many days are kept. */
export const daysKept = 365;

/** A day of UTC, such as '2026-11-29'. @param time milliseconds since 1970-01-01 UTC */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first of `days` days, of which the last is that of `now`. */
export const firstDay = (now: number, days: number): string => dayOf(now - (days - 1) * day);

/** When a day ends, in milliseconds since 1970-01-01 UTC. */
export const endOf = (named: string): number => Date.parse(named) + day;

const robots =
  /bot|crawl|spider|slurp|http|preview|fetch|headless|lighthouse|monitor|curl|wget|python|archive|scan|validator|feed|phantom|selenium|playwright|puppeteer|whatsapp|embed/i;

/** Whether it says of itself that it is no browser, in which somebody reads. A robot that pretends to be a browser is counted. */
export const isRobot = (userAgent: string): boolean => !userAgent.startsWith('Mozilla/') || robots.test(userAgent);

const isPrefetch = (purpose: string | readonly string[] | undefined): boolean =>
  purpose !== undefined && purpose.includes('prefetch');

/** Whether a browser asks ahead for what nobody has opened yet. */
export const isAhead = (headers: IncomingHttpHeaders): boolean =>
  isPrefetch(headers['sec-purpose']) || isPrefetch(headers['purpose']) || isPrefetch(headers['x-moz']);

/**
 * The host of another site from which somebody came, without `www.` and port; '' where that is not known, or is this site. Read by hand:
 * to parse an address takes longer than all else that is counted with a page.
 */
export function foreignHost(referrer: string, ownHost: string): string {
  const [, host = ''] = /^https?:\/\/([^/?#@\s]+)(?=[/?#]|$)/i.exec(referrer) ?? [];
  if (host === '' || host === ownHost) return '';
  return host
    .toLowerCase()
    .replace(/^www\.|:\d+$/g, '')
    .slice(0, 200);
}

/** The path in an address, without its query; '' where it is no address. */
export function pathIn(address: string): string {
  const from = address.indexOf('/', address.indexOf('//') + 2);
  return from < 0 ? '' : (/^[^?#]*/.exec(address.slice(from))?.[0] ?? '');
}
