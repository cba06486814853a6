import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { variableNames } from '../../provider/src/config.ts';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly mem_limit?: string;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly ports?: readonly string[];
}

const { services }: { readonly services: Readonly<Record<string, Service>> } = parse(
  readFileSync('compose.yaml', 'utf8'),
  { merge: true },
);
/** What the image says by itself. */
const own = ['PORT', 'HOST', 'DATA_DIR'];

test('every variable that the provider looks at is passed on', () => {
  const passed = services['vitrine']?.environment ?? {};
  for (const name of variableNames.filter((one) => !own.includes(one))) {
    expect(passed[name], name).toMatch(new RegExp(`^\\$\\{${name}:-`));
  }
  // A word that somebody else reads may be among them; none is misspelt.
  expect(
    Object.keys(passed).filter((name) => !variableNames.some((one) => one === name) && !/^(AWS_|TZ$)/.test(name)),
  ).toEqual([]);
});

test('logs and memory have bounds, and only the proxy is reached from elsewhere', () => {
  for (const service of Object.values(services)) {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '3' });
  }
  expect(services['vitrine']?.ports).toEqual(['127.0.0.1:3000:3000']);
});
