/**
 * Lists of a form whose items can be taken out and put back in their place. What was taken out is plain data beside the
 * list, so that a form's machine and its draft can hold it.
 */

/** An item that was taken out, with all that it held. */
export interface Removed<Item> {
  readonly item: Item;
  /** How many of the items that are still in the list come before it. */
  readonly at: number;
}

/** A list, and what was taken out of it, in the order of their places. */
export interface Restorable<Item> {
  readonly items: readonly Item[];
  readonly removed: readonly Removed<Item>[];
}

/** Takes out the item at `index`; an index outside the list changes nothing. */
export function takeOut<Item>(list: Restorable<Item>, index: number): Restorable<Item> {
  const item = list.items[index];
  if (item === undefined) return list;
  const before = list.removed.filter(({ at }) => at <= index);
  const after = list.removed.slice(before.length).map((one) => ({ ...one, at: one.at - 1 }));
  return { items: list.items.toSpliced(index, 1), removed: [...before, { item, at: index }, ...after] };
}

/** Puts back what was taken out, in its place. @param which counts what was taken out, from 0 */
export function putBack<Item>(list: Restorable<Item>, which: number): Restorable<Item> {
  const back = list.removed[which];
  if (back === undefined) return list;
  const at = Math.min(back.at, list.items.length);
  const after = list.removed.slice(which + 1).map((one) => ({ ...one, at: one.at + 1 }));
  return { items: list.items.toSpliced(at, 0, back.item), removed: [...list.removed.slice(0, which), ...after] };
}

/** A place of the list as it is drawn: an item, or where one was. */
export type Place<Item> =
  | { readonly kind: 'item'; readonly item: Item; readonly index: number }
  | { readonly kind: 'removed'; readonly item: Item; readonly at: number; readonly which: number };

/** The items in order, and between them what was taken out, where it was. */
export function placesOf<Item>({ items, removed }: Restorable<Item>): readonly Place<Item>[] {
  const gaps = removed.map(({ item, at }, which) => ({
    kind: 'removed' as const,
    item,
    at: Math.min(at, items.length),
    which,
  }));
  const gapsAt = (index: number) => gaps.filter(({ at }) => at === index);
  const inOrder = items.flatMap((item, index) => [...gapsAt(index), { kind: 'item' as const, item, index }]);
  return [...inOrder, ...gapsAt(items.length)];
}
