import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Import, ImportRepository } from '../repositories/imports.ts';

/** Absolute path of the folder of files that imports need, beside that of incomplete uploads. */
export const importFolder = (incoming: string): string => join(dirname(incoming), 'imports');

/**
 * Removes the files of imports that are no longer there, once a backup has taken their place: another may have their number now, and
 * would be taken from a file that is not its own.
 * @param former those that were there before
 */
export async function removeFormer(
  incoming: string,
  former: readonly Import[],
  imports: Pick<ImportRepository, 'find'>,
): Promise<void> {
  for (const { id, name, createdAt } of former) {
    const now = await imports.find(id);
    if (now?.name === name && now.createdAt === createdAt) continue;
    await rm(join(importFolder(incoming), String(id)), { recursive: true, force: true });
  }
}
