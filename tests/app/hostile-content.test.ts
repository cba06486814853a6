import { Readable } from 'node:stream';
import { defaultTreeAdapter as tree, html as names, parse } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import RssParser from 'rss-parser';
import { parseSitemap } from 'sitemap';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRenderer } from '../../src/app/server.tsx';
import { paths } from '../../src/domain/paths.ts';
import { controls, fillStudio, visibleTail as visible } from '../../e2e/support/hostile-studio.ts';
import { encode, logIn, startProvider } from '../contract/support/provider.ts';
import { drawPage, fileText, manifest, origin, template } from './support/renderer.ts';

const hostile = visible + controls;
const harmless = 'words of no harm';

/** Fills a provider of its own through its API. */
async function openStudio(tail: string) {
  const provider = await startProvider();
  const { cookie } = await logIn(provider.app);
  const filled = await fillStudio(async (method, url, body) => {
    const { headers, payload } = body instanceof FormData ? await encode(body) : { headers: {}, payload: body };
    const answer = await provider.app.inject({
      method,
      url,
      headers: { ...headers, cookie },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300);
    return answer.json();
  }, tail);
  return {
    ...filled,
    provider,
    read: async (path: string) => {
      const { statusCode: status, body } = await provider.app.inject({ url: path });
      return { status, body };
    },
  };
}

type Studio = Awaited<ReturnType<typeof openStudio>>;
let studio: Studio;
let quiet: Studio;

beforeAll(async () => {
  [studio, quiet] = await Promise.all([openStudio(hostile), openStudio(harmless)]);
});

afterAll(async () => {
  await Promise.all([studio.provider.close(), quiet.provider.close()]);
});

async function drawOf({ read }: Studio, url: string): Promise<string> {
  const page = await createRenderer({ template, manifest, fileText })({ url, origin, read });
  expect(page?.status, url).toBe(200);
  return page?.body ?? '';
}

type Node = DefaultTreeAdapterMap['node'];

/** A document as a browser parses it. */
function look(html: string) {
  const elements: string[] = [];
  const values: string[] = [];
  const code: string[] = [];
  let comments = 0;
  let text = '';
  const visit = (node: Node): void => {
    if (tree.isCommentNode(node)) comments += 1;
    if (tree.isTextNode(node)) text += node.value;
    if (!tree.isElementNode(node)) {
      if ('childNodes' in node) node.childNodes.forEach(visit);
      return;
    }
    elements.push([node.tagName, ...node.attrs.map(({ name }) => name).toSorted()].join(' '));
    values.push(...node.attrs.map(({ value }) => value));
    for (const { name, value } of node.attrs) {
      if (/^(href|src|action|srcset|poster)$/.test(name)) expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
    }
    if (node.tagName === names.TAG_NAMES.SCRIPT)
      code.push(node.childNodes.map((one) => ('value' in one ? one.value : '')).join(''));
    else node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return { elements, comments, values: values.join('\n'), text, code };
}

const pages = (open: Studio): Readonly<Record<string, { url: string; shows: RegExp }>> => ({
  home: { url: paths.home, shows: /^(home\d|title2)$/ },
  work: { url: paths.work, shows: /^(title\d|category)$/ },
  project: {
    url: paths.project(open.projectSlug),
    shows: /^(title[12]|client2|description2|(second-)?(role|name)2|gridText2)$/,
  },
  about: { url: paths.about, shows: /^(intro|what|who|how|point|paragraph|client(Name|sHeading))/ },
  stories: { url: paths.stories, shows: /^(story\d|author2|content2)$/ },
  story: { url: paths.story(open.storyId), shows: /^(story1|author1|content1)$/ },
});

describe.each(['home', 'work', 'project', 'about', 'stories', 'story'])('the first HTML of %s', (name) => {
  test('is the same document whatever the texts are: same elements, attributes and scripts', async () => {
    const { url } = pages(studio)[name] ?? { url: '' };
    const found = look(await drawOf(studio, url));
    const usual = look(await drawOf(quiet, pages(quiet)[name]?.url ?? ''));
    expect(found.elements).toEqual(usual.elements);
    expect([found.comments, found.code.length]).toEqual([usual.comments, usual.code.length]);
  });

  test('shows every text as it was typed, without what nobody can see', async () => {
    const { url, shows } = pages(studio)[name] ?? { url: '', shows: /./ };
    const { text, values, code } = look(await drawOf(studio, url));
    const shown = studio.fields.filter((field) => shows.test(field));
    expect(shown.length).toBeGreaterThan(1);
    for (const field of shown) expect(text).toContain(`«${field} ${visible}»`);
    for (const control of controls)
      expect(text + values, `U+${control.charCodeAt(0).toString(16)}`).not.toContain(control);
    for (const script of code.filter((one) => one.trimStart().startsWith('{')))
      expect(() => JSON.parse(script)).not.toThrow();
  });
});

test('structured data hold the texts as they are', async () => {
  const { code } = look(await drawOf(studio, paths.story(studio.storyId)));
  const graph = JSON.parse(code.find((one) => one.includes('schema.org')) ?? '{}')['@graph'];
  expect(JSON.stringify(graph)).toContain(JSON.stringify(`«story1 ${visible}»`).slice(1, -1));
});

test('the feeds are whole XML with the texts as they are', async () => {
  const { items } = await new RssParser().parseString(await drawOf(studio, '/stories.rss'));
  expect(items.map(({ title }) => title)).toEqual([`«story2 ${visible}»`, `«story1 ${visible}»`]);
  expect(items[0]?.['content:encoded']).not.toMatch(/<(script|img)/);
  const addresses = await parseSitemap(Readable.from(await drawOf(studio, '/sitemap.xml')));
  for (const { url } of addresses) expect(new URL(url).origin).toBe(origin);
});

test('another provider may give anything for an address: none of them is run or leads away', async () => {
  const media = { mediaUrl: 'javascript:ran=1', mediaType: 'IMAGE' };
  const slug = '"><script>ran=1</script>';
  const project = {
    id: 'javascript:ran=1',
    title: hostile,
    slug,
    HeaderMedia: 'javascript:ran=1',
    grids: [{ id: 1, gridType: 'G7', frames: [{ id: 1, ...media }] }],
    relatedProjects: [{ relatedId: 'x', related: { slug, title: hostile, HeaderMedia: 'JaVaScRiPt:ran=1' } }],
  };
  const changes = { '/api/project?slug=upar': { data: project }, '/api/projects': { data: [project] } };
  for (const url of [paths.project('upar'), paths.work]) {
    const { elements, code } = look((await drawPage(url, changes)).body);
    expect(elements.filter((element) => /\bon\w+/.test(element))).toEqual([]);
    expect(code.join('\n')).not.toMatch(/^ran=1/m);
  }
});

test('a name of nothing but control characters is an empty name; passwords are compared to the letter', async () => {
  const { app } = studio.provider;
  const login = (password: string) =>
    app.inject({ method: 'POST', url: '/api/login', payload: { username: 'admin', password } });
  expect((await login('correct horse battery staple\u0007')).statusCode).toBe(401);
  const session = await login('correct horse battery staple');
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/category',
    headers: { cookie },
    payload: { name: controls },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Category name cannot be empty!']);
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const headers = { cookie, 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url: '/api/category', headers, payload: deep })).statusCode).toBe(400);
});
