import type { Teaser } from '@vitrine/contract/pages';
import type { Project } from '../repositories/projects.ts';
import type { Repositories } from '../repositories/index.ts';
import type { VariantSource } from '../rules/variants.ts';
import { findById } from '../rules/ids.ts';
import { readPathPart } from '../rules/path-part.ts';

export interface Teasers {
  /** What stands at the path of a page; `null` where nothing is sealed, or what is shows nothing. */
  at(pathname: string): Promise<Teaser | null>;
  /** The picture of the sealed project with this slug, to be made small. */
  pictureOf(slug: string): Promise<VariantSource | null>;
}

/** Reads sealed projects and stories, whoever asks: only what a teaser may say leaves it. */
export function createTeasers({
  projects,
  stories,
  media,
}: Pick<Repositories, 'projects' | 'stories' | 'media'>): Teasers {
  const project = projects.seenBy('administrator');
  const story = stories.seenBy('administrator');
  const ifSealed = <One extends Pick<Project, 'visibility'>>(one: One | null): One | null =>
    one?.visibility === 'sealed' ? one : null;

  async function headerOf({ headerMediaId }: Project) {
    const header = headerMediaId === null ? null : await media.find(headerMediaId);
    if (header === null) return null;
    const { posterFile, posterType, posterWidth, posterHeight, mediaType, width, height } = header;
    if (mediaType === 'IMAGE') return { source: header, width, height };
    if (posterFile === null || posterType === null) return null;
    return {
      source: { file: posterFile, contentType: posterType, width: posterWidth, height: posterHeight },
      width,
      height,
    };
  }

  async function ofProject(found: Project): Promise<Teaser | null> {
    if (found.sealedShows === 'nothing') return null;
    const header = found.sealedShows === 'title' ? null : await headerOf(found);
    const url = `/media/teaser/${encodeURIComponent(found.slug)}`;
    return {
      title: found.title,
      picture: header === null ? null : { url, width: header.width, height: header.height },
    };
  }

  return {
    async at(pathname) {
      const [, kind, segment, ...more] = pathname.split('/');
      const name = segment === undefined || more.some((part) => part !== '') ? null : readPathPart(segment);
      if (name === null) return null;
      if (kind === 'individual') {
        const found = ifSealed(await findById(name, story.find));
        return found === null ? null : { title: found.title, picture: null };
      }
      const found = kind === 'project' ? ifSealed(await project.findBySlug(name)) : null;
      return found === null ? null : ofProject(found);
    },
    async pictureOf(slug) {
      const found = ifSealed(await project.findBySlug(slug.normalize('NFC')));
      return found?.sealedShows === 'titleAndPicture' ? ((await headerOf(found))?.source ?? null) : null;
    },
  };
}
