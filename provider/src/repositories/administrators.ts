import type { DatabaseSync } from 'node:sqlite';
import { number, text } from '../db/rows.ts';

export interface Administrator {
  readonly id: number;
  readonly username: string;
  /** Argon2id, in PHC format. */
  readonly passwordHash: string;
}

export interface AdministratorRepository {
  /** The administrator, or `null` before the first start has been completed. */
  first(): Administrator | null;
  findByName(username: string): Administrator | null;
  insert(username: string, passwordHash: string): void;
  setPassword(id: number, passwordHash: string): void;
}

export function createAdministratorRepository(db: DatabaseSync): AdministratorRepository {
  const first = db.prepare('SELECT * FROM administrator ORDER BY id LIMIT 1');
  const byName = db.prepare('SELECT * FROM administrator WHERE username = ?');
  const insert = db.prepare('INSERT INTO administrator (username, password_hash) VALUES (?, ?)');
  const setPassword = db.prepare('UPDATE administrator SET password_hash = ? WHERE id = ?');
  const orNull = (row: ReturnType<typeof first.get>): Administrator | null =>
    row === undefined
      ? null
      : { id: number(row, 'id'), username: text(row, 'username'), passwordHash: text(row, 'password_hash') };
  return {
    first: () => orNull(first.get()),
    findByName: (username) => orNull(byName.get(username)),
    insert: (username, passwordHash) => void insert.run(username, passwordHash),
    setPassword: (id, passwordHash) => void setPassword.run(passwordHash, id),
  };
}
