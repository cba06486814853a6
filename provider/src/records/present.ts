import { answerExtensions, projectFields, storyFields } from '@vitrine/content';
import { pictureAsWords } from '@vitrine/markdown';
import type { RichPicture } from '@vitrine/markdown';
import type { Schemas } from '../contract/types.ts';
import type { Media } from '../repositories/media.ts';
import type { Audience, Publication } from '../repositories/visibility.ts';
import { isPublic } from '../rules/publication.ts';
import { presentIllustrated, presentTyped } from '../rules/formatted.ts';
import type { Project } from '../repositories/projects.ts';
import type { OwnPage } from '../repositories/pages.ts';
import type { Story } from '../repositories/stories.ts';
import type { TextMediaRepository } from '../repositories/text-media.ts';
import { stillOf, toShareName } from '../rules/share.ts';
import { isPlaceholder } from '../rules/slug.ts';
import type { StoredGrid } from '../rules/grids.ts';
import { captionsName } from '../rules/captions.ts';
import { toPath } from '../rules/media-path.ts';
import { usualFormat, widthsOf } from '../rules/variants.ts';
import type { Services } from '../services.ts';

/** What is known of a media file itself, as the contract shows it. */
function presentFacts(media: Media): Schemas['MediaFacts'] {
  const { width, height, bytes, duration, alt, color, focus, luminance, posterFile, posterType } = media;
  const { hasSound, sound, captions, posterWidth, posterHeight } = media;
  const still = stillOf(media);
  const widths = widthsOf(media);
  const posterWidths =
    posterFile === null || posterType === null
      ? []
      : widthsOf({ file: posterFile, contentType: posterType, width: posterWidth, height: posterHeight });
  return {
    width,
    height,
    bytes,
    duration,
    ...(hasSound ? { hasSound, sound } : {}),
    ...(captions === null ? {} : { captions: toPath(captionsName(media.file, captions)) }),
    alt,
    color,
    focus,
    luminance,
    poster: posterFile === null ? null : toPath(posterFile),
    ...(widths.length + posterWidths.length === 0 ? {} : { format: usualFormat }),
    widths: [...widths],
    posterWidths: [...posterWidths],
    share: still === null ? null : toPath(toShareName(still)),
    renditions: media.renditions.map(({ file, hasSound: isHeard, ...rendition }) => ({
      path: toPath(file),
      ...rendition,
      ...(isHeard ? { hasSound: isHeard } : {}),
      type: 'video/mp4',
    })),
  };
}

/** What is known of a media file, and its second light. */
export function presentDetails(media: Media | null): Schemas['MediaDetails'] {
  if (media === null) return null;
  const { dark } = media;
  return {
    ...presentFacts(media),
    ...(dark === null
      ? {}
      : { dark: { mediaUrl: toPath(dark.file), mediaType: dark.mediaType, details: presentFacts(dark) } }),
  };
}

/** The path of a file as answers name it, such as `media/0123abcd.jpg`. */
export const presentPath = (media: Media | null): string | null => (media === null ? null : toPath(media.file));

const mediaOf = ({ media }: MediaFinder, id: number | null): Media | null => (id === null ? null : media.find(id));

/** A record that must exist by a foreign key. */
export function mustExist<T>(record: T | null): T {
  if (record === null) throw new Error('A record that a foreign key refers to does not exist.');
  return record;
}

/** Who sees a project or a story: the administrator alone is told. */
function presentPublication(
  { clock }: Pick<Services, 'clock'>,
  publication: Publication,
  audience: Audience,
): Pick<Schemas['ProjectSummary'], 'visibility' | 'publishAt'> {
  if (audience === 'visitor') return {};
  if (isPublic(publication, clock())) return { visibility: 'public' };
  const { visibility, publishAt } = publication;
  return { visibility, ...(publishAt === null ? {} : { publishAt: new Date(publishAt).toISOString() }) };
}

/** What a sealed project shows without a link: the administrator alone is told. */
const presentSealed = (
  { visibility, sealedShows }: Pick<Project, 'visibility' | 'sealedShows'>,
  audience: Audience,
): Pick<Schemas['ProjectSummary'], 'sealedShows'> =>
  audience === 'visitor' || visibility !== 'sealed' ? {} : { sealedShows };

/** The audience of a request. */
export const audienceOf = (session: object | null): Audience => (session === null ? 'visitor' : 'administrator');

/** The later of a time and that of its publication, once that has come. */
function orPublished({ clock }: Pick<Services, 'clock'>, time: number, publication: Publication): number {
  const { publishAt } = publication;
  return publishAt !== null && isPublic(publication, clock()) ? Math.max(time, publishAt) : time;
}

/** When a record last changed, where that is known. */
export const presentUpdate = (changedAt: number | null): { updatedAt?: string } =>
  changedAt === null ? {} : { updatedAt: new Date(changedAt).toISOString() };

/** Has the media that are shown at hand. */
interface MediaFinder {
  readonly media: { find(id: number): Media | null };
}

/** Projects without what only their own pages show. */
export async function presentSummaries(
  { grids, media, clock }: Pick<Services, 'grids' | 'media' | 'clock'>,
  projects: readonly Project[],
  audience: Audience,
): Promise<readonly Schemas['ProjectSummary'][]> {
  // A film answers the pointer by playing.
  const seconds = audience === 'administrator' ? new Map() : await grids.secondPictures(projects.map(({ id }) => id));
  const shown = await atHand(media, [...projects.map(({ headerMediaId }) => headerMediaId), ...seconds.values()]);
  return projects.map((project) => {
    const summary = presentSummary({ clock, media: shown }, project, audience);
    const header = mediaOf({ media: shown }, project.headerMediaId);
    const second = header?.mediaType === 'IMAGE' ? mediaOf({ media: shown }, seconds.get(project.id) ?? null) : null;
    return second === null
      ? summary
      : { ...summary, second: { mediaUrl: toPath(second.file), details: presentDetails(second) } };
  });
}

/** A project without what only its own page shows. */
function presentSummary(
  services: MediaFinder & Pick<Services, 'clock'>,
  project: Project,
  audience: Audience,
): Schemas['ProjectSummary'] {
  const header = mediaOf(services, project.headerMediaId);
  return {
    id: project.id,
    title: project.title,
    slug: project.slug,
    HeaderMedia: presentPath(header),
    categoryId: project.categoryId,
    clientName: project.clientName,
    year: project.year,
    Theme: project.theme,
    position: project.position,
    details: presentDetails(header),
    ...presentUpdate(project.changedAt === null ? null : orPublished(services, project.changedAt, project)),
    ...presentPublication(services, project, audience),
    ...presentSealed(project, audience),
  };
}

/** A medium that can be chosen for the home page. */
export const presentFile = (media: Media): Pick<Schemas['Frame'], 'mediaUrl' | 'mediaType' | 'details'> => ({
  mediaUrl: toPath(media.file),
  mediaType: media.mediaType,
  details: presentDetails(media),
});

/** The media of these ids, asked for at once. */
async function atHand(
  media: Pick<Services['media'], 'findAll'>,
  ids: readonly (number | null)[],
): Promise<MediaFinder['media']> {
  const found = await media.findAll(ids.flatMap((id) => id ?? []));
  return { find: (id) => found.get(id) ?? null };
}

/** The frames of a project's grids, in order. */
function presentGrids({ media }: MediaFinder, grids: readonly StoredGrid[]): Schemas['Grid'][] {
  return grids.map(({ id, gridType, gridText, frames }, index) => ({
    id,
    gridType,
    gridText,
    position: String(index + 1),
    frames: frames.map(({ id: frameId, slot, mediaId }) => ({
      id: frameId,
      slot,
      ...presentFile(mustExist(media.find(mediaId))),
    })),
  }));
}

/** A project with everything that its page and its form show. */
export async function presentProject(
  services: Pick<Services, 'projects' | 'grids' | 'media' | 'clock'>,
  project: Project,
  audience: Audience,
): Promise<Schemas['Project']> {
  const others = await services.projects.seenBy(audience).relatedProjects(project.id);
  const grids = await services.grids.ofProject(project.id);
  const media = await atHand(services.media, [
    ...[project, ...others].map(({ headerMediaId }) => headerMediaId),
    ...grids.flatMap(({ frames }) => frames.map(({ mediaId }) => mediaId)),
  ]);
  const related = others.map((other) => {
    const header = mediaOf({ media }, other.headerMediaId);
    return {
      relatedId: other.id,
      related: {
        title: other.title,
        slug: other.slug,
        HeaderMedia: presentPath(header),
        details: presentDetails(header),
      },
    };
  });
  const { words, tree, source } = presentTyped({ text: project.description ?? '', format: project.descriptionFormat });
  return {
    ...presentSummary({ clock: services.clock, media }, project, audience),
    description: project.description === null ? null : words,
    ...(tree === undefined ? {} : { richDescription: tree }),
    ...(source === undefined || audience === 'visitor' ? {} : { descriptionSource: source }),
    ...answerExtensions(projectFields, project),
    ...(audience === 'administrator'
      ? { formerSlugs: (await services.projects.formerSlugs(project.id)).filter((slug) => !isPlaceholder(slug)) }
      : {}),
    credits: (await services.projects.credits(project.id)).map(({ id, role, name }) => ({ id, role, name })),
    grids: presentGrids({ media }, grids),
    relatedProjects: related,
  };
}

/** What the home page says of the project behind a medium. */
export async function presentLink(
  { projects, categories }: Pick<Services, 'projects' | 'categories'>,
  projectId: number,
  audience: Audience,
): Promise<Schemas['ProjectLink']> {
  const { id, title, slug, clientName, year, categoryId } = mustExist(await projects.seenBy(audience).find(projectId));
  const category = categoryId === null ? null : await categories.find(categoryId);
  return {
    id,
    title,
    slug,
    ...(clientName ? { clientName } : {}),
    ...(year ? { year } : {}),
    ...(category === null ? {} : { category: category.name }),
  };
}

/** A picture in a text, with what it needs to be drawn as any other is; what it is not told to say, it says of itself. */
const presentPicture = ({ parts: [alt], caption }: RichPicture, media: Media) => {
  const words = alt === '' ? (media.alt ?? '') : alt;
  const parts: [string] = [words];
  return {
    tag: 'picture' as const,
    parts,
    mediaUrl: toPath(media.file),
    details: { ...presentDetails(media), alt: words === '' ? null : words },
    ...(caption === undefined ? {} : { caption }),
  };
};

/**
 * The text of a story or a plain page: its words and, where it is formatted, its tree and its source. A picture that has been replaced is
 * the one of now, and so is its address in the source.
 */
export async function presentContent(
  { media }: Pick<Services, 'media'>,
  rows: Pick<TextMediaRepository, 'of'>,
  { id, content, contentFormat }: Pick<Story | OwnPage, 'id' | 'content' | 'contentFormat'>,
) {
  const pictures = new Map<string, Media>();
  if (contentFormat !== 'plain') {
    for (const [file, mediaId] of await rows.of(id)) pictures.set(file, mustExist(await media.find(mediaId)));
  }
  const shown = presentIllustrated({ text: content, format: contentFormat }, (picture) => {
    const shownNow = pictures.get(picture.file);
    return shownNow === undefined ? pictureAsWords(picture) : presentPicture(picture, shownNow);
  });
  const source = [...pictures].reduce(
    (text, [file, now]) => (file === now.file ? text : text?.replaceAll(`/media/${file}`, `/media/${now.file}`)),
    shown.source,
  );
  return { words: shown.words, tree: shown.tree, source };
}

/** A story as an answer has it; only administrators are told the Markdown, and who sees it. */
export async function presentStory(
  services: Pick<Services, 'clock' | 'storyMedia' | 'media'>,
  story: Story,
  audience: Audience,
): Promise<Schemas['Story']> {
  const { words, tree, source } = await presentContent(services, services.storyMedia, story);
  return {
    id: story.id,
    title: story.title,
    authorname: story.authorname,
    content: words,
    ...(tree === undefined ? {} : { richContent: tree }),
    ...(source === undefined || audience === 'visitor' ? {} : { contentSource: source }),
    ...answerExtensions(storyFields, story),
    createdAt: new Date(orPublished(services, story.createdAt, story)).toISOString(),
    ...presentUpdate(story.changedAt === null ? null : orPublished(services, story.changedAt, story)),
    ...presentPublication(services, story, audience),
  };
}
