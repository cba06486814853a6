import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { dearExports, feed, head, item, nameOfExport } from './support/hostile-exports.ts';
import { startImporter } from './support/imports.ts';

test.each(['one post with 100 000 comments', 'frames in frames'])(
  'an export of %s holds nobody up, and takes none of the memory of the server',
  async (name) => {
    const [content] = dearExports[name] ?? [() => ''];
    const { send, provider } = await startImporter();
    const file = new File([content()], nameOfExport(name));
    let [isOver, longest] = [false, 0];
    const watch = (async () => {
      let last = performance.now();
      while (!isOver) {
        await sleep(5);
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
    })();
    await send('/api/imports', { file });
    isOver = true;
    await watch;
    expect(longest, 'milliseconds that others waited').toBeLessThan(1000);
    expect(await readdir(join(provider.folder, 'incoming'))).toEqual([]);
  },
  120_000,
);

test('an item that holds more than may be fails alone, and one of a type that objects inherit is left out', async () => {
  const { plan, run, report } = await startImporter({ imports: { limits: { readLength: 20_000 } } });
  const post = (id: number, words: string) => item(id, `<content:encoded>${words}</content:encoded>`);
  const other = post(3, 'Words').replace('>post<', '>constructor<');
  const { id } = await plan(head + feed(post(1, 'word '.repeat(10_000)) + post(2, 'Words') + other));
  const done = await run(id, { types: { post: 'story' }, hosts: [], redirects: false });
  expect(done).toMatchObject({ state: 'done', items: { done: 1, failed: 1, skipped: 1 } });
  expect(await report(id)).toContain('It holds more than can be taken.');
});
