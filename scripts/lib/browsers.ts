import manifest from '../../package.json' with { type: 'json' };

type Browser = 'chrome' | 'firefox' | 'ios_saf' | 'safari';

function oldest(browser: Browser): string {
  const version = manifest.browserslist.map((one) => one.split(' >= ')).find(([name]) => name === browser)?.[1];
  if (version === undefined) throw new Error(`package.json, "browserslist": ${browser} is missing`);
  return version;
}

/** The oldest version of each browser that is supported, as package.json says (docs/decisions/025-oldest-browsers.md). */
export const floor: Readonly<Record<Browser, string>> = {
  chrome: oldest('chrome'),
  firefox: oldest('firefox'),
  ios_saf: oldest('ios_saf'),
  safari: oldest('safari'),
};

/** The same as Vite names it. */
export const buildTarget: string[] = [
  `chrome${floor.chrome}`,
  `firefox${floor.firefox}`,
  `ios${floor.ios_saf}`,
  `safari${floor.safari}`,
];
