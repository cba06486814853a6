import type { RecordEtags } from '../contract/types.ts';
import { etagOf } from './etag.ts';
import { findById } from '../rules/ids.ts';
import type { OwnPage } from '../repositories/pages.ts';
import type { Target } from '../repositories/revisions.ts';
import type { Project } from '../repositories/projects.ts';
import type { Redirect } from '../repositories/redirects.ts';
import type { Story } from '../repositories/stories.ts';
import type { Services } from '../services.ts';

/** What the entity tags are made from. */
export type EtagSources = Pick<
  Services,
  'about' | 'grids' | 'headerVideos' | 'homeGrid' | 'homeTexts' | 'homeVideos' | 'projects' | 'site'
>;

/** Of what the form of a redirect writes: how often it is asked for is not its. */
export const redirectEtag = ({ id, source, target }: Redirect): string => etagOf({ id, source, target });

/**
 * The entity tags of the records that have an edit form. Each covers exactly what its form writes: moving
 * a project, or describing one of its pictures, is no reason to refuse what somebody has typed.
 */
export function createEtags({ about, grids, homeTexts, projects, site, ...home }: EtagSources) {
  return {
    story: (story: Story): string => etagOf({ ...story, changedAt: null }),
    project: async (project: Project): Promise<string> => {
      const { id } = project;
      // The order of the projects is not the form's, nor is the time of its last save.
      const fields = { ...project, position: null, changedAt: null };
      // Every save rewrites the credits, under new ids.
      const credits = (await projects.credits(id)).map(({ role, name }) => [role, name]);
      return etagOf([fields, credits, await grids.ofProject(id), await projects.seenBy('administrator').related(id)]);
    },
    page: (page: OwnPage): string => etagOf({ ...page, changedAt: null }),
    about: async (): Promise<string> => etagOf(await about.get()),
    homeTexts: async (): Promise<string> => etagOf(await homeTexts.list()),
    site: async (): Promise<string> => etagOf(await site.get()),
    homepage: async (): Promise<string> =>
      etagOf([
        await homeTexts.list(),
        await home.headerVideos.list('administrator'),
        await home.homeVideos.list('administrator'),
        await home.homeGrid.list('administrator'),
      ]),
  };
}

/** The entity tag of what a revision is of, as its form has it; `null` where it is not stored. */
export async function targetEtag(
  services: EtagSources & Pick<Services, 'stories'>,
  { kind, id }: Target,
): Promise<string | null> {
  const etags = createEtags(services);
  switch (kind) {
    case 'project': {
      const project = await services.projects.seenBy('administrator').find(id);
      return project === null ? null : etags.project(project);
    }
    case 'story': {
      const story = await services.stories.seenBy('administrator').find(id);
      return story === null ? null : etags.story(story);
    }
    case 'about':
      return etags.about();
    case 'settings':
      return etags.site();
    case 'homepage':
      return etags.homepage();
  }
}

/** The entity tags by the operations that honour `If-Match`. */
export function createRecordEtags(
  services: EtagSources & Pick<Services, 'pages' | 'redirects' | 'stories'>,
): RecordEtags {
  const etags = createEtags(services);
  const ofRecord = async <T>(record: T | null, etag: (record: T) => string | Promise<string>) =>
    record === null ? null : await etag(record);
  return {
    updateStory: async ({ id }) =>
      await ofRecord(await findById(id, services.stories.seenBy('administrator').find), etags.story),
    updateProject: async ({ id }) =>
      await ofRecord(await findById(id, services.projects.seenBy('administrator').find), etags.project),
    updatePage: async ({ id }) =>
      await ofRecord(await findById(id, services.pages.seenBy('administrator').find), etags.page),
    updateRedirect: async ({ id }) => await ofRecord(await findById(id, services.redirects.find), redirectEtag),
    updateAboutPage: etags.about,
    updateHomeTexts: etags.homeTexts,
  };
}
