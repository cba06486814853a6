import { conflict } from '../lib/http-error.ts';
import type { KeptLook, KeptLookRepository } from '../repositories/kept-looks.ts';

/** Nobody chooses among more. */
const mostLooks = 24;

/**
 * Refuses a look that does not go with the others; inside the transaction that writes it.
 * @param own the one that it takes the place of; null for a new one
 * @throws {HttpError} 409
 */
export async function assertLookFits(
  looks: Pick<KeptLookRepository, 'findByName' | 'list'>,
  name: string,
  own: KeptLook | null,
): Promise<void> {
  const other = await looks.findByName(name);
  if (other !== null && other.id !== own?.id)
    throw conflict(`A look is called ${other.name} already. Choose another name, or delete that one.`);
  if (own === null && (await looks.list()).length >= mostLooks)
    throw conflict(`${String(mostLooks)} looks are kept, and no more can be. Delete one first.`);
}
