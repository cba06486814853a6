import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import type { PageReads } from '../api/site/reads.ts';
import { homeAliases, paths } from '../domain/paths.ts';
import { partOf } from '../platform/part-of.ts';
import { createPage, createStaticPage, whole, type Page } from './page.tsx';

const others = () => import('./screens/others.ts');

/**
 * The public routes and their reads (specification, section 2).
 *
 * @param hasOwn whether the provider keeps plain pages of the studio's own; without them nothing is asked at other addresses
 */
export function createPages(loadReads: () => Promise<PageReads>, hasOwn = false): readonly Page[] {
  return [
    createPage(
      {
        paths: [paths.home, ...homeAliases],
        keyOf: () => 'home',
        read: (from, _key, signal) => from.home(signal),
        screen: () => import('./screens/home.ts').then(partOf('Home')),
      },
      loadReads,
    ),
    createPage(
      {
        paths: [paths.work],
        keyOf: () => 'work',
        read: (from, _key, signal) => from.work(signal),
        isPart: ({ part }) => part !== undefined,
        screen: () => import('./screens/work.ts').then(partOf('Work')),
      },
      loadReads,
    ),
    createPage(
      {
        paths: ['/project/:slug'],
        keyOf: ({ slug = '' }) => slug,
        read: (from, slug, signal) => from.project(slug, signal),
        // A provider that tells no slug is asked by its id.
        addressOf: ({ id, slug }) => (slug === String(id) ? undefined : paths.project(slug)),
        screen: () => import('./screens/project.ts').then(partOf('Project')),
      },
      loadReads,
    ),
    createPage(
      {
        paths: [paths.about],
        keyOf: () => 'about',
        read: async (from, _key, signal) => whole(await from.about(signal)),
        screen: async () => (await others()).loadAbout(),
      },
      loadReads,
    ),
    createPage(
      {
        paths: [paths.stories],
        keyOf: () => 'stories',
        read: async (from, _key, signal) => whole(await from.stories(signal)),
        screen: async () => (await others()).loadStories(),
      },
      loadReads,
    ),
    createPage(
      {
        paths: ['/individual/:id'],
        keyOf: ({ id = '' }) => id,
        read: async (from, id, signal) => whole(await from.story(id, signal)),
        screen: async () => (await others()).loadStory(),
      },
      loadReads,
    ),
    createPage(
      {
        paths: ['/p/:token', '/preview/:token'],
        keyOf: ({ token = '' }) => token,
        read: async (from, token, signal) => whole(await from.shown(token, signal)),
        screen: async () => (await others()).loadWhatIsShown(),
      },
      loadReads,
    ),
    createStaticPage([paths.contact], async () => (await others()).loadContact()),
    ...(hasOwn
      ? [
          createPage(
            {
              paths: ['/:page'],
              mayBeNothing: true,
              keyOf: ({ page = '' }) => page,
              read: async (from, slug, signal) => whole(await from.page(slug, signal)),
              addressOf: ({ slug }) => paths.page(slug),
              screen: async () => (await others()).loadOwnPage(loadReads),
            },
            loadReads,
          ),
        ]
      : []),
    createStaticPage(['*'], async () => (await others()).loadNotFound(loadReads)),
  ];
}

/** The pages as React Router's routes: one for each pattern. */
export function toRoutes(pages: readonly Page[]): RouteObject[] {
  return pages.flatMap(({ paths: patterns, Component }) => patterns.map((path) => ({ path, Component })));
}

/** The page at an address, and its path parameters. */
export function findPage(
  pages: readonly Page[],
  address: string,
): { readonly page: Page; readonly params: Readonly<Params> } | null {
  const routes = pages.flatMap((page) => page.paths.map((path) => ({ path, page })));
  const [match] = matchRoutes(routes, address) ?? [];
  return match === undefined ? null : { page: match.route.page, params: match.params };
}
