/** Columns of the client names (specification, sections 2 "About" and 9). */
export const clientColumnCount = 3;

/**
 * Splits clients over three columns: consecutive chunks of ceil(count / 3), so the last columns may be shorter or empty
 * (specification, section 3, "About page").
 */
export function toClientColumns<Client>(clients: readonly Client[]): readonly (readonly Client[])[] {
  const size = Math.ceil(clients.length / clientColumnCount);
  return Array.from({ length: clientColumnCount }, (_, column) => clients.slice(column * size, (column + 1) * size));
}

/** The names that visitors see: a client without one is left out. */
export function namedClients(names: readonly string[]): readonly string[] {
  return names.map((name) => name.trim()).filter((name) => name !== '');
}
