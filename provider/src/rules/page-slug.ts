import { isPlaceholder, slugify } from './slug.ts';

/**
 * First parts of addresses that are the site's or the server's own, or that people take for these. Whatever has a dot in it
 * (sitemap.xml) needs no mention: a page's address has none.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'about',
  'admin',
  'api',
  'assets',
  'brand',
  'contact',
  'dashboard',
  'fonts',
  'healthz',
  'home',
  'index',
  'individual',
  'login',
  'logout',
  'media',
  'metrics',
  'p',
  'preview',
  'project',
  'projects',
  'readyz',
  'static',
  'stories',
  'story',
  'version',
  'work',
]);

/** An address as it was typed, pasted whole or made of a title; `null` where it holds no letter or digit. */
export function readPageSlug(typed: string): string | null {
  const slug = slugify(typed.replace(/^\s*[a-z]+:\/\/[^/]*/i, ''));
  return isPlaceholder(slug) ? null : slug;
}
