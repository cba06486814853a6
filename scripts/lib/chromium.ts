import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian-packages.ts';
import { run } from './run.mjs';

// The headless shell does the same work in half the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(): string | undefined {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * The path of a Chromium: the one named by `VITRINE_CHROMIUM`, one on the machine, or one installed now, from the
 * system's packages where we may, else by Playwright. Exits with a message when none can be had.
 */
export async function ensureChromium(): Promise<string> {
  const named = process.env['VITRINE_CHROMIUM'];
  if (named !== undefined && existsSync(named)) return named;
  const present = onPath() ?? (await fromPlaywright());
  if (present !== undefined) return present;

  console.log('Installing a Chromium …');
  await installPackages(['chromium-headless-shell'], ['chromium']);
  if (onPath() === undefined) await run('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  const installed = onPath() ?? (await fromPlaywright());
  if (installed === undefined) {
    console.error(
      'No Chromium was found and none could be installed. Install one and set VITRINE_CHROMIUM to its path.',
    );
    process.exit(1);
  }
  return installed;
}
