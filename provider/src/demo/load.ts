import { projectFields, receiveTexts, storyFields } from '@vitrine/content';
import { aboutId } from '../repositories/about.ts';
import type { Repositories } from '../repositories/index.ts';
import { noFiles } from '../repositories/site.ts';
import type { DemoContent, DemoProject } from './content.ts';
import type { DemoFile } from './files.ts';
import { mapInOrder } from '../lib/in-order.ts';

const day = 86_400_000;
/** The demo stories came out three weeks apart; the newest, a few days before the first start. */
const storyInterval = 21 * day;
const newestStoryAge = 4 * day;

const published = { visibility: 'public', publishAt: null } as const;

async function loadProject(
  repositories: Repositories,
  project: DemoProject,
  categoryId: number | null,
  media: Media,
): Promise<number> {
  const { projects, grids } = repositories;
  const id = await projects.insert(project.slug, {
    ...receiveTexts(projectFields, project, null),
    description: project.description,
    descriptionFormat: 'plain',
    theme: project.Theme,
    categoryId,
    headerMediaId: media(project.HeaderMedia.mediaUrl),
    sealedShows: 'nothing',
    ...published,
  });
  await projects.replaceCredits(id, project.credits);
  await grids.write(
    id,
    project.grids.map(({ gridType, gridText, frames }) => ({
      id: null,
      gridType,
      gridText: gridText ?? null,
      frames: frames.map(({ mediaUrl }, index) => ({
        id: null,
        slot: gridType === 'G3' ? 0 : index,
        mediaId: media(mediaUrl),
      })),
    })),
  );
  return id;
}

/** The record of a demo file, by its path in the demo content. */
type Media = (path: string) => number;

async function recordMedia(repositories: Repositories, files: ReadonlyMap<string, DemoFile>): Promise<Media> {
  const { media, renditions } = repositories;
  async function insert({ poster, rendition, dark, focus, ...file }: DemoFile): Promise<number> {
    const posterId = poster === null ? {} : { posterId: await media.insert(poster) };
    const id = await media.insert({ ...file, ...posterId });
    if (focus !== null) await media.setFocus(id, focus);
    if (rendition !== null) await renditions.insert(id, await media.insert(rendition));
    if (dark !== null) await media.setDark(id, await insert(dark));
    return id;
  }
  const ids = new Map(await mapInOrder(files, async ([path, file]) => [path, await insert(file)] as const));
  return (path) => found(ids.get(path), path);
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo content names ${name}, which is not there.`);
  return value;
}

async function loadHome(
  repositories: Repositories,
  content: DemoContent,
  project: (slug: string) => number,
  media: Media,
): Promise<void> {
  const { headerVideos, homeVideos, homeGrid, homeTexts } = repositories;
  for (const video of content.headerVideos) {
    await headerVideos.insert({
      position: video.position,
      projectId: project(video.project),
      mediaId: media(video.videoUrl),
    });
  }
  for (const video of content.homepageVideos) {
    await homeVideos.insert({
      position: video.position,
      projectId: project(video.project),
      mediaId: media(video.homepagevideoUrl),
    });
  }
  for (const cell of content.homepageGrid) {
    await homeGrid.insert(cell.position, {
      projectId: project(cell.project),
      nonHoverMediaId: media(cell.nonHoverMedia),
      hoverMediaId: media(cell.hoverMedia),
    });
  }
  for (const { position, text } of content.homeTexts) await homeTexts.update(position, text);
}

/**
 * Writes the demo content into an empty store. To be run in a transaction.
 * @param files the demo files in the store (`copyDemoFiles`)
 * @param now milliseconds since 1970-01-01 UTC; the stories are dated before it
 */
export async function loadDemo(
  repositories: Repositories,
  content: DemoContent,
  files: ReadonlyMap<string, DemoFile>,
  now: number,
): Promise<void> {
  const { categories, projects, stories, storyMedia, about, aboutMedia, site } = repositories;
  await site.put({ texts: content.site, files: noFiles });
  const media = await recordMedia(repositories, files);
  const categoryIds = new Map(
    await mapInOrder(content.categories, async ({ name }) => [name, (await categories.insert(name)).id] as const),
  );
  const projectIds = new Map(
    await mapInOrder(content.projects, async (project) => {
      const categoryId = found(categoryIds.get(project.category), project.category);
      return [project.slug, await loadProject(repositories, project, categoryId, media)] as const;
    }),
  );
  const project = (slug: string): number => found(projectIds.get(slug), slug);
  for (const { slug, relatedProjects } of content.projects) {
    await projects.replaceRelated(project(slug), relatedProjects.map(project));
  }
  await loadHome(repositories, content, project, media);
  for (const [index, story] of content.stories.entries()) {
    const age = newestStoryAge + (content.stories.length - 1 - index) * storyInterval;
    const { picture } = story;
    const file = picture === undefined ? '' : found(files.get(picture.mediaUrl), picture.mediaUrl).file;
    const opening = picture === undefined ? '' : `![](/media/${file} "${picture.caption}")\n\n`;
    const { id } = await stories.insert(
      {
        ...receiveTexts(storyFields, story, null),
        content: opening + story.content,
        contentFormat: picture === undefined ? 'plain' : 'markdown',
        ...published,
      },
      now - age,
    );
    if (picture !== undefined) await storyMedia.write(id, new Map([[file, media(picture.mediaUrl)]]));
  }
  const { mediaUrl, ...page } = content.about;
  const people = page.people.map(({ name, role, portrait }) => ({
    name,
    role,
    portrait: found(files.get(portrait.mediaUrl), portrait.mediaUrl).file,
  }));
  await about.put({
    mediaId: media(mediaUrl),
    introHeading: page.introHeading,
    introDescription: page.introDescription,
    whatWeDoHeading: page.whatWeDoHeading,
    howWeDoHeading: page.howWeDoMainHeading,
    whoWeAreHeading: page.whoWeAreHeading,
    whoWeAreDescription: page.whoWeAreDescription,
    clientsHeading: page.clientssectionHeading,
    whatWeDo: page.whatWeDoSections,
    howWeDo: page.howWeDoSubsections,
    clients: page.clientSections,
    people,
  });
  await aboutMedia.write(
    aboutId,
    new Map(people.map(({ portrait }, index) => [portrait, media(page.people[index]?.portrait.mediaUrl ?? '')])),
  );
}
