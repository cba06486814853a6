/**
 * `npm run password`: gives an administrator a new password, turns the second step of the login off and ends their sessions, for who
 * has lost password or phone. Whoever may run it may write the data folder, and needs no other proof. Works while the
 * provider runs, which may be of a former version: it brings no database to a newer schema. `-- USERNAME` says whose, where there are several; `-- --keep-second-factor` leaves the second step as it is.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseName } from '../backup/archive.ts';
import { generatePassword, hashPassword } from '../auth/passwords.ts';
import { judgePassword } from '../auth/password-rule.ts';
import { ConfigError, readConfig } from '../config.ts';
import { UnusableDatabase } from '../db/migrate.ts';
import type { Database } from '../db/database.ts';
import { assertNotBehind, openDatabase } from '../db/open.ts';
import { openPostgres } from '../db/postgres/open.ts';
import { assertDatabase } from '../start/installation.ts';
import { createLog } from '../log/log.ts';
import { createAdministratorRepository, type Administrator } from '../repositories/administrators.ts';
import { createLogEntryRepository } from '../repositories/log-entries.ts';
import { createPasskeyRepository } from '../repositories/passkeys.ts';
import { createSecondFactorRepository } from '../repositories/second-factor.ts';
import { createSessionRepository } from '../repositories/sessions.ts';
import { Misused, runCommand } from './run.ts';

const keepFlag = '--keep-second-factor';
const usage = `Usage: npm run password [-- USERNAME] [${keepFlag}]`;

/**
 * The administrator of that name, or the only one.
 * @throws {Misused} where it has to be said whose password it is
 */
function choose(all: readonly Administrator[], username: string | undefined): Administrator {
  const [first] = all;
  if (first === undefined) throw new UnusableDatabase('The first start has not been completed: there is no one yet.');
  if (username === undefined && all.length === 1) return first;
  const found = all.find((one) => one.username === username);
  if (found !== undefined) return found;
  const names = all.map((one) => one.username).join(', ');
  throw new Misused(
    username === undefined
      ? `There are several administrators: ${names}. Say whose password it is: npm run password -- USERNAME`
      : `There is no administrator ${username}, only: ${names}.`,
  );
}

function openFile(dataDir: string): Database {
  const path = join(resolve(dataDir), databaseName);
  if (!existsSync(path)) throw new UnusableDatabase(`There is no database in the data folder ${dataDir}.`);
  assertNotBehind(path);
  return openDatabase(path);
}

await runCommand(async () => {
  const given = process.argv.slice(2);
  const [username, ...others] = given.filter((argument) => argument !== keepFlag);
  if (others.length > 0 || username?.startsWith('--') === true) throw new Misused(usage);
  const isKept = given.includes(keepFlag);
  const { dataDir, databaseUrl, adminPassword } = readConfig(process.env);
  const password = adminPassword ?? generatePassword();
  assertDatabase(resolve(dataDir), databaseUrl);
  const db = databaseUrl === null ? openFile(dataDir) : await openPostgres(databaseUrl, 'guest');
  try {
    const administrators = createAdministratorRepository(db);
    const administrator = choose(await administrators.list(), username);
    const refusal = await judgePassword(password, administrator);
    if (refusal !== null) throw new ConfigError(`ADMIN_PASSWORD: ${refusal}`);
    const passwordHash = await hashPassword(password);
    const secondFactors = createSecondFactorRepository(db);
    const isAsked = ((await secondFactors.totp(administrator.id))?.confirmedAt ?? null) !== null;
    await db.transaction(async () => {
      if (!isKept) await secondFactors.remove(administrator.id);
      await administrators.setPassword(administrator.id, passwordHash);
      await createSessionRepository(db).removeAllOf(administrator.id);
      await createLog({ logEntries: createLogEntryRepository(db) }, Date.now).change(administrator, {
        what: 'Had a new password set by the command',
        subject: '',
        etag: '',
        target: null,
      });
    });
    console.info(`Administrator: ${administrator.username}`);
    console.info(`Password: ${adminPassword === null ? password : 'as in ADMIN_PASSWORD'}`);
    if (isAsked) console.info(isKept ? 'The login still asks for a code.' : 'The login asks for no code any more.');
    const passkeys = (await createPasskeyRepository(db).ofAdministrator(administrator.id)).length;
    if (passkeys > 0) console.info(`Passkeys that still open the dashboard: ${String(passkeys)}`);
  } finally {
    await db.close();
  }
});
