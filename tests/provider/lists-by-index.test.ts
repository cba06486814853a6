import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../provider/src/db/database.ts';
import { openDatabase } from '../../provider/src/db/open.ts';
import { createProjectRepository } from '../../provider/src/repositories/projects.ts';
import { mapInOrder } from '../../provider/src/lib/in-order.ts';

let folder = '';
let db: Database;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lists-'));
  db = openDatabase(join(folder, 'vitrine.db'));
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

/** How SQLite finds what each statement reads that visitors' reads of projects prepare. */
async function plans(): Promise<readonly (readonly [sql: string, plan: readonly string[]])[]> {
  const spy = vi.spyOn(db, 'prepare');
  createProjectRepository(db, Date.now).seenBy('visitor');
  const prepared = spy.mock.calls.map(([sql]) => sql);
  spy.mockRestore();
  return await mapInOrder(
    prepared.filter((sql) => sql.includes(':now')),
    async (sql) => {
      const names = [...new Set(sql.match(/:\w+/g))].map((name) => name.slice(1));
      const parameters = Object.fromEntries(names.map((name) => [name, 1]));
      const rows = await db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(parameters);
      return [sql, rows.map(({ detail }) => String(detail))];
    },
  );
}

it('a visitor’s read of projects walks no table, and counts in an index alone', async () => {
  const found = await plans();
  expect(found.length).toBeGreaterThan(5);
  for (const [sql, plan] of found) {
    expect(plan, sql).not.toContain('SCAN project');
    if (sql.includes('count(*)')) expect(plan.join(), sql).toContain('COVERING INDEX');
    if (sql.includes('category_id = :categoryId')) expect(plan.join(), sql).not.toContain('B-TREE');
  }
});
