import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { holdFirstPlace, onFirstInput, tellHolder } from '../platform/arrival.ts';
import { loadDashboard } from './administrator.ts';
import { isForAdministrator } from './for-administrator.ts';
import { createPages, findPage } from './pages.tsx';
import { embedded, loadReads, site, siteOrigin } from './services/provider.ts';
import { loadReading } from './services/reading.ts';
import { createRoot, hydrateRoot } from './react-root.ts';
import { SiteApp } from './SiteApp.tsx';

holdFirstPlace();

const pages = createPages(loadReads, site.pages !== undefined);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element "root".');

const app = (
  <StrictMode>
    {/* At once, not in slices between the frames of a film: a known page is there within a tenth of a second. */}
    <BrowserRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
      <SiteApp origin={siteOrigin()} pages={pages} site={site} />
    </BrowserRouter>
  </StrictMode>
);

/** Renders or hydrates the page. Not awaited at top level: every chunk would wait for this one. */
async function start(place: HTMLElement): Promise<void> {
  // The host of a static export sends a document without looking at the query, and one for all that is not there.
  const isDrawn = embedded?.file === undefined || (await (await loadReading()).takeAddress(embedded.file));
  const { pathname } = window.location;
  const page = findPage(pages, pathname)?.page;
  if (embedded !== null && embedded.read !== null) page?.adopt(embedded.read);
  if (embedded === null || !isDrawn) {
    // Code that cannot be fetched is fetched again on use.
    await Promise.allSettled([isForAdministrator(pathname) ? loadDashboard(pathname) : page?.load(), loadReads()]);
    // The page's own title replaces the static one.
    document.querySelector('title')?.remove();
    createRoot(place).render(app);
    return;
  }
  // Code and data first: the first render then equals the server's.
  await page?.load().catch(() => undefined);
  // As a transition: on a slow phone, hydrating a page in one task would block input for most of a second.
  startTransition(() => {
    hydrateRoot(place, app);
  });
  tellHolder('answering');
  // This page has its data; the next one will read.
  onFirstInput(() => void loadReads().catch(() => undefined));
}

// An error here is a bug of ours: the browser reports it.
void start(root);
