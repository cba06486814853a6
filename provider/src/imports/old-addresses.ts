import { readNumberAddress } from '../rules/number-addresses.ts';
import { toRedirectPath } from '../rules/redirects.ts';
import { kindOf, type WxrItem, type WxrSite } from './wxr.ts';

const longestPath = 1000;
/** Of one item. */
const mostFormer = 20;

const unknown = 'https://old.invalid';

function urlOf({ link }: Pick<WxrItem, 'link'>, { link: base }: Pick<WxrSite, 'link'>): URL | null {
  return link === '' || !URL.canParse(link, base || unknown) ? null : new URL(link, base || unknown);
}

const pathIn = (typed: string): string | null => {
  const path = toRedirectPath(typed);
  return path === null || path === '/' || path.length > longestPath ? null : path;
};

/** The old path of an item; null where its address is made of a query, such as `?p=12`, or cannot be read. */
export function pathOf(item: Pick<WxrItem, 'link'>, site: Pick<WxrSite, 'link'>): string | null {
  const url = urlOf(item, site);
  return url === null || url.search !== '' ? null : pathIn(url.pathname);
}

/** Drafts were found nowhere. */
const wasFound = ({ status }: Pick<WxrItem, 'status'>): boolean =>
  /^(?:publish|published|private|inherit)$/.test(status);

/** Whether people found it by its number, as WordPress has it: `/?p=12`, whatever its own address is. */
export function hasNumberAddress(item: Pick<WxrItem, 'id' | 'status'>, site: WxrSite): boolean {
  return kindOf(site) === 'wordpress' && wasFound(item) && /^[1-9]\d{0,11}$/.test(item.id);
}

/**
 * Where something was that had a query in its address: no redirect can have one, as each answers for a path. Empty where it had none, and
 * of drafts, which nobody ever found there, and of what its number leads to.
 */
export function queryAddressOf(item: Pick<WxrItem, 'link' | 'status' | 'id'>, site: Pick<WxrSite, 'link'>): string {
  const url = urlOf(item, site);
  const numbered = url === null ? null : readNumberAddress(url.pathname + url.search);
  const folder = URL.canParse(site.link) ? new URL(site.link).pathname.replace(/\/$/, '') : '';
  if (numbered !== null && numbered.number === item.id && numbered.folder === folder) return '';
  return url === null || url.search === '' || !wasFound(item) ? '' : url.pathname + url.search;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The paths that an item had before its last one: under other slugs, and on other days. WordPress leads on from each. */
export function formerPathsOf(
  item: Pick<WxrItem, 'link' | 'slug' | 'formerSlugs' | 'formerDates'>,
  site: Pick<WxrSite, 'link'>,
): readonly string[] {
  const { slug, formerSlugs, formerDates } = item;
  const path = pathOf(item, site);
  if (path === null) return [];
  const parts = path.split('/').map((part) => decoded(part));
  // Where the slug stands last, the others stood there too.
  const slugs = decoded(slug) === parts.at(-1) ? [parts.at(-1) ?? '', ...formerSlugs.map((one) => decoded(one))] : [];
  const [, year = '', month = '', day = ''] = parts;
  const isDated = /^\d{4}$/.test(year) && /^\d\d$/.test(month);
  const dates = formerDates.flatMap((date) => {
    const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
    return isDated && y !== undefined && m !== undefined && d !== undefined
      ? [['', y, m, ...(/^\d\d$/.test(day) ? [d, ...parts.slice(4)] : parts.slice(3))]]
      : [];
  });
  const found = new Set<string>();
  for (const one of [parts, ...dates]) {
    for (const last of slugs.length === 0 ? [one.at(-1) ?? ''] : slugs) {
      const former = pathIn([...one.slice(0, -1), last].map((part) => encodeURIComponent(part)).join('/'));
      if (former !== null && former !== path && found.size < mostFormer) found.add(former);
    }
  }
  return [...found];
}
