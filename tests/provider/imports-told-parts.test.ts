import { expect, test } from 'vitest';
import { attachment, item, readItems, readText } from './support/read-exports.ts';

test('a drawing of the library is wanted, however small WordPress says that it is; what counts visitors is not', async () => {
  const html =
    '<img class="wp-image-7" src="https://old.example/up/mark.svg" width="1" height="1"><img src="https://count.example/p.gif" width="1" height="1">';
  expect((await readItems(attachment(7, 'mark.svg'), item(html))).parts).toEqual(['[mark.svg]']);
});

test.each([
  ['<video src="blob:https://old.example/1"></video>'],
  ['<video data-play="intro"><p>Your browser shows no films.</p></video>'],
])('a film that names no address is told: %s', async (html) => {
  const { parts, told } = await readText(html);
  expect(parts).toEqual([]);
  expect(told).toBe('A film whose address only a script of the old site knows was not taken.');
});

test('what an element of a script shows is told, and a film of another service taken as its link', async () => {
  const { parts, told } = await readText(
    '<lottie-player src="/up/intro.json"></lottie-player><vimeo-video src="https://vimeo.com/12345678"></vimeo-video><own-part><p>Words</p></own-part>',
  );
  expect(parts).toEqual(['[https://vimeo.com/12345678](https://vimeo.com/12345678)', 'Words']);
  expect(told).toContain('A drawing was not taken: lottie-player (intro.json).');
  expect(told).toContain('A film stays at vimeo.com');
});
