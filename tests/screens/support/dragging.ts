import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is on the page. */
export async function centreOf(place: Locator): Promise<Spot> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves the mouse from there to here; dnd-kit measures at each step. */
export async function moveInSteps(page: Page, from: Spot, to: Spot, steps = 6): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  }
}

/** Waits until a dragged item follows the keys: dnd-kit starts listening to keys one timer after its announcement. */
export async function expectPickedUp(page: Page, announcement: string | RegExp): Promise<void> {
  await expect(page.getByText(announcement, { exact: true })).toBeAttached();
  await new Promise((resolve) => setTimeout(resolve));
}
