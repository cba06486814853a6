import { onTestFinished, test } from 'vitest';
import { createEndedRight, guardedWrites, ways } from '../contract/support/ended-right.ts';
import { startProvider } from '../contract/support/provider.ts';
import { figure } from './support/figures.ts';

test('a write whose right ends while its body comes is answered 401, and writes nothing', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  await provider.app.listen({ port: 0, host: '127.0.0.1' });
  const attempt = await createEndedRight(provider);
  for (const way of ways) for (const operation of guardedWrites) await attempt(operation, way);
  figure(
    'right asked again',
    `${String(guardedWrites.length)} writes x ${String(ways.length)} ways in which a right ends: ${String(guardedWrites.length * ways.length)} x 401, 0 changes`,
  );
});
