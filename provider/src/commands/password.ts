/**
 * `npm run password`: gives the administrator a new password and ends all sessions, for who has lost it. Whoever may run it
 * may write the data folder, and needs no other proof. Works while the provider runs.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseName } from '../backup/archive.ts';
import { generatePassword, hashPassword } from '../auth/passwords.ts';
import { judgePassword } from '../auth/password-rule.ts';
import { ConfigError, readConfig } from '../config.ts';
import { UnusableDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { transaction } from '../db/transaction.ts';
import { createAdministratorRepository } from '../repositories/administrators.ts';
import { createSessionRepository } from '../repositories/sessions.ts';
import { runCommand } from './run.ts';

await runCommand(async () => {
  const { dataDir, adminPassword } = readConfig(process.env);
  const database = join(resolve(dataDir), databaseName);
  if (!existsSync(database)) throw new UnusableDatabase(`There is no database in the data folder ${dataDir}.`);
  const password = adminPassword ?? generatePassword();
  const db = openDatabase(database);
  try {
    const administrators = createAdministratorRepository(db);
    const administrator = administrators.first();
    if (administrator === null)
      throw new UnusableDatabase('The first start has not been completed: there is no one yet.');
    const refusal = await judgePassword(password, administrator);
    if (refusal !== null) throw new ConfigError(`ADMIN_PASSWORD: ${refusal}`);
    const passwordHash = await hashPassword(password);
    transaction(db, () => {
      administrators.setPassword(administrator.id, passwordHash);
      createSessionRepository(db).removeAll();
    });
    console.info(`Administrator: ${administrator.username}`);
    console.info(`Password: ${adminPassword === null ? password : 'as in ADMIN_PASSWORD'}`);
  } finally {
    db.close();
  }
});
