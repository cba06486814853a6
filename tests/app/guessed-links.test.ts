import { expect, test } from 'vitest';
import { startStudio } from './support/studio-pages.ts';

test('who guesses links is told so on pages too, with a status, and nobody is alarmed', async () => {
  const lines: string[] = [];
  const { app } = await startStudio({
    logRequests: false,
    logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
  });
  const ask = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const token = (at: number): string => `guess${String(at)}`.padEnd(43, 'A');
  expect((await ask(`/p/${token(0)}`)).statusCode).toBe(404);
  for (let at = 1; at < 20; at += 1) expect((await app.inject(`/api/shown/${token(at)}`)).statusCode).toBe(404);

  const refused = await ask(`/p/${token(20)}`);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const { message } = (await app.inject(`/api/shown/${token(20)}`)).json<{ message: string }>();
  expect(refused.body).toContain(`<noscript>${message}`);
  expect((await ask(`/preview/${token(21)}`)).statusCode).toBe(429);
  // Others' pages are there for them.
  expect((await ask('/work')).statusCode).toBe(200);
  expect(lines).toEqual([]);
});
