import { operations } from '@vitrine/contract/operations';
import { expect, onTestFinished, test } from 'vitest';
import { startProvider } from '../contract/support/provider.ts';

const origin = 'https://www.studio.example';
/** They are asked for one thing by its address. */
const asked = ['getProject', 'getShown', 'getPage'];
const open = operations.filter(
  ({ access, id, method, path }) =>
    (access === 'public' || (access === 'either' && !asked.includes(id))) &&
    method === 'GET' &&
    path.startsWith('/api/'),
);

test('a site of an allowed origin reads without a session, from the cache too; any other origin may not', async () => {
  const { app, close } = await startProvider({ demoContent: true, allowedOrigins: [origin] });
  onTestFinished(close);
  expect(open.length).toBeGreaterThan(8);
  for (const { id, path } of open) {
    const url = `${path.replace('{id}', '1')}${id === 'getProjectPage' ? '?size=8' : ''}`;
    for (const from of [origin, origin, 'https://elsewhere.example']) {
      const answer = await app.inject({ url, headers: { origin: from, 'sec-fetch-site': 'cross-site' } });
      expect(answer.statusCode, `${id}: ${answer.body}`).toBe(200);
      expect(answer.headers['access-control-allow-origin'], `${id} from ${from}`).toBe(
        from === origin ? origin : undefined,
      );
      expect(String(answer.headers.vary).toLowerCase(), id).toContain('origin');
    }
  }
});
