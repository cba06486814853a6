/** CONTRIBUTING.md, "Add a field", is followed in a copy of the tree: a project gets a location. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tool } from '../../scripts/lib/tests/groups.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { change, copyTree, sampled, written } from './support/add-field.ts';

/** By hand, and what is generated of the contract. */
const files = [...Object.keys(written), 'packages/contract/schema.d.ts'];
const folder = mkdtempSync(join(tmpdir(), 'vitrine-field-'));
const limit = 300_000;

/** Runs a script of Node in the copy. Its output, where it fails. */
function failure(script: string, args: readonly string[] = []): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? null : stdout + stderr;
}

beforeAll(() => {
  copyTree(folder);
  change(folder, { ...written, ...sampled });
  for (const script of ['generate-types.ts', 'compile.ts'])
    expect(failure(join(folder, 'packages/contract/tools', script))).toBeNull();
}, limit);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('touches eight files, and each is a step', () => {
  expect(files).toHaveLength(8);
  const guide = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8').split('## Add a field')[1]?.split('\n## ')[0] ?? '';
  const steps = guide.split('\n').filter((line) => /^\d\. /.test(line));
  expect(steps).toHaveLength(8);
  for (const file of files) expect(guide).toContain(file.replace(/\d{4}-.*/, ''));
});

it('fits the types', { timeout: limit }, () => {
  expect(failure(tool('typescript-7/bin/tsc'), ['--noEmit', '-p', 'tsconfig.json'])).toBeNull();
});

it('is stored, edited, copied, restored, and read from earlier drafts and revisions', { timeout: limit }, () => {
  const nearest = [
    'tests/contract/content.test.ts',
    'tests/domain/stored-drafts.test.ts',
    'tests/provider/every-field.test.ts',
    'tests/provider/stored-revisions.test.ts',
  ];
  expect(failure(tool('vitest/vitest.mjs'), ['run', '--reporter=dot', ...nearest])).toBeNull();
});
