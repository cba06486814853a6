import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['https://content.example', 'https://content.example'],
  ['https://content.example/', 'https://content.example'],
  ['', ''],
])('a provider built in as "%s" is asked at "%s"', async (written, asked) => {
  vi.resetModules();
  vi.stubEnv('VITE_PROVIDER_HOST', written);
  const { host } = await import('../../src/app/services/reads.ts');
  expect(host).toBe(asked);
});
