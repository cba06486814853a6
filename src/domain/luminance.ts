const linear = (channel = 0) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * Relative luminance, 0 to 1 (WCAG 2.2).
 *
 * @param channels red, green and blue, 0 to 255
 */
export function luminanceOf([red, green, blue]: Iterable<number>): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
