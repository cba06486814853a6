import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { typeByContent } from '../../provider/src/exported-data/check-file.ts';
import { readDrawing } from '../../provider/src/media/drawing.ts';
import { siteTexts } from '../contract/support/site.ts';
import { startClient } from './support/client.ts';
import { hostileDrawings } from './support/hostile-drawings.ts';
import { temporaryFolder } from './support/process.ts';

const wordmarks = join(import.meta.dirname, 'fixtures/wordmarks');

/** Those that stalled the server, brought a fault about, or were stored and hung a browser, before there was a limit. */
const chosen = [
  'points of 40 digits',
  'a width of 200 kB',
  'a rule of blanks',
  '14 masks of masks',
  '20 clips of clips',
  '16 uses of 2000 shapes',
  '20 000 nested groups',
  'dashes of large circles',
  'entities that do not end',
  'the attribute constructor',
  'styles of inherited names',
  'a viewBox near nothing',
];

test.each(hostileDrawings.filter(({ name }) => chosen.includes(name)))(
  'a drawing with $name is taken or refused in words, and nobody waits for it',
  async ({ source }) => {
    const { send, provider } = await startClient(false);
    let longest = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    const fields = { ...siteTexts, wordmarkDark: new File([source], 'mark.svg') };
    const refused = await send<{ message: string; part: string }>('PUT', '/api/site', fields, 415).catch(() => null);
    clearInterval(pulse);
    if (refused === null) {
      const { data } = (await provider.app.inject('/api/site')).json<{ data: { wordmarkDark: { path: string } } }>();
      expect((await provider.app.inject(`/${data.wordmarkDark.path}`)).statusCode).toBe(200);
    } else {
      expect(refused).toMatchObject({
        part: 'wordmarkDark',
        message: expect.stringMatching(/^(?:The|A) drawing .+\.$/),
      });
    }
    expect(longest, 'the loop stood still for so many milliseconds').toBeLessThan(2000);
  },
);

describe('what hangs browsers is refused, with what can be done about it', { tags: 'long' }, () => {
  test.each([
    ['14 masks of masks', 'refers to itself too often'],
    ['20 clips of clips', 'refers to itself too often'],
    ['30 gradients of gradients', 'refers to itself too often'],
    ['a mask of itself', 'refers to itself too often'],
    ['16 uses of 2000 shapes', 'too many parts'],
    ['3000 masked shapes', 'too many parts'],
    ['20 000 nested groups', 'too many parts'],
    ['1000 nested groups', 'nested too deeply'],
    ['dashes of large circles', 'without an end'],
    ['a viewBox near nothing', 'has no size'],
    ['a viewBox as large as can be', 'has no size'],
  ])('%s', async (name, words) => {
    const source = hostileDrawings.find((one) => one.name === name)?.source ?? '';
    await expect(readDrawing(source, true)).rejects.toThrow(words);
  });
});

test.each(await readdir(wordmarks))('%s, as a drawing program writes it, is kept with its shapes', async (name) => {
  const source = await readFile(join(wordmarks, name), 'utf8');
  const shapes = (text: string): number =>
    text.match(/<(?:path|rect|circle|ellipse|line|polyline|polygon)\b/g)?.length ?? 0;
  const { svg, width, height } = await readDrawing(source, true);
  expect([shapes(svg), Math.max(width, height)]).toEqual([shapes(source), 1000]);
  expect(svg).toMatchSnapshot();
  // What was stored is the same when it is read again, as an import and a restored backup do.
  const file = join(temporaryFolder(), name);
  await writeFile(file, svg);
  expect(await typeByContent(file, false)).toBe('image/svg+xml');
});

test('a file that is read in again as a drawing holds up nothing either', async () => {
  const file = join(temporaryFolder(), 'mark.svg');
  await writeFile(file, hostileDrawings.find(({ name }) => name === 'points of 200 kB')?.source ?? '');
  expect(await typeByContent(file, false)).toBeNull();
});
