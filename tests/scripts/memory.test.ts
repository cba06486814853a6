import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryEnvironment, memoryFlags } from '../../scripts/lib/memory.ts';

const environment = Object.entries(memoryEnvironment).map(([name, value]) => `${name}=${value}`);

test.each([
  ['Dockerfile', memoryFlags.map((flag) => `"${flag}"`).join(', ')],
  ['deploy/vitrine.service', memoryFlags.join(' ')],
])('%s starts the provider as npm start does', (file, flags) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(`${flags}${file === 'Dockerfile' ? ', "' : ' '}dist/provider/server.js`);
  for (const one of environment) expect(text).toContain(one);
});
