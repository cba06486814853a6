import '@vitrine/design-system/theme';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadDashboard } from './administrator.ts';
import { createPages, findPage, isForAdministrator } from './pages.tsx';
import { embedded, forgetEmbedded, reads, siteOrigin } from './services/provider.ts';
import { SiteApp } from './SiteApp.tsx';

const pages = createPages(reads);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element "root".');

const app = (
  <StrictMode>
    <BrowserRouter>
      <SiteApp origin={siteOrigin()} pages={pages} />
    </BrowserRouter>
  </StrictMode>
);

/** Fetches the code of the page at this address. What cannot be fetched now, the page asks for again. */
async function loadCode(pathname: string): Promise<void> {
  const work = isForAdministrator(pathname) ? loadDashboard(pathname) : findPage(pages, pathname)?.page.load();
  await work?.catch(() => undefined);
}

/** Draws the page, or takes over what the server drew. Not awaited at the top: every chunk would wait for this one. */
async function start(place: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  if (embedded === null) {
    await loadCode(pathname);
    // The page's own title takes the place of the static one, which stood in for it until now.
    document.querySelector('title')?.remove();
    createRoot(place).render(app);
    return;
  }
  // Code and answers first: what is drawn then is what the server drew.
  const found = findPage(pages, pathname);
  await found?.page.prepare(found.params);
  forgetEmbedded();
  // In slices: on a slow phone taking over a whole page at once would hold every touch for most of a second.
  startTransition(() => {
    hydrateRoot(place, app);
  });
}

void start(root);
