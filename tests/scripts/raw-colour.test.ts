import { describe, expect, test } from 'vitest';
import { rawColourInMarkup, rawColourInStyles } from '../../scripts/lint/raw-colour.ts';
import { complaints } from './support/complaints.ts';

describe('in a style file', () => {
  test.each([
    "color: '#1d1d1d'",
    "border: '1px solid #FFF'",
    "background: 'rgb(20 20 20 / .75)'",
    'boxShadow: `inset 0 0 0 12px rgba(0, 0, 0, ${alpha})`',
    "background: ['hsl(0 0% 0%)', 'oklch(0 0 0)']",
    "color: 'white'",
    'outline: `2px solid black`',
    "selectors: { '&:hover': { fill: 'grey' } }",
    "vars: { [vars.color.ink]: '#000000' }",
  ])('%s is refused', (line) => {
    expect(complaints(`style({ ${line} });`, rawColourInStyles)).toBeGreaterThan(0);
  });

  test.each([
    'color: vars.color.ink',
    'border: `1px solid ${vars.color.line}`',
    "background: 'transparent'",
    "color: 'currentColor'",
    "color: 'Highlight'",
    'background: `color-mix(in srgb, ${fixed.mediaBlack} 50%, transparent)`',
    "selectors: { '.white-theme &': { color: vars.color.ink } }",
    "selectors: { '#content > &': { color: vars.color.ink } }",
    "background: 'url(#pattern)'",
  ])('%s is let through', (line) => {
    expect(complaints(`style({ ${line} });`, rawColourInStyles)).toBe(0);
  });
});

test('in markup, where a style or a drawing has it', () => {
  expect(complaints("<p style={{ color: '#fff' }} />;", rawColourInMarkup)).toBe(1);
  expect(complaints('<path fill="#1d1d1d" />;', rawColourInMarkup)).toBe(1);
  expect(complaints('<path stroke="black" />;', rawColourInMarkup)).toBe(1);
  expect(complaints('<path fill="none" stroke="currentColor" />;', rawColourInMarkup)).toBe(0);
  expect(complaints('<p style={{ background: palettes[light].surface }} />;', rawColourInMarkup)).toBe(0);
  expect(complaints("<Field hint='A colour is # and six digits, such as #3f3ad1.' />;", rawColourInMarkup)).toBe(0);
});
