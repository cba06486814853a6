import { setImmediate } from 'node:timers/promises';

/** Hands out a list in portions: others are answered between them. Not inside a transaction, which waits for nothing else. */
export async function* inPortions<Item>(items: readonly Item[], size: number): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) {
    if (at > 0) await setImmediate();
    yield items.slice(at, at + size);
  }
}

/**
 * Reads what stands in an order page by page: others are answered between them.
 * @param read what comes behind a place, in its order; an empty page is the end. Null: from the beginning
 */
export async function* inPages<Item>(
  read: (after: Item | null) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  let page = await read(null);
  while (page.length > 0) {
    yield page;
    await setImmediate();
    page = await read(page.at(-1) ?? null);
  }
}
