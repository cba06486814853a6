import type { ShownLinks } from '../visibility/links.ts';
import type { Repositories } from '../repositories/index.ts';
import { findById } from '../rules/ids.ts';
import { readPathPart } from '../rules/path-part.ts';

/** What somebody sees at a path: a page at its address of now, or what a client's link shows. */
export type Place =
  | {
      readonly kind: 'page';
      readonly path: string;
      /** `null` for a page that every site has. */
      readonly title: string | null;
      readonly projectId?: number;
    }
  | { readonly kind: 'link'; readonly id: number };

/** The pages that every site has, by the paths that lead to them. */
const everywhere: ReadonlyMap<string, string> = new Map([
  ['/', '/'],
  ['/index', '/'],
  ['/home', '/'],
  ...['/work', '/about', '/story', '/contact'].map((path) => [path, path] as const),
]);

export type FindPlace = (path: string) => Promise<Place | null>;

/** Finds what is at a path; `null` where nothing is, or that is of no interest: what was made up is not counted. */
export function createPlaces({
  projects,
  stories,
  pages,
  shownLinks,
}: Pick<Repositories, 'projects' | 'stories' | 'pages'> &
  Readonly<Record<'shownLinks', Pick<ShownLinks, 'find'>>>): FindPlace {
  const project = projects.seenBy('administrator');
  const story = stories.seenBy('administrator');
  const page = pages.seenBy('administrator');
  async function inFolder(folder: string, name: string): Promise<Place | null> {
    if (folder === 'p') {
      const link = await shownLinks.find(name);
      return link === null ? null : { kind: 'link', id: link.id };
    }
    if (folder === 'individual') {
      const found = await findById(name, story.find);
      return found === null ? null : { kind: 'page', path: `/individual/${String(found.id)}`, title: found.title };
    }
    const found = folder === 'project' ? await project.findBySlug(name) : null;
    if (found === null) return null;
    const { id, slug, title } = found;
    return { kind: 'page', path: `/project/${encodeURIComponent(slug)}`, title, projectId: id };
  }
  return async (path) => {
    const fixed = everywhere.get(path);
    if (fixed !== undefined) return { kind: 'page', path: fixed, title: null };
    const [, first = '', second, ...more] = path.split('/');
    const name = readPathPart(second ?? first);
    if (name === null || more.length > 0) return null;
    if (second !== undefined) return await inFolder(first, name);
    const found = await page.findBySlug(name);
    return found === null ? null : { kind: 'page', path: `/${encodeURIComponent(found.slug)}`, title: found.title };
  };
}
