import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Moves over the page as a visitor does until the code for moving pictures is there: it comes with the first input after React has
 * taken the page over, whose effects may be later than its listeners.
 * @param move one small movement, the first with 0; by default along the upper edge
 */
export async function stir(page: Page, move = (step: number) => page.mouse.move(5 + (step % 2), 5)): Promise<void> {
  let step = 0;
  await expect
    .poll(async () => {
      await move(step);
      step += 1;
      return page.locator('html').getAttribute('data-stirred');
    })
    .toBe('');
}
