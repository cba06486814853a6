/** What kind of thing was deleted; `other` for one that this dashboard does not know. */
export type DeletedKind =
  | 'project'
  | 'category'
  | 'story'
  | 'headerVideo'
  | 'homeGrid'
  | 'media'
  | 'about'
  | 'original'
  | 'page'
  | 'redirect'
  | 'look'
  | 'message'
  | 'other';

/** A place on the home page. */
export interface DeletedUse {
  readonly place: 'headerVideo' | 'homeVideo' | 'homeGrid';
  readonly position: number;
}

/** Something that was deleted and can still be restored. */
export interface DeletedItem {
  /** The token that restores it. */
  readonly id: string;
  readonly kind: DeletedKind;
  /** Its name; null where it has none. */
  readonly title: string | null;
  /** Milliseconds since 1970. */
  readonly deletedAt: number;
  /** When it goes for good. */
  readonly expiresAt: number;
  readonly files: number;
  /** Of its files. */
  readonly bytes: number;
  readonly uses: readonly DeletedUse[];
  /** Of a category, how many projects were in it. */
  readonly projects: number;
}

/** A list of what can be restored, as it was at one time. */
export interface RecentlyDeleted {
  /** The last deletion first. */
  readonly items: readonly DeletedItem[];
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

const day = 24 * 60 * 60_000;

/** How many days something can still be restored; the last one counts as a whole. */
export function daysLeft({ expiresAt }: DeletedItem, now: number): number {
  return Math.max(1, Math.ceil((expiresAt - now) / day));
}
