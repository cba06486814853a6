import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InspectedSession } from './inspector.ts';
import { Page } from './page.ts';
import type { Driver } from './processes.ts';
import { View } from './view.ts';
import { Session, Unanswered } from './webdriver.ts';

/** What a test may ask of its browser. */
export interface Wishes {
  readonly width: number;
  readonly height: number;
  /** `prefers-reduced-motion`: GTK's own setting. */
  readonly isReduced: boolean;
}

/** The window can be as narrow as a phone only without the tool bar's widths. */
const narrowToolbar = `
* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-source: none; }
`;

function writeSettings({ home }: Driver, isReduced: boolean): void {
  const folder = join(home, '.config', 'gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${String(!isReduced)}\n`);
  writeFileSync(join(folder, 'gtk.css'), narrowToolbar);
}

/** A driver that has not opened its browser is hung, before any page of ours is asked for: another takes its place, once. */
async function openSession(driver: Driver, capabilities: object): Promise<Session> {
  try {
    return await Session.open(driver.origin(), capabilities);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    console.warn('WebKitWebDriver opened no browser, and was started again.');
    await driver.restart();
    return await Session.open(driver.origin(), capabilities);
  }
}

/** A browser of its own, which remembers nothing: private, as WebKit's always are that are driven. */
export async function openBrowser(driver: Driver, binary: string, origin: string, wishes: Wishes) {
  writeSettings(driver, wishes.isReduced);
  const session = await openSession(driver, {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'ignore',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const page = new Page(session, origin);
  try {
    await session.navigate(`${origin}/healthz`);
    await page.resize(wishes.width, wishes.height);
  } catch (error) {
    await session.close();
    throw error;
  }
  return { page, close: () => session.close() };
}

/** An ordinary window, which remembers: what it has stored in the driver's home is there when it is opened again. */
export async function openOrdinary(driver: Driver, binary: string, origin: string) {
  writeSettings(driver, true);
  const { inspector, stop } = await driver.startInspected(binary);
  try {
    const session = await InspectedSession.open(inspector);
    return {
      view: new View(session, origin),
      async close() {
        session.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
