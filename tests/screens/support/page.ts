/** The page that a test looks at and uses, in Playwright's words. */
import { commands, page as inside } from 'vitest/browser';
import { vi } from 'vitest';
import { openApp } from './app.tsx';
import { Place } from './locator.ts';

export class PagePlace extends Place {
  readonly keyboard = {
    press: (key: string) => commands.pressKey(key),
    type: (text: string) => commands.typeKeys(text),
  };

  readonly mouse = {
    down: () => commands.pressMouse(),
    move: (x: number, y: number, { steps = 1 }: { readonly steps?: number } = {}) => commands.moveMouse(x, y, steps),
    up: () => commands.releaseMouse(),
  };

  /** The page's clock; the tests' own goes on. Real again after the test. */
  readonly clock = {
    install: async () => {
      vi.useFakeTimers({
        shouldAdvanceTime: true,
        toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      });
    },
    fastForward: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
  };

  constructor() {
    super(inside);
  }

  /** Shows the app at an address, as one who comes to it. */
  goto(path: string): Promise<void> {
    return openApp(path);
  }

  url(): string {
    return window.location.href;
  }

  async goBack(): Promise<void> {
    window.history.back();
  }

  async goForward(): Promise<void> {
    window.history.forward();
  }

  async title(): Promise<string> {
    return document.title;
  }

  async evaluate<Result, Argument>(
    read: (argument?: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return await read(argument);
  }

  setViewportSize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    return inside.viewport(width, height);
  }
}

export const page = new PagePlace();
