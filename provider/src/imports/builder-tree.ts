import type { BuilderPart } from './builder-parts.ts';
import type { Values } from './json.ts';

const mostParts = 20_000;
const deepest = 60;

/** A part that names the one that it stands in. */
export interface Flat {
  readonly id: string;
  readonly parent: string;
  readonly type: string;
  readonly settings: Values;
}

/** Parts that name the one that they stand in, as a tree in their order. */
export function treeOf(all: readonly Flat[]): readonly BuilderPart[] {
  const ids = new Set(all.map(({ id }) => id));
  // What stands in none that is there stands by itself.
  const byParent = Map.groupBy(all.slice(0, mostParts), ({ parent }) => (ids.has(parent) ? parent : ''));
  const below = (parent: string, depth: number): readonly BuilderPart[] => {
    const found = depth > deepest ? [] : (byParent.get(parent) ?? []);
    // Two parts of one name do not both hold what stands in it.
    byParent.delete(parent);
    return found.map(({ id, type, settings }) => ({
      type,
      settings,
      parts: id === '' ? [] : below(id, depth + 1),
    }));
  };
  return below('', 0);
}
