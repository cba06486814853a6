import { describe, expect, test } from 'vitest';
import { rawSpaceInMarkup, rawSpaceInStyles } from '../../scripts/lint/raw-space.ts';
import { complaints } from './support/complaints.ts';

describe('in a style file', () => {
  test.each([
    'gap: 12',
    'marginTop: -13',
    "padding: '4px 8px'",
    "marginBlock: '1em'",
    "paddingTop: 'clamp(28px,3.4vw,56px)'",
    'rowGap: isOpen ? 4 : 0',
    'bottom: `calc(${size.nav} + 20px)`',
    'insetInline: 24',
    'scrollPaddingTop: `calc(${size.nav} + .5rem)`',
  ])('%s is refused', (line) => {
    expect(complaints(`style({ ${line} });`, rawSpaceInStyles)).toBeGreaterThan(0);
  });

  test.each([
    'gap: space[3]',
    'marginTop: `-${space[2]}`',
    'margin: 0',
    "left: '50%'",
    "marginLeft: 'auto'",
    'bottom: `calc(${size.nav} + ${space[5]})`',
    'paddingTop: `calc(${statement} * .5 - ${size.target} / 2)`',
    'height: 44',
    'bottom: [scrim, { height: 360 }]',
  ])('%s passes', (line) => {
    expect(complaints(`style({ ${line} });`, rawSpaceInStyles)).toBe(0);
  });
});

test('in markup only the style attribute is meant', () => {
  expect(complaints('<p style={{ marginTop: 8 }} />;', rawSpaceInMarkup)).toBe(1);
  expect(complaints('<p style={{ top: `${y}px` }} />;', rawSpaceInMarkup)).toBe(0);
  expect(complaints('scrollTo({ top: 8 });', rawSpaceInMarkup)).toBe(0);
});
