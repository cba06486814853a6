import fc from 'fast-check';
import { readyLooks, type Look } from '@vitrine/look';
import { findLookFault } from '@vitrine/look/palette';
import { looks } from '../../tests/look/support/looks.ts';
import { expectAccessible, expectAccessibleInForcedColours } from '../support/axe.ts';
import { drawIn, expectWithin, publicPages, saveLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

/** The public pages in looks of a studio's own: those that each owner is offered, and some of all that can be chosen. */

const ownLooks = readyLooks.slice(1);
const sample = (count: number, seed?: number): readonly Look[] =>
  fc.sample(
    looks.filter((look) => findLookFault(look) === null),
    { numRuns: count, ...(seed === undefined ? {} : { seed }) },
  );

test.describe.configure({ mode: 'serial' });
// Whatever became of a test, the studio looks as before.
test.afterEach(async ({ request }) => {
  await saveLook(request, null);
});

/** Opens each page once; a look is put over it, and the window made wider and narrower. */
for (const [kind, chosen] of [
  ['the ready looks and some others', () => [...ownLooks.map(({ look }) => look), ...sample(2, 43)]],
  ['many looks @long', () => sample(12)],
] as const) {
  test(`in ${kind} no page is wider than its window, and both themes are as high`, async ({
    page,
    request,
    allowConsole,
  }) => {
    test.slow();
    // Of the page that is not there.
    allowConsole(/404/);
    const drawn: (readonly [Look, string])[] = [];
    for (const look of chosen()) drawn.push([look, await saveLook(request, look)]);
    await saveLook(request, null);
    for (const [name, address] of Object.entries(publicPages)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const [look, css] of drawn) {
        await drawIn(page, css);
        await expectWithin(page, `${name} in ${JSON.stringify(look)}`);
      }
    }
  });
}

for (const { name, look } of ownLooks) {
  test(`every page is accessible in ${name}, in both themes`, async ({ page, request, allowConsole }) => {
    test.slow();
    // Of the page that is not there.
    allowConsole(/404/);
    await saveLook(request, look);
    for (const [what, address] of Object.entries(publicPages)) {
      await page.goto(address);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectAccessible(page, `${what} in ${name}`);
    }
  });

  test(`${name} gives way to the system’s few colours, and to paper`, async ({ page, request }) => {
    test.slow();
    await saveLook(request, look);
    for (const what of ['home', 'contact'] as const) {
      await page.goto(publicPages[what]);
      await expectAccessibleInForcedColours(page, `${what} in ${name}`);
    }
    // On paper there is one light, whatever the visitor has chosen.
    await page.evaluate(() => (document.body.className = 'black-theme'));
    await page.emulateMedia({ media: 'print' });
    const ink = page.locator('body').evaluate((body) => getComputedStyle(body).getPropertyValue('--ink'));
    expect(await ink).toBe(look.white.ink);
  });
}
