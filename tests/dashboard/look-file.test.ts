import { builtLook, readyLooks } from '@vitrine/look';
import { expect, test } from 'vitest';
import { readLookFile, writeLookFile } from '../../src/dashboard/look/look-file.ts';

const own = { ...builtLook, displayFace: 'own', textFace: 'own' } as const;
const font = new File([Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)], 'Kal Grotesk.woff2');
const asFile = (text: string) => new Blob([text]);
const withFace = (face: unknown) => asFile(JSON.stringify({ ...own, face }));

test.each(readyLooks.map(({ name, look }) => [name, look] as const))(
  '%s comes back from its file',
  async (_name, look) => {
    expect(await readLookFile(await writeLookFile(look, null))).toEqual({ look, face: null });
  },
);

test('a look brings its typeface, byte for byte', async () => {
  const file = await writeLookFile(own, font);
  expect(file.name).toBe('look.json');
  const read = await readLookFile(file);
  if (!('look' in read) || read.face === null) throw new Error('It has a look and a typeface.');
  expect(read.look).toEqual(own);
  expect(read.face.name).toBe('Kal Grotesk.woff2');
  expect(new Uint8Array(await read.face.arrayBuffer())).toEqual(new Uint8Array(await font.arrayBuffer()));
});

test('a look of an earlier release is read, its own typeface named but not brought', async () => {
  const earlier = { ...own, home: undefined, work: undefined };
  expect(await readLookFile(asFile(JSON.stringify(earlier)))).toEqual({ look: own, face: null });
});

test.each([
  ['nothing', asFile(''), /holds no look/],
  ['no JSON', asFile('{"version":1,'), /holds no look/],
  ['a list', asFile('[]'), /holds no look/],
  ['another version', asFile(JSON.stringify({ ...builtLook, version: 9 })), /holds no look/],
  [
    'a colour that ends the style sheet',
    asFile(JSON.stringify({ ...builtLook, accent: '#000000}*{' })),
    /holds no look/,
  ],
  ['nested without end', asFile('['.repeat(200_000)), /holds no look/],
  [
    'ink that is no pair',
    asFile(JSON.stringify({ ...builtLook, white: { surface: '#ffffff', ink: '#eeeeee' } })),
    /cannot be used.*4\.5 to 1/,
  ],
  ['three megabytes', asFile(' '.repeat(3_000_000)), /too large/],
  ['a typeface that is a text', withFace('AAAA'), /typeface in this file cannot be read/],
  ['a typeface without bytes', withFace({ name: 'a.woff2', data: '' }), /cannot be read/],
  ['a typeface that is a number', withFace({ name: 'a.woff2', data: 7 }), /cannot be read/],
  ['a typeface in other letters', withFace({ name: 'a.woff2', data: '{}<script>' }), /cannot be read/],
  [
    'a typeface that is too large',
    withFace({ name: 'a.woff2', data: 'A'.repeat(2_798_000) }),
    /cannot be read|too large/,
  ],
])('%s is refused in words', async (_name, file, words) => {
  const read = await readLookFile(file);
  expect('refusal' in read ? read.refusal : read).toMatch(words);
});

test.each([
  ['../../etc/passwd', '.. .. etc passwd'],
  ['a"b<c>.woff2', 'a b c .woff2'],
  ['', 'typeface'],
  [7, 'typeface'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('a typeface called %j is called %j', async (name, plain) => {
  const read = await readLookFile(withFace({ name, data: 'AAAA' }));
  expect('face' in read ? read.face?.name : read).toBe(plain);
});
