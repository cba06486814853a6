import type { Home } from '../../../domain/content.ts';
import type { SlotRecord } from '../../../domain/slot-drop.ts';

/** What the home page shows in its slots. */
export type HomeSlots = Pick<Home, 'headerFilms' | 'homeFilms' | 'grid'>;

const listing = new Intl.ListFormat('en', { type: 'conjunction' });

/** The slots for which `isUse` holds, as in 'header video 1 and grid cell 3'; `null` where there is none. */
export function listUses(
  { headerFilms, homeFilms, grid }: Readonly<Record<keyof HomeSlots, readonly SlotRecord[]>>,
  isUse: (slot: SlotRecord) => boolean,
): string | null {
  const named = [
    [headerFilms, 'header video'],
    [homeFilms, 'homepage video'],
    [grid, 'grid cell'],
  ] as const;
  const places = named.flatMap(([slots, name]) =>
    slots.filter(isUse).map(({ position }) => `${name} ${String(position)}`),
  );
  return places.length === 0 ? null : listing.format(places);
}
