import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLogStream } from '../../provider/src/http/log-stream.ts';

const usual = '{"level":30,"msg":"answered"}\n';
const error = '{"level":50,"msg":"failed"}\n';
let folder = '';
let file = '';
let fd = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'));
  file = join(folder, 'log');
  fd = openSync(file, 'a');
});
afterAll(() => {
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

it('writes lines together, and with an error all that came before it', async () => {
  const stream = openLogStream(fd);
  const written = () => readFileSync(file, 'utf8');
  stream.write(usual);
  expect(written()).toBe('');
  stream.write(error);
  expect(written()).toBe(usual + error);
  stream.write(usual);
  await expect.poll(written).toBe(usual + error + usual);
  for (let line = 0; line < 1000; line += 1) stream.write(usual);
  await expect.poll(() => written().split('\n').length).toBe(1004);
});
