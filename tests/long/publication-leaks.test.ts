// @vitest-environment node
import { operations } from '@vitrine/contract/operations';
import { expect, test } from 'vitest';
import { encode, film, formOf, logIn, picture, smallFilm } from '../contract/support/provider.ts';
import { startStudio } from '../app/support/studio-pages.ts';

/**
 * Who finds what, by every way there is to ask, before and after each change of state. The reads come from the contract, so
 * that a new one is asked too; a new page or feed has to be added to `pages`.
 */

const title = 'Kiln of Secrets';
const storyTitle = 'What the kiln said';
const hour = 3_600_000;

type State = 'public' | 'draft' | 'scheduled' | 'unlisted' | 'sealed';
interface Expected {
  readonly isListed: boolean;
  readonly isReachable: boolean;
}
const expectations: Readonly<Record<State, Expected>> = {
  public: { isListed: true, isReachable: true },
  draft: { isListed: false, isReachable: false },
  scheduled: { isListed: false, isReachable: false },
  unlisted: { isListed: false, isReachable: true },
  sealed: { isListed: false, isReachable: false },
};
const states: readonly State[] = ['public', 'draft', 'scheduled', 'unlisted'];

/** Every change from one state to another, one after the other; then from each to what is sealed, and back. */
const changes: Readonly<Record<string, readonly State[]>> = {
  'what is not public': states.flatMap((from) => states.filter((to) => to !== from).flatMap((to) => [from, to])),
  'what is sealed': states.flatMap((from): readonly State[] => ['sealed', from]).concat('sealed'),
};

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

async function openStudio() {
  const provider = await startStudio();
  const { app } = provider;
  let { cookie } = await logIn(app);
  const send = async <T>(method: 'POST' | 'PATCH' | 'PUT', url: string, fields: Readonly<Record<string, unknown>>) => {
    const { headers, payload } = await encode(formOf(fields));
    const answer = await app.inject({ method, url, headers: { ...headers, cookie }, payload });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300);
    return answer.json<T>();
  };
  const post = async (url: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload });
    expect(answer.statusCode, `${url}: ${answer.body}`).toBe(201);
    return answer.json<{ data: { id: number } }>();
  };

  const { data: category } = await post('/api/category', { name: 'Ceramics' });
  interface Made {
    data: {
      id: number;
      slug: string;
      HeaderMedia: string;
      grids: { frames: { mediaUrl: string; details: { poster: string; renditions: { path: string }[] } }[] }[];
    };
  }
  const fields = {
    HeaderMedia: picture(),
    category: String(category.id),
    grids: [{ gridType: 'G2', position: '1', frames: [] }],
    grid_0_frame_0_0: film(),
    grid_0_frame_1_0: picture(),
  };
  // An address that says nothing, so that its first title gives it another: both lead to it.
  const { data: project } = await send<Made>('POST', '/api/projects', { ...fields, title: '' });
  const former = project.slug;
  await send('PATCH', `/api/projects/${String(project.id)}/edit`, { title });
  const { data: other } = await send<Made>('POST', '/api/projects', {
    title: 'In the open',
    relatedProjects: [project.id],
    category: String(category.id),
  });
  // Its file is a draft's, which never comes out: what is seen of it is seen in the story.
  const { data: kept } = await send<Made>('POST', '/api/projects', { HeaderMedia: picture(), visibility: 'draft' });
  const texts = {
    title: storyTitle,
    authorname: 'Asha',
    content: `It is hot.\n\n![](/${kept.HeaderMedia})`,
    contentFormat: 'markdown',
  };
  const { data: story } = await send<{ data: { id: number } }>('POST', '/api/stories', texts);
  const { data: loose } = await send<{ data: { mediaUrl: string } }>(
    'POST',
    `/api/projects/${String(project.id)}/media`,
    { file: film('loose.mp4') },
  );
  const [moving = '', still = ''] = project.grids[0]?.frames.map(({ mediaUrl }) => mediaUrl) ?? [];
  const { data: withPoster } = await send<{ data: { poster: string } }>('PUT', '/api/poster', {
    path: moving,
    image: picture(),
  });
  const { data: withRendition } = await send<{ data: { renditions: { path: string }[] } }>('PUT', '/api/renditions', {
    path: moving,
    film: smallFilm(),
  });
  await post('/api/homepage/headervideos', { projectId: project.id, headervideoUrl: moving, position: 1 });
  await post('/api/homevideos', { projectId: project.id, homepagevideoUrl: loose.mediaUrl, position: 1 });
  await post('/api/homepagegrid', {
    projectId: project.id,
    gridType: 'grid1',
    position: 1,
    nonHoverMedia: still,
    hoverMedia: moving,
  });
  const media = [project.HeaderMedia, moving, still, loose.mediaUrl, withPoster.poster].concat(
    withRendition.renditions.map(({ path }) => path),
  );
  const { data: now } = await (
    await app.inject({ url: `/api/project?id=${String(project.id)}/edit`, headers: { cookie } })
  ).json<Made>();

  return {
    ...provider,
    get: async (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') => {
      const answer = await app.inject({ method, url, headers });
      return { status: answer.statusCode, body: answer.body, headers: answer.headers };
    },
    cookie: () => cookie,
    wait: async (milliseconds: number) => {
      provider.advance(milliseconds);
      ({ cookie } = await logIn(app));
    },
    publish: async (fields: Readonly<Record<string, string>>) => {
      await send('PATCH', `/api/projects/${String(project.id)}/edit`, {
        ...fields,
        ...(fields['visibility'] === 'sealed' ? { sealedShows: 'titleAndPicture' } : {}),
      });
      await send('PATCH', `/api/stories/${String(story.id)}`, { ...texts, ...fields });
    },
    /** Links to both, for clients while they are sealed, previews while they are drafts. */
    makeLinks: async () => {
      const expiresAt = new Date(provider.now() + 900 * 24 * hour).toISOString();
      const links = [{ project: project.id }, { story: story.id }].map((subject) =>
        app.inject({
          method: 'POST',
          url: '/api/links',
          headers: { cookie },
          payload: { ...subject, name: 'Somebody', expiresAt },
        }),
      );
      return Promise.all(
        links.map(async (made) => (await made).json<{ data: { id: number; path: string } }>().data.path),
      );
    },
    category: category.id,
    other: other.slug,
    project: { id: project.id, slug: now.slug, former },
    story: story.id,
    /** Of the story. */
    picture: `/${kept.HeaderMedia}`,
    media: [...media, kept.HeaderMedia].map((path) => `/${path}`),
  };
}

/** Everything by which the two hidden things could be known. */
function marksOf({ project, media }: Awaited<ReturnType<typeof openStudio>>): readonly string[] {
  return [title, storyTitle, `/project/${project.slug}`, `"${project.slug}"`, ...media.map((path) => path.slice(7))];
}

async function askInEach(turns: readonly State[]): Promise<void> {
  const studio = await openStudio();
  const { project, story, category } = studio;
  const marks = marksOf(studio);
  const html = { accept: 'text/html' };

  const byAddress = [`/api/project?slug=${project.slug}`, `/api/project?slug=${project.former}`].concat(
    `/api/stories/${String(story)}`,
  );
  const ownPages = [`/project/${project.slug}`, `/project/${project.slug}?a=1`, `/individual/${String(story)}`];
  const queries: Readonly<Record<string, readonly string[]>> = {
    getProjectPage: ['?size=8', `?size=8&category=${String(category)}`, '?size=1&page=1', '?size=1&page=2'],
    getProject: [`?slug=${studio.other}`],
  };
  const reads = operations
    .filter(({ method, access }) => method === 'GET' && (access === 'public' || access === 'either'))
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ id, path }) => (path.includes('{') ? [] : (queries[id] ?? ['']).map((query) => path + query)));
  const pages = ['/', '/work', `/work?category=${String(category)}`, '/work?page=2', '/story', '/about', '/contact']
    .concat(`/project/${studio.other}`)
    .concat('/sitemap.xml', '/stories.rss', '/robots.txt', '/site.webmanifest', '/nowhere');
  const files = studio.media.flatMap((path) =>
    path.endsWith('.jpg') ? [path, `${path}?width=320`, `${path}.320.avif`, `${path}.share.jpg`] : [path],
  );
  const isPage = (url: string): boolean => !/^\/(api|media|p\/[^/]+\/media)\//.test(url);
  /** Paths of the links to both, once they have been made. */
  const links: Record<'client' | 'preview', readonly string[]> = { client: [], preview: [] };
  const mentions = (answer: Answer): readonly string[] => marks.filter((mark) => answer.body.includes(mark));

  /** What visitors were given when it was public, to be asked for again with its tag and its time. */
  const seen = new Map<string, Answer>();

  /** All ways to ask for an address as somebody without a session. */
  async function ask(url: string): Promise<readonly Answer[]> {
    const accept = isPage(url) ? html : {};
    const former = seen.get(url);
    const { etag, 'last-modified': modified } = former?.headers ?? {};
    const wrong = { cookie: 'vitrine_session=wrong' };
    const extra: readonly Readonly<Record<string, string>>[] = [
      {},
      {},
      wrong,
      { 'accept-encoding': 'br' },
      { range: 'bytes=0-99' },
      { 'if-none-match': String(etag ?? '"none"') },
      { 'if-modified-since': String(modified ?? new Date().toUTCString()) },
      { authorization: 'Bearer wrong' },
    ];
    const answers: Answer[] = [];
    for (const headers of extra) answers.push(await studio.get(url, { ...accept, ...headers }));
    answers.push(await studio.get(url, accept, 'HEAD'));
    return answers;
  }

  async function askEverything(state: State): Promise<void> {
    const { isListed, isReachable } = expectations[state];
    for (const url of [...reads, ...pages]) {
      const answers = await ask(url);
      const [first] = answers;
      if (!isListed) {
        for (const answer of answers) expect([url, ...mentions(answer)], state).toEqual([url]);
        // A tag from before is not confirmed where the answer held it.
        const held = seen.get(url);
        if (held !== undefined && mentions(held).length > 0) {
          expect(
            answers.map(({ status }) => status),
            `${url} ${state}`,
          ).not.toContain(304);
        }
      } else if (first !== undefined) seen.set(url, first);
      expect(answers.map(({ headers }) => headers['x-robots-tag']).filter(Boolean), url).toEqual([]);
    }
    for (const url of [...byAddress, ...ownPages, `/project/${project.former}`, ...files]) {
      const answers = await ask(url);
      for (const { status, headers, body } of answers) {
        const where = `${url} ${state}`;
        if (!isReachable) {
          const isSealedPage = state === 'sealed' && isPage(url);
          expect(status, where).toBe(isSealedPage ? 403 : 404);
          if (isSealedPage) {
            expect(headers, where).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
          }
          // The page says which address was asked for, and of what is sealed the title.
          const told = mentions({ status, headers, body }).filter(
            (mark) =>
              !mark.includes(url.split(/[/?]/)[2] ?? '') && !(isSealedPage && (mark === title || mark === storyTitle)),
          );
          expect([url, ...told], where).toEqual([url]);
          expect(String(headers['cache-control']), where).not.toMatch(/immutable|max-age=[1-9]/);
        } else {
          expect([200, 206, 301, 304], where).toContain(status);
          if (status !== 301) expect(headers['x-robots-tag'], where).toBe(isListed ? undefined : 'noindex');
        }
      }
      const [first] = answers;
      if (isListed && first !== undefined) seen.set(url, first);
      if (isPage(url) && first?.status === 200) {
        expect(first.body.includes('<meta name="robots" content="noindex">'), url).toBe(!isListed);
      }
    }
    const places = await studio.get('/api/projects');
    const { data }: { data: { position: number; visibility?: string }[] } = JSON.parse(places.body);
    expect(data.map(({ position }) => position)).toEqual(data.map((_, index) => index + 1));
    expect(places.body).not.toContain('visibility');
  }

  /** What is sealed is opened by its links for clients and by nothing else, a draft by previews; they never open anything else. */
  async function askLinks(state: State): Promise<void> {
    const [first] = await ask(`/media/teaser/${project.slug}`);
    expect(first?.status, `teaser ${state}`).toBe(state === 'sealed' ? 200 : 404);
    await askLinksOf(links.client, state === 'sealed', 302, state);
    await askLinksOf(links.preview, state === 'draft' || state === 'scheduled', 301, state);
  }

  /** @param moved status of the page once it leads to what everybody may open */
  async function askLinksOf(paths: readonly string[], isShown: boolean, moved: number, state: State): Promise<void> {
    const { isReachable } = expectations[state];
    const answers = paths.flatMap((path, index) => {
      const token = path.split('/').at(-1) ?? '';
      const below = (file: string) => `/p/${token}${file}`;
      return [
        { url: `/${path}`, own: index === 0 ? title : storyTitle, opened: moved },
        { url: `/api/shown/${token}`, own: index === 0 ? title : storyTitle, opened: 200 },
        ...(index === 0 ? studio.media.slice(0, 3) : [studio.picture]).map((file) => ({
          url: below(file),
          own: null,
          opened: 404,
        })),
        // A file of no grid, and the other link's files.
        ...[studio.media[3], index === 0 ? studio.picture : studio.media[0]]
          .filter((file) => file !== undefined)
          .map((file) => ({ url: below(file), own: '', opened: 404 })),
      ];
    });
    for (const { url, own, opened } of answers) {
      for (const { status, headers, body } of await ask(url)) {
        const where = `${url} ${state}`;
        if (isShown) {
          expect(status, where).toBe(own === '' ? 404 : status === 206 || status === 304 ? status : 200);
          const isReadable = status === 200 && body !== '' && headers['content-encoding'] === undefined;
          if (own !== null && isReadable) expect(body.includes(own), where).toBe(true);
        } else {
          // Who was given a preview is told that it is sealed now.
          const isToldSo = state === 'sealed' && moved === 301 && own !== null && !/\/media\//.test(url);
          expect(status, where).toBe(isReachable ? opened : isToldSo ? 403 : 404);
          if (!isReachable) expect([url, ...mentions({ status, headers, body })], where).toEqual([url]);
        }
        if (status === 200 || status === moved) {
          expect(headers, where).toMatchObject({
            'cache-control': 'private, no-store',
            'referrer-policy': 'no-referrer',
            'x-robots-tag': 'noindex',
          });
        }
      }
    }
  }

  /** The administrator is shown all of it, in any state; of pages only its own. Nothing keeps what is hidden. */
  async function askAsAdministrator(state: State): Promise<void> {
    const { isListed, isReachable } = expectations[state];
    const { cookie } = { cookie: studio.cookie() };
    for (const url of [...listed.reads, ...byAddress]) {
      const answer = await studio.get(url, { cookie });
      expect(answer.status, url).toBe(200);
      expect(mentions(answer), `${url} ${state}`).not.toEqual([]);
      expect(answer.headers['cache-control'], url).toContain('no-store');
    }
    for (const url of listed.pages) {
      const answer = await studio.get(url, { ...html, cookie });
      expect(mentions(answer).length > 0, `${url} ${state}`).toBe(isListed);
    }
    for (const url of [...ownPages, ...files]) {
      const answer = await studio.get(url, { ...(isPage(url) ? html : {}), cookie });
      expect(answer.status, `${url} ${state}`).toBe(200);
      if (isReachable) continue;
      expect(answer.headers['cache-control'], url).toContain('no-store');
      expect(answer.headers['cross-origin-resource-policy'], url).not.toBe('cross-origin');
    }
  }

  // What holds it when it is public: the others are asked all the same.
  const listed: Record<'reads' | 'pages', string[]> = { reads: [], pages: [] };
  for (const url of reads) if (mentions(await studio.get(url)).length > 0) listed.reads.push(url);
  for (const url of pages) if (mentions(await studio.get(url, html)).length > 0) listed.pages.push(url);
  // What the address names decides what the first holds; the second has the latest story for visitors' menu alone.
  listed.reads = listed.reads.filter((url) => !url.startsWith('/api/project-page') && url !== '/api/pages');
  expect(listed.reads).toEqual(
    ['/api/homepage/headervideos', '/api/homevideos', '/api/homepagegrid', '/api/projects'].concat(
      `/api/project?slug=${studio.other}`,
      '/api/stories',
    ),
  );
  expect(listed.pages).toEqual(
    // The menu of every page names the latest story.
    ['/', '/work', `/work?category=${String(category)}`, '/work?page=2', '/story', '/about', '/contact'].concat(
      `/project/${studio.other}`,
      '/sitemap.xml',
      '/stories.rss',
      '/nowhere',
    ),
  );

  for (const state of turns) {
    const publishAt = state === 'scheduled' ? new Date(Date.parse('2100-01-01')).toISOString() : '';
    await studio.publish({ visibility: state === 'scheduled' ? 'draft' : state, publishAt });
    const purpose = state === 'sealed' ? 'client' : state === 'draft' || state === 'scheduled' ? 'preview' : null;
    if (purpose !== null && links[purpose].length === 0) links[purpose] = await studio.makeLinks();
    await askEverything(state);
    await askLinks(state);
    await askAsAdministrator(state);
  }
}

test.for(Object.entries(changes))(
  'nobody finds %s, by any way to ask, whatever it was before',
  { timeout: 480_000 },
  ([, turns]) => askInEach(turns),
);

test('what is scheduled is public from its second on, without a write; nothing kept outlives it', async () => {
  const studio = await openStudio();
  const html = { accept: 'text/html' };
  const start = studio.now() + hour;
  const at = (Math.floor(start / 1000) + 1) * 1000;
  await studio.publish({ visibility: 'draft', publishAt: new Date(at).toISOString() });

  const urls = ['/api/projects', '/api/stories', '/', '/work', '/sitemap.xml', '/stories.rss'];
  const own = [`/project/${studio.project.slug}`, studio.media[0] ?? ''];
  const isThere = async (url: string): Promise<boolean> => {
    const { body } = await studio.get(url, url.startsWith('/api') ? {} : html);
    return [title, storyTitle, `/project/${studio.project.slug}`].some((mark) => body.includes(mark));
  };
  const look = async () => ({
    listed: await Promise.all(urls.map(isThere)),
    own: await Promise.all(own.map(async (url) => (await studio.get(url, html)).status)),
  });
  const kept = async (url: string) => String((await studio.get(url, html)).headers['cache-control']);

  expect(await look()).toEqual({ listed: urls.map(() => false), own: [404, 404] });
  expect(await kept('/work')).toMatch(/s-maxage=10$/);
  const before = await studio.get('/work', html);

  // A moment before: what a CDN is told ends with the second.
  studio.advance(at - studio.now() - 3500);
  expect(await look()).toEqual({ listed: urls.map(() => false), own: [404, 404] });
  for (const url of ['/work', '/sitemap.xml']) {
    expect(await kept(url)).toMatch(/s-maxage=[3-8]$/);
    // And so does the time in which it may answer with what it has while it asks again.
    const { headers } = await studio.get(url, html);
    expect(headers['cdn-cache-control']).toMatch(/^max-age=[3-8], stale-while-revalidate=0$/);
  }

  studio.advance(9000);
  expect(await look()).toEqual({ listed: urls.map(() => true), own: [200, 200] });
  const again = await studio.get('/work', { ...html, 'if-none-match': String(before.headers['etag']) });
  expect(again.status).toBe(200);
  expect(await kept('/work')).toMatch(/s-maxage=10$/);

  // It is dated by the moment at which it came out.
  const { stories }: { stories: { createdAt: string }[] } = JSON.parse((await studio.get('/api/stories')).body);
  expect(stories.map(({ createdAt }) => createdAt)).toEqual([new Date(at).toISOString()]);
  expect((await studio.get('/stories.rss')).body).toContain(new Date(at).toUTCString());
});
