import { projectFields, storedPart, storyFields } from '@vitrine/content';
import { aboutId } from '../repositories/about.ts';
import type { Repositories } from '../repositories/index.ts';
import type { Media } from '../repositories/media.ts';
import type { Target } from '../repositories/revisions.ts';
import { siteFiles } from '../repositories/site.ts';
import type { TextMediaRepository } from '../repositories/text-media.ts';
import type { VideoSlotRepository } from '../repositories/video-slots.ts';
import type {
  AboutState,
  DarkFile,
  HomepageState,
  Named,
  PlacedFile,
  ProjectState,
  RevisionState,
  SettingsState,
  SlotState,
  StoryState,
} from '../rules/revision-state.ts';
import { flatMapInOrder, mapInOrder } from '../lib/in-order.ts';

/** Reads the present state of something; `null` where it is not stored. */
export type Capture = (target: Target) => Promise<RevisionState | null>;

/** Reads states by the repositories, drafts included. */
export function createCapture(repositories: Repositories): Capture {
  const { about, categories, grids, headerVideos, homeGrid, homeTexts, homeVideos, media, projects, site } =
    repositories;
  const { stories, storyMedia, aboutMedia } = repositories;
  const all = projects.seenBy('administrator');

  const describe = ({ id, file, mediaType, posterFile, alt, focus, hasSound, sound, captions }: Media): DarkFile => ({
    id,
    file,
    mediaType,
    poster: posterFile,
    alt,
    focus,
    sound: hasSound ? sound : null,
    ...(captions === null ? {} : { captions }),
  });

  async function placed(id: number | null): Promise<PlacedFile | null> {
    const found = id === null ? null : await media.find(id);
    if (found === null) return null;
    return { ...describe(found), ...(found.dark === null ? {} : { dark: describe(found.dark) }) };
  }

  async function mustBePlaced(id: number): Promise<PlacedFile> {
    const file = await placed(id);
    if (file === null) throw new Error('A file that a foreign key refers to does not exist.');
    return file;
  }

  const inText = async (rows: TextMediaRepository, id: number) =>
    await mapInOrder([...(await rows.of(id))], async ([name, mediaId]) => ({
      name,
      file: await mustBePlaced(mediaId),
    }));

  const named = async (id: number): Promise<Named> => ({ id, name: (await all.find(id))?.title ?? '' });

  async function captureProject(id: number): Promise<ProjectState | null> {
    const project = await all.find(id);
    if (project === null) return null;
    const { slug } = project;
    const fields = storedPart(projectFields, project);
    const category = fields.categoryId === null ? null : await categories.find(fields.categoryId);
    return {
      kind: 'project',
      slug,
      fields,
      category: category === null ? null : { id: category.id, name: category.name },
      credits: (await projects.credits(id)).map(({ role, name }) => ({ role, name })),
      related: await mapInOrder(await all.related(id), named),
      header: await placed(fields.headerMediaId),
      grids: await mapInOrder(await grids.ofProject(id), async ({ frames, ...grid }) => ({
        ...grid,
        frames: await mapInOrder(frames, async ({ id: frame, slot, mediaId }) => ({
          id: frame,
          slot,
          file: await mustBePlaced(mediaId),
        })),
      })),
    };
  }

  async function captureStory(id: number): Promise<StoryState | null> {
    const story = await stories.seenBy('administrator').find(id);
    if (story === null) return null;
    return {
      kind: 'story',
      fields: storedPart(storyFields, story),
      pictures: await inText(storyMedia, id),
    };
  }

  async function captureAbout(): Promise<AboutState | null> {
    const stored = await about.get();
    if (stored === null) return null;
    const { mediaId, ...page } = stored;
    return {
      kind: 'about',
      page,
      picture: await placed(mediaId),
      portraits: await inText(aboutMedia, aboutId),
    };
  }

  async function captureSettings(): Promise<SettingsState | null> {
    const stored = await site.get();
    if (stored === null) return null;
    return {
      kind: 'settings',
      texts: stored.texts,
      files: await flatMapInOrder(siteFiles, async (name) => {
        const file = await placed(stored.files[name]);
        return file === null ? [] : [{ name, file }];
      }),
    };
  }

  const slots = async (films: VideoSlotRepository): Promise<readonly SlotState[]> =>
    await mapInOrder(await films.list('administrator'), async ({ position, projectId, mediaId }) => ({
      position,
      project: await named(projectId),
      file: await mustBePlaced(mediaId),
    }));

  const captureHomepage = async (): Promise<HomepageState> => ({
    kind: 'homepage',
    texts: await homeTexts.list(),
    headerVideos: await slots(headerVideos),
    homeVideos: await slots(homeVideos),
    grid: await mapInOrder(
      await homeGrid.list('administrator'),
      async ({ position, projectId, nonHoverMediaId, hoverMediaId }) => ({
        position,
        project: await named(projectId),
        nonHover: await placed(nonHoverMediaId),
        hover: await placed(hoverMediaId),
      }),
    ),
  });

  return ({ kind, id }) => {
    switch (kind) {
      case 'project':
        return captureProject(id);
      case 'story':
        return captureStory(id);
      case 'about':
        return captureAbout();
      case 'settings':
        return captureSettings();
      case 'homepage':
        return captureHomepage();
    }
  };
}
