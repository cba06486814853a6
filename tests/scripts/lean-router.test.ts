import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cuts, routerModule } from '../../scripts/lean-router-plugin.ts';

const folder = 'node_modules/react-router/dist';
const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .map((name) => `${folder}/${name}`)
  .filter((name) => routerModule.test(`/${name}`))
  .map((name) => readFileSync(name, 'utf8'));

describe('what the build leaves out of React Router', () => {
  test.each(cuts.map(([found]) => found))('%s is still there to be left out', (found) => {
    expect(files.some((text) => text.search(found) >= 0)).toBe(true);
  });
});
