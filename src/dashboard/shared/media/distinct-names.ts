/**
 * A distinct accessible name for each item: its own name, and where several items share it, also its number among them in
 * the order of the page: 'label.jpg, 2 of 3'.
 */
export function distinctNames<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<Item, string> {
  const counts = new Map<string, number>();
  const places = items.map((item) => {
    const name = nameOf(item);
    const place = (counts.get(name) ?? 0) + 1;
    counts.set(name, place);
    return { item, name, place };
  });
  return new Map(
    places.map(({ item, name, place }) => {
      const count = counts.get(name) ?? 1;
      return [item, count === 1 ? name : `${name}, ${String(place)} of ${String(count)}`];
    }),
  );
}
