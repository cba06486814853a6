/**
 * The public addresses, login and the dashboard's first page (specification, section 2). Imported by the route table, by links
 * and by the end-to-end tests.
 */
export const paths = {
  home: '/',
  work: '/work',
  about: '/about',
  stories: '/story',
  contact: '/contact',
  login: '/login',
  dashboard: '/dashboard',
  project: (slug: string) => `/project/${encodeURIComponent(slug)}`,
  /** A plain page of the studio's own. */
  page: (slug: string) => `/${encodeURIComponent(slug)}`,
  story: (id: number | string) => `/individual/${encodeURIComponent(id)}`,
} as const;

/** `/`, `/index` and `/home` are one screen (rulings, "Screens"). */
export const homeAliases = ['/index', '/home'] as const;
