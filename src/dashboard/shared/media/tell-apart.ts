/**
 * What each of them is called for those who listen: its name, and where several share it also which of those it is, in
 * the order of the page: 'label.jpg, 2 of 3'.
 */
export function tellApart<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<Item, string> {
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
