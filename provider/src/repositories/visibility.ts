import type { Clock } from '../lib/clock.ts';

/** For whom something is read. */
export type Audience = 'visitor' | 'administrator';

/** Tables whose rows are not for everybody at any time. */
type Published = 'project' | 'story';

/** Who sees a record, as it is stored. A draft with a time that has come is public. */
export type Visibility = 'public' | 'draft' | 'unlisted' | 'sealed';

export interface Publication {
  readonly visibility: Visibility;
  /** Milliseconds since 1970-01-01 UTC: when a draft becomes public; of what is public, since when, where that is known. */
  readonly publishAt: number | null;
}

/** The tables as an audience sees them, to stand after FROM. `now` holds the parameters that they need. */
export interface VisibleTables {
  /** What lists, counts and links show. */
  listed(table: Published): string;
  /** What can be opened by its address. */
  reachable(table: Published): string;
  /** The studio's plain pages, which are public or drafts and need no parameters. */
  readonly pages: string;
  now(): Readonly<Record<string, number>>;
}

// Whatever is not named here is hidden, what is sealed as well: a link shows it by a way of its own (handlers/links.ts).
const isPublic = "(visibility = 'public' OR (visibility = 'draft' AND publish_at <= :now))";
const conditions = { listed: isPublic, reachable: `(${isPublic} OR visibility = 'unlisted')` } as const;

/**
 * The only place that knows what visitors may see: a repository reads projects and stories through it, for an audience that
 * its caller has to name.
 */
export function visibleTables(audience: Audience, clock: Clock): VisibleTables {
  if (audience === 'administrator') {
    return { listed: (table) => table, reachable: (table) => table, pages: 'page', now: () => ({}) };
  }
  const part = (kind: keyof typeof conditions) => (table: Published) =>
    `(SELECT * FROM ${table} WHERE ${conditions[kind]}) AS ${table}`;
  return {
    listed: part('listed'),
    reachable: part('reachable'),
    pages: "(SELECT * FROM page WHERE visibility = 'public') AS page",
    now: () => ({ now: clock() }),
  };
}

/** Projects that no list shows. */
export const hiddenProjects = `(SELECT * FROM project WHERE visibility <> 'public' AND NOT coalesce(${isPublic}, FALSE)) AS hidden`;

/** Makes what differs for both audiences. */
export const forEach = <T>(make: (audience: Audience) => T): ((audience: Audience) => T) => {
  const made = { visitor: make('visitor'), administrator: make('administrator') };
  return (audience) => made[audience];
};
