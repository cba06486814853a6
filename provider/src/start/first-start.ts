import { generatePassword, hashPassword } from '../auth/passwords.ts';
import type { Config } from '../config.ts';
import type { DataFolder } from './data-folder.ts';
import { readDemoContent } from '../demo/content.ts';
import { copyDemoFiles } from '../demo/files.ts';
import { loadDemo } from '../demo/load.ts';
import { isEmptyOfContent } from '../exported-data/emptiness.ts';
import { createRepositories } from '../repositories/index.ts';
import { noFiles } from '../repositories/site.ts';
import { emptyTexts } from '../rules/site.ts';
import type { Clock } from '../lib/clock.ts';

/** The administrator as made by the very first start. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Completes the first start: writes the demo content, if it is wanted, or empty settings, and makes the administrator, all in one transaction.
 * A start that was cut short before has left nothing and is made again.
 * @returns what to log in with, or `null` when this was not the first start; its password stays as it is then
 */
export async function completeFirstStart(
  { db, media }: DataFolder,
  config: Pick<Config, 'adminUsername' | 'adminPassword' | 'demoContent'>,
  clock: Clock,
): Promise<Credentials | null> {
  const repositories = createRepositories(db, clock);
  if ((await repositories.administrators.first()) !== null) return null;
  const credentials = { username: config.adminUsername, password: config.adminPassword ?? generatePassword() };
  const passwordHash = await hashPassword(credentials.password);
  // What was imported before the first start is not a demo, and brings its own settings, or none.
  const isNew = await isEmptyOfContent(db);
  const content = config.demoContent && isNew ? readDemoContent() : null;
  const files = content === null ? null : await copyDemoFiles(media, content);
  return await db.transaction(async () => {
    // Of servers that start on one database at the same time, another has been faster. Files that were copied for nothing go with a start.
    if ((await repositories.administrators.first()) !== null) return null;
    if (content !== null && files !== null) await loadDemo(repositories, content, files, clock());
    // A studio of its own has nobody else's facts, not even those of the build.
    else if (isNew) await repositories.site.put({ texts: emptyTexts, files: noFiles });
    await repositories.administrators.insert({
      username: credentials.username,
      passwordHash,
      name: '',
      createdAt: clock(),
    });
    return credentials;
  });
}
