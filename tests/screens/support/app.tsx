import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { commands } from 'vitest/browser';
import { siteConfig, type SiteConfig } from '../../../site.config.ts';
import { loadDashboard } from '../../../src/app/administrator.ts';
import { isForAdministrator } from '../../../src/app/for-administrator.ts';
import { createPages, findPage } from '../../../src/app/pages.tsx';
import { reads } from '../../../src/app/services/reads.ts';
import { SiteApp } from '../../../src/app/SiteApp.tsx';
import { holdFirstPlace } from '../../../src/platform/arrival.ts';

/** Where Vitest shows the tests. */
const home = window.location.href;

let root: Root | null = null;

holdFirstPlace();

/**
 * Shows the whole app at an address, as src/app/client.tsx does where no server has drawn it.
 *
 * @param state what the way there has left in the history, as the router reads it
 * @param site the studio's facts
 */
export async function openApp(path: string, state: unknown = null, site: SiteConfig = siteConfig): Promise<void> {
  closeApp();
  // It may have been left over what is a link now, whose page would be read ahead.
  await commands.moveMouse(0, 0);
  window.history.pushState(state === null ? null : { usr: state, key: 'opened', idx: 0 }, '', path);
  document.documentElement.lang = siteConfig.language;
  document.title = '';
  const pages = createPages(async () => reads);
  const { pathname } = window.location;
  await (isForAdministrator(pathname) ? loadDashboard(pathname) : findPage(pages, pathname)?.page.load());
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <BrowserRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
      <SiteApp origin={window.location.origin} pages={pages} site={site} />
    </BrowserRouter>,
  );
}

/** Takes it away again. */
export function closeApp(): void {
  root?.unmount();
  root = null;
  document.getElementById('root')?.remove();
  window.history.replaceState(null, '', home);
  window.scrollTo(0, 0);
}
