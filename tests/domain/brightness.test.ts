import { expect, test } from 'vitest';
import { shadeOver } from '../../src/domain/brightness.ts';

const dark = { top: 0.249, bottom: 0 };
const bright = { top: 0.25, bottom: 1 };

test('a backdrop is dark where its brightest parts are', () => {
  expect(shadeOver({ luminance: dark })).toEqual({ top: true, bottom: true });
  expect(shadeOver({ luminance: { ...bright, bottom: 0.1 } })).toEqual({ top: false, bottom: true });
});

test('of a pair, the brighter counts', () => {
  expect(shadeOver({ luminance: dark, dark: { luminance: bright } })).toEqual({ top: false, bottom: false });
  expect(shadeOver({ luminance: { top: 0, bottom: 1 }, dark: { luminance: dark } })).toEqual({
    top: true,
    bottom: false,
  });
});

test('what nobody has measured is bright, also as half of a pair', () => {
  const whole = { top: false, bottom: false };
  expect(shadeOver({})).toEqual(whole);
  expect(shadeOver({ luminance: dark, dark: {} })).toEqual(whole);
  expect(shadeOver({ dark: { luminance: dark } })).toEqual(whole);
});
