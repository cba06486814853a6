import { contrast, contrastPairs, themeColours, themeNames } from '@vitrine/design-system/tokens';
import { describe, expect, test } from 'vitest';

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
