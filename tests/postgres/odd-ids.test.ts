import { expect, onTestFinished, test } from 'vitest';
import { readContract } from '../../packages/contract/tools/document.ts';
import { logIn, startProvider } from '../contract/support/provider.ts';

// PostgreSQL refuses as a number what SQLite compares with one and does not find.
const oddIds = ['1.5', '-1', '1e3', '0x1', 'NaN', 'abc', '99999999999999999999'];

test('what is no id is nowhere, whatever is asked for by it', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const { cookie } = await logIn(provider.app);
  const operations = readContract().filter(({ path }) => path.includes('{'));
  expect(operations.length).toBeGreaterThan(50);
  for (const { method, path } of operations)
    for (const id of oddIds) {
      const url = path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(id));
      const answer = await provider.app.inject({ method, url, headers: { cookie } });
      expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(500);
    }
});
