import { onTestFinished, test } from 'vitest';
import { createEndedRight, guardedWrites, ways } from '../contract/support/ended-right.ts';
import { startProvider } from '../contract/support/provider.ts';
import { figure } from './support/figures.ts';

test.each(ways)(
  'a write whose right ends while its body comes (%s) is answered 401, and writes nothing',
  async (way) => {
    const provider = await startProvider();
    onTestFinished(() => provider.close());
    await provider.app.listen({ port: 0, host: '127.0.0.1' });
    const attempt = await createEndedRight(provider);
    for (const operation of guardedWrites) await attempt(operation, way);
    figure(`right asked again, ${way}`, `${String(guardedWrites.length)} writes: each 401, 0 changes`);
  },
);
