import { matchPath } from 'react-router-dom';
import type { Reads } from '../api/reads.ts';
import { homeAliases, paths } from '../domain/paths.ts';
import { createPage, createStaticPage, whole, type Page } from './page.tsx';

/** The public routes and their reads (specification, section 2). */
export function createPages(reads: Reads): readonly Page[] {
  return [
    createPage(
      {
        paths: [paths.home, ...homeAliases],
        keyOf: () => 'home',
        read: (from, _key, signal) => from.home(signal),
        module: 'src/site/home/HomeScreen.tsx',
        screen: async () => (await import('../site/home/HomeScreen.tsx')).HomeScreen,
      },
      reads,
    ),
    createPage(
      {
        paths: [paths.work],
        keyOf: () => 'work',
        read: (from, _key, signal) => from.work(signal),
        module: 'src/site/work/WorkScreen.tsx',
        screen: async () => (await import('../site/work/WorkScreen.tsx')).WorkScreen,
      },
      reads,
    ),
    createPage(
      {
        paths: ['/project/:slug'],
        keyOf: ({ slug = '' }) => slug,
        read: async (from, slug, signal) => whole(await from.project(slug, signal)),
        module: 'src/site/project/ProjectScreen.tsx',
        screen: async () => (await import('../site/project/ProjectScreen.tsx')).ProjectScreen,
      },
      reads,
    ),
    createPage(
      {
        paths: [paths.about],
        keyOf: () => 'about',
        read: async (from, _key, signal) => whole(await from.about(signal)),
        module: 'src/site/about/AboutScreen.tsx',
        screen: async () => (await import('../site/about/AboutScreen.tsx')).AboutScreen,
      },
      reads,
    ),
    createPage(
      {
        paths: [paths.stories],
        keyOf: () => 'stories',
        read: async (from, _key, signal) => whole(await from.stories(signal)),
        module: 'src/site/stories/StoriesScreen.tsx',
        screen: async () => (await import('../site/stories/StoriesScreen.tsx')).StoriesScreen,
      },
      reads,
    ),
    createPage(
      {
        paths: ['/individual/:id'],
        keyOf: ({ id = '' }) => id,
        read: async (from, id, signal) => whole(await from.story(id, signal)),
        module: 'src/site/story/StoryScreen.tsx',
        screen: async () => (await import('../site/story/StoryScreen.tsx')).StoryScreen,
      },
      reads,
    ),
    createStaticPage(
      [paths.contact],
      'src/site/contact/ContactScreen.tsx',
      async () => (await import('../site/contact/ContactScreen.tsx')).ContactScreen,
    ),
    createStaticPage(
      ['*'],
      'src/site/not-found/NotFoundScreen.tsx',
      async () => (await import('../site/not-found/NotFoundScreen.tsx')).NotFoundScreen,
    ),
  ];
}

/** The path as routes see it: readable, but for a slash inside a segment. Broken escapes stay as they are. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The page that an address leads to; the last one, 404, takes what no other does. */
export function findPage(pages: readonly Page[], address: string) {
  const pathname = decodePath(address);
  for (const page of pages) {
    for (const path of page.paths) {
      const match = matchPath(path, pathname);
      if (match !== null) return { page, params: match.params };
    }
  }
  return null;
}
