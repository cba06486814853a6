import { paths } from '../../src/domain/paths.ts';
import { expectStillLetters } from '../support/lights.ts';
import { expect, test } from '../support/test.ts';

/** The two themes are one room in two lights. */

test('no letter of a long text moves when the light changes', async ({ page }) => {
  expect(await expectStillLetters(page, paths.stories)).toBeGreaterThan(100);
});
