import { describe, expect, it } from 'vitest';
import { isPlainClick } from '../../src/domain/plain-click.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe('a plain click', () => {
  it('is one with the first button and no key', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'is not one with %o: the browser opens a tab or a window, or downloads',
    (held) => {
      expect(isPlainClick({ ...plain, ...held })).toBe(false);
    },
  );
});
