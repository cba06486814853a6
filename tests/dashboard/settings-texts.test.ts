import { expect, test } from 'vitest';
import { describeHomeTitle } from '../../src/dashboard/settings/texts.ts';

test('the hint of the home title ends in no colon while nothing is typed', () => {
  expect(describeHomeTitle({ siteName: '', tagline: '' })).toBe('Stands after the name');
  expect(describeHomeTitle({ siteName: 'Neem', tagline: '' })).toBe('Stands after the name: Neem');
  expect(describeHomeTitle({ siteName: 'Neem', tagline: 'Ink' })).toBe('Stands after the name: Neem | Ink');
});
