import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test("the provider's types are those of openapi.yaml", () => {
  const script = new URL('../../provider/scripts/generate-types.mjs', import.meta.url).pathname;
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
