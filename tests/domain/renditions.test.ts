import { expect, test } from 'vitest';
import { isWorthKeeping, phoneRendition, sizeOfRendition } from '../../src/domain/renditions.ts';

const film = { width: 1920, height: 1080, bytes: 10_000_000, duration: 10 };

test.each([
  ['a film of 8 Mbit/s', film, { side: 720, bitrate: 1_200_000 }],
  ['a light film', { ...film, bytes: 1_000_000 }, { side: 720, bitrate: 440_000 }],
  ['a small film', { ...film, width: 640, height: 361 }, { side: 362, bitrate: 1_200_000 }],
  ['a film that does not say how long it is', { ...film, duration: 0 }, { side: 720, bitrate: 1_200_000 }],
])('%s', (_, opened, expected) => {
  expect(phoneRendition(opened)).toEqual(expected);
});

test.each([
  [film, { width: 1280, height: 720 }],
  [
    { ...film, width: 1080, height: 1920 },
    { width: 720, height: 1280 },
  ],
  [
    { ...film, width: 2000, height: 851 },
    { width: 1692, height: 720 },
  ],
])('its size is even, in the shape of %o', (opened, expected) => {
  expect(sizeOfRendition(opened, { side: 720, bitrate: 1 })).toEqual(expected);
});

test('a fifth must be saved', () => {
  expect([isWorthKeeping(1000, 800), isWorthKeeping(1000, 801)]).toEqual([true, false]);
});
