import { expect, onTestFinished, test, vi } from 'vitest';
import { formOf, encode, logIn, picture, startProvider } from '../contract/support/provider.ts';

vi.mock(import('../../provider/src/paths.ts'), async (original) => {
  const { paths } = await original();
  return { paths: { ...paths, pictureProcess: new URL('fixtures/ending-process.ts', import.meta.url) } };
});

test('where no process can look at a picture, that is said, and not that it is none', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const { cookie } = await logIn(provider.app);
  const { headers, payload } = await encode(formOf({ title: 'Upar', HeaderMedia: picture() }));
  const answer = await provider.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { ...headers, cookie },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json<{ message: string }>().message).toMatch(/cannot look at files just now, and nothing was changed/);
});
