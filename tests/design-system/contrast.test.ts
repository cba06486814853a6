import { contrastPairs, themeColours, themeNames } from '@vitrine/design-system/tokens';
import { describe, expect, test } from 'vitest';

/** WCAG 2.2, relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(themeNames)('%s theme', (theme) => {
  const colours = new Map(Object.entries(themeColours[theme]));

  test.each(contrastPairs[theme])('$fg on $bg reaches $min', ({ fg, bg, ratio, min }) => {
    const foreground = colours.get(fg);
    const background = colours.get(bg);
    if (foreground === undefined || background === undefined) throw new Error(`No colour for ${fg} on ${bg}.`);
    const computed = contrast(foreground, background);

    expect(computed).toBeGreaterThanOrEqual(min);
    // The token file states ratios cut to two decimals.
    expect(Math.floor(computed * 100) / 100).toBeCloseTo(ratio, 5);
  });
});

test('black and white are 21 : 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
