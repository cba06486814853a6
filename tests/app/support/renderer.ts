import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { RenderedPage } from '@vitrine/contract/pages';
import { createRenderer } from '../../../src/app/server.tsx';

const { examples } = parse(readFileSync('openapi.yaml', 'utf8')).components;

export const origin = 'https://studio.example';

/** The contract's own examples, as a provider would answer them. */
export const answers: Readonly<Record<string, unknown>> = {
  '/api/homepage/headervideos': examples.HeaderVideos.value,
  '/api/homevideos': examples.HomeVideos.value,
  '/api/homepagegrid': examples.HomeGrid.value,
  '/api/homepagetexts': examples.HomeTexts.value,
  '/api/aboutpage': examples.About.value,
  '/api/projects': examples.Projects.value,
  '/api/category': [{ id: 2, name: 'Packaging' }],
  '/api/project?slug=upar': examples.Project.value,
  '/api/stories': examples.Stories.value,
  '/api/stories/1': examples.Stories.value.stories[0],
};

/** The parts of the built index.html that are filled in. */
export const template = `<!doctype html><html lang="en"><head><title>Half Ream</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="apple-touch-icon" href="/icon-180.png" />
<link rel="manifest" href="/manifest.webmanifest" /><script type="module" crossorigin src="/assets/runtime.js"></script>
<script type="module" crossorigin src="/assets/packages.js"></script>
<link rel="modulepreload" crossorigin href="/assets/app.js">
<link rel="stylesheet" crossorigin href="/assets/site.css"></head>
<body class="white-theme"><div id="root"></div><script type="application/json" id="site">{}</script><noscript>Needs JavaScript.</noscript></body></html>`;

export const manifest = {
  'src/app/screens/project.ts': {
    file: 'assets/project.js',
    css: ['assets/project.css'],
    imports: ['_packages.js', '_app.js', '_tile.js'],
  },
  '_tile.js': { file: 'assets/tile.js', imports: ['src/app/screens/project.ts'] },
  '_packages.js': { file: 'assets/packages.js' },
  'src/app/DashboardApp.tsx': { file: 'assets/dashboard.js', css: ['assets/site.css', 'assets/dashboard.css'] },
  '_app.js': { file: 'assets/app.js', css: ['assets/app.css'], imports: ['_packages.js'] },
};

/** Every style sheet contains its own name. */
export const fileText = (file: string) => `/* ${file} */`;

/** A list this short is read in one part. */
const shortList = { data: { projects: [], category: null, page: 1, total: 1, counts: [] } };

/** Draws a page from the examples, with answers added or (with null) taken away; a number is a bare status. */
export function draw(url: string, changes: Readonly<Record<string, unknown>> = {}): Promise<RenderedPage | null> {
  const all = { ...answers, ...changes };
  return createRenderer({ template, manifest, fileText })({
    url,
    origin,
    read: async (path) => {
      const answer = all[path] ?? (path.startsWith('/api/project-page?') ? shortList : 404);
      if (typeof answer === 'number') return { status: answer, body: JSON.stringify({ message: 'No.' }) };
      return { status: 200, body: JSON.stringify(answer) };
    },
  });
}

/** As {@link draw}, for a page that is there. */
export async function drawPage(url: string, changes: Readonly<Record<string, unknown>> = {}): Promise<RenderedPage> {
  const page = await draw(url, changes);
  if (page === null) throw new Error(`${url} is drawn by the browser`);
  return page;
}
