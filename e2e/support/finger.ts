import type { Locator, Page } from '@playwright/test';
import { isFirefox, wish } from './firefox.ts';

/** A finger on the glass. */
export interface Finger {
  press(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  lift(): Promise<void>;
}

/** Playwright's own can only tap, and in Firefox not even that. */
export async function layFinger(page: Page): Promise<Finger> {
  if (isFirefox(page.context())) {
    return {
      press: (x, y) => wish(page, { finger: { does: 'press', x, y } }),
      move: (x, y) => wish(page, { finger: { does: 'move', x, y } }),
      lift: () => wish(page, { finger: { does: 'lift', x: 0, y: 0 } }),
    };
  }
  const session = await page.context().newCDPSession(page);
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: readonly { x: number; y: number }[],
  ) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  };
  return {
    press: (x, y) => send('touchStart', [{ x, y }]),
    move: (x, y) => send('touchMove', [{ x, y }]),
    lift: () => send('touchEnd', []),
  };
}

/** Taps the middle of a control. */
export async function tap(control: Locator): Promise<void> {
  if (!isFirefox(control.page().context())) {
    await control.tap();
    return;
  }
  // Waits until it can be pressed.
  await control.click({ trial: true });
  const box = await control.boundingBox();
  const finger = await layFinger(control.page());
  await finger.press((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await finger.lift();
}
