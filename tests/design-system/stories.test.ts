import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What dialog, drawer and menu have in common; no component. */
const notComponents = new Set(['overlay']);

const folders = readdirSync('design-system/src/components').filter((name) => !notComponents.has(name));

test.each(folders)('%s has a page in Storybook', (name) => {
  expect(existsSync(`stories/design-system/${name}.stories.tsx`)).toBe(true);
});
