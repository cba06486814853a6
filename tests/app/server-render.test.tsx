import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { createProviderClient } from '../../src/api/http/client.ts';
import { createReads } from '../../src/api/site/reads.ts';
import { createPages, findPage } from '../../src/app/pages.tsx';
import { SiteApp } from '../../src/app/SiteApp.tsx';
import { homeAliases, paths } from '../../src/domain/paths.ts';
import { answers as contractAnswers } from './support/renderer.ts';

/** The contract's own examples, by path alone. */
const answers: Readonly<Record<string, unknown>> = {
  ...contractAnswers,
  '/api/project': contractAnswers['/api/project?slug=upar'],
};

function readsOf(source: Readonly<Record<string, unknown>>) {
  return createReads(
    createProviderClient({
      host: 'http://provider.example',
      fetch: async (input) => {
        const answer = source[new URL(new Request(input).url).pathname];
        return answer === undefined ? new Response('', { status: 500 }) : Response.json(answer);
      },
    }),
  );
}

async function render(pathname: string, source = answers, site = siteConfig): Promise<string> {
  const pages = createPages(async () => readsOf(source));
  const found = findPage(pages, pathname);
  await found?.page.prepare(found.params);
  return renderToString(
    <StaticRouter location={pathname}>
      <SiteApp origin="https://studio.example" pages={pages} site={site} />
    </StaticRouter>,
  );
}

describe('every public route renders to a string in plain Node, its content included', () => {
  test('there is no window and no document', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  const routes: readonly (readonly [path: string, ...texts: string[]])[] = [
    [paths.home, 'Here are some of the results.', 'Small Hours'],
    ...homeAliases.map((alias) => [alias, 'Yamuna Biennale'] as const),
    [paths.work, 'Upar'],
    [paths.project('upar'), '<title>Upar | Half Ream</title>', 'Nine gardens, nine altitudes.'],
    [paths.about, 'Half a ream, and the rest in conversation'],
    [paths.stories, 'Make the dummy first'],
    [paths.story(1), 'The first thing we make.'],
    [paths.contact, 'Enquiries'],
    ['/no/such/page', '404 - Page Not Found'],
  ];

  test.each(routes)('%s', async (pathname, ...texts) => {
    const html = await render(pathname);
    for (const text of texts) expect(html).toContain(text);
    expect(html).toContain('Skip to content');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});

test('a form is drawn where the provider takes messages, beside what is specified, and nowhere else', async () => {
  const plain = await render(paths.contact);
  expect(plain).not.toContain('<form');
  const html = await render(paths.contact, answers, { ...siteConfig, hasForm: true });
  for (const text of ['Enquiries', 'Write to us', 'Mon-Fri 10am to 6pm', '<form']) expect(html).toContain(text);
  // Pressed before there is code, it sends nothing and leads nowhere.
  expect(html).toContain('method="dialog"');
});

test('reads that fail leave a page that says it is loading, and no exception', async () => {
  for (const pathname of [paths.about, paths.work, paths.project('upar')]) {
    expect(await render(pathname, {})).toContain('role="status"');
  }
});

test('home with failing reads shows its fallbacks', async () => {
  const html = await render(paths.home, {});
  for (const text of ['Loading page...', 'Home page text1', 'Home page text3', 'No Grid Data Found']) {
    expect(html).toContain(text);
  }
});

/** The same answers, in which nothing has a title. */
const untitled: Readonly<Record<string, unknown>> = JSON.parse(
  JSON.stringify(answers, (key, value: unknown) => (key === 'title' && typeof value === 'string' ? ' ' : value)),
);

/** Links, headings and groups that nobody could name. */
function nameless(html: string): readonly string[] {
  const elements = [...html.matchAll(/<(a|h[1-6]|title)\b([^>]*)>(.*?)<\/\1>/gs)].filter(
    ([, , attributes = '', inner = '']) =>
      !/aria-label="[^"]*\S/.test(attributes) &&
      !/alt="[^"]+"/.test(inner) &&
      inner.replaceAll(/<[^>]*>/g, '').trim() === '',
  );
  const labels = [...html.matchAll(/<[a-z]+\b[^>]*aria-label="(?:\s*|[^"]*:\s*)"[^>]*>/g)];
  return [...elements, ...labels].map(([element]) => element);
}

test.each([paths.home, paths.work, paths.project('upar'), paths.stories, paths.story(1)])(
  'what has no title is named all the same: %s',
  async (pathname) => {
    const html = await render(pathname, untitled);
    expect(nameless(html)).toEqual([]);
    expect(html).toContain('Untitled');
  },
);

test('a related project without a title is one of them; one that is not known is left out', async () => {
  const named = /<h3[^>]*><a[^>]*href="\/project\//g;
  const html = await render(paths.project('upar'), untitled);
  expect(html.match(named)?.length).toBe((await render(paths.project('upar'))).match(named)?.length);
  expect(html).not.toContain('No related projects found.');
  // As specified.
  expect(html).toContain('<title>Project Details</title>');
});
