import type { Schemas } from '../contract/types.ts';

/** An id of the contract as a stored id, a positive integer; `null` for any other. */
export function parseId(id: Schemas['Id'] | undefined): number | null {
  const value = typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id;
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** Looks a record up by an id of the contract. */
export async function findById<T>(
  id: Schemas['Id'] | undefined,
  find: (id: number) => Promise<T | null>,
): Promise<T | null> {
  const own = parseId(id);
  return own === null ? null : find(own);
}
