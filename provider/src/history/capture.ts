import { projectFields, storedPart, storyFields } from '@vitrine/content';
import type { Repositories } from '../repositories/index.ts';
import type { Media } from '../repositories/media.ts';
import type { Target } from '../repositories/revisions.ts';
import { siteFiles } from '../repositories/site.ts';
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

/** Reads the present state of something; `null` where it is not stored. */
export type Capture = (target: Target) => RevisionState | null;

export function createCapture(repositories: Repositories): Capture {
  const { about, categories, grids, headerVideos, homeGrid, homeTexts, homeVideos, media, projects, site } =
    repositories;
  const { stories, storyMedia } = repositories;
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

  function placed(id: number | null): PlacedFile | null {
    const found = id === null ? null : media.find(id);
    if (found === null) return null;
    return { ...describe(found), ...(found.dark === null ? {} : { dark: describe(found.dark) }) };
  }

  function mustBePlaced(id: number): PlacedFile {
    const file = placed(id);
    if (file === null) throw new Error('A file that a foreign key refers to does not exist.');
    return file;
  }

  const named = (id: number): Named => ({ id, name: all.find(id)?.title ?? '' });

  function captureProject(id: number): ProjectState | null {
    const project = all.find(id);
    if (project === null) return null;
    const { slug } = project;
    const fields = storedPart(projectFields, project);
    const category = fields.categoryId === null ? null : categories.find(fields.categoryId);
    return {
      kind: 'project',
      slug,
      fields,
      category: category === null ? null : { id: category.id, name: category.name },
      credits: projects.credits(id).map(({ role, name }) => ({ role, name })),
      related: all.related(id).map(named),
      header: placed(fields.headerMediaId),
      grids: grids.ofProject(id).map(({ frames, ...grid }) => ({
        ...grid,
        frames: frames.map(({ id: frame, slot, mediaId }) => ({ id: frame, slot, file: mustBePlaced(mediaId) })),
      })),
    };
  }

  function captureStory(id: number): StoryState | null {
    const story = stories.seenBy('administrator').find(id);
    if (story === null) return null;
    return {
      kind: 'story',
      fields: storedPart(storyFields, story),
      pictures: [...storyMedia.of(id)].map(([name, mediaId]) => ({ name, file: mustBePlaced(mediaId) })),
    };
  }

  function captureAbout(): AboutState | null {
    const stored = about.get();
    if (stored === null) return null;
    const { mediaId, ...page } = stored;
    return { kind: 'about', page, picture: placed(mediaId) };
  }

  function captureSettings(): SettingsState | null {
    const stored = site.get();
    if (stored === null) return null;
    return {
      kind: 'settings',
      texts: stored.texts,
      files: siteFiles.flatMap((name) => {
        const file = placed(stored.files[name]);
        return file === null ? [] : [{ name, file }];
      }),
    };
  }

  const slots = (films: VideoSlotRepository): readonly SlotState[] =>
    films.list('administrator').map(({ position, projectId, mediaId }) => ({
      position,
      project: named(projectId),
      file: mustBePlaced(mediaId),
    }));

  const captureHomepage = (): HomepageState => ({
    kind: 'homepage',
    texts: homeTexts.list(),
    headerVideos: slots(headerVideos),
    homeVideos: slots(homeVideos),
    grid: homeGrid.list('administrator').map(({ position, projectId, nonHoverMediaId, hoverMediaId }) => ({
      position,
      project: named(projectId),
      nonHover: placed(nonHoverMediaId),
      hover: placed(hoverMediaId),
    })),
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
