import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { holdFirstPlace, onFirstInput, tellHolder } from '../platform/arrival.ts';
import { loadDashboard } from './administrator.ts';
import { createPages, findPage, isForAdministrator } from './pages.tsx';
import { embedded, loadExported, loadReads, site, siteOrigin } from './services/provider.ts';
import { createRoot, hydrateRoot } from './react-root.ts';
import { SiteApp } from './SiteApp.tsx';

holdFirstPlace();

const pages = createPages(loadReads, site.pages !== undefined);

const file = embedded?.file;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element "root".');

const app = (
  <StrictMode>
    {/* At once, not in slices between the frames of a film: a known page is there within a tenth of a second. */}
    <BrowserRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
      <SiteApp isExported={file !== undefined} origin={siteOrigin()} pages={pages} site={site} />
    </BrowserRouter>
  </StrictMode>
);

/** Fetches the code of the page at this address and of its reads. A failure is ignored here: it is fetched again on use. */
async function loadCode(pathname: string): Promise<void> {
  const isDashboard = isForAdministrator(pathname);
  const work = isDashboard ? loadDashboard(pathname) : findPage(pages, pathname)?.page.load();
  await Promise.allSettled([work, isDashboard ? null : loadReads()]);
}

/** The page at an address that the host of a static export has no document for: with its data, so that nothing flashes. */
async function renderExported(place: HTMLElement): Promise<void> {
  const found = findPage(pages, window.location.pathname);
  if (embedded !== null && embedded.read !== null) found?.page.adopt(embedded.read);
  await found?.page.prepare(found.params);
  createRoot(place).render(app);
}

/** Renders or hydrates the page. Not awaited at top level: every chunk would wait for this one. */
async function start(place: HTMLElement): Promise<void> {
  if (file !== undefined && !(await loadExported()).takeAddress(file)) return renderExported(place);
  const { pathname } = window.location;
  if (embedded === null) {
    await loadCode(pathname);
    // The page's own title replaces the static one.
    document.querySelector('title')?.remove();
    createRoot(place).render(app);
    return;
  }
  // Code and data first: the first render then equals the server's.
  const page = findPage(pages, pathname)?.page;
  await page?.load().catch(() => undefined);
  if (embedded.read !== null) page?.adopt(embedded.read);
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
