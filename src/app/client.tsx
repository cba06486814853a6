import '@vitrine/design-system/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createPages } from './pages.tsx';
import { reads } from './services/provider.ts';
import { SiteApp } from './SiteApp.tsx';

const pages = createPages(reads);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element "root".');

// The page's own title takes the place of the static one, which stood in for it until now.
document.querySelector('title')?.remove();

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <SiteApp pages={pages} />
    </BrowserRouter>
  </StrictMode>,
);
