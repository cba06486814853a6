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
  const homePlaces = [home.headerVideos, home.homeVideos, home.homeGrid];
  return {
    story: (story: Story): string => etagOf({ ...story, changedAt: null }),
    project: (project: Project): string => {
      const { id } = project;
      // The order of the projects is not the form's, nor is the time of its last save.
      const fields = { ...project, position: null, changedAt: null };
      // Every save writes the credits anew, under new ids.
      const credits = projects.credits(id).map(({ role, name }) => [role, name]);
      return etagOf([fields, credits, grids.ofProject(id), projects.seenBy('administrator').related(id)]);
    },
    page: (page: OwnPage): string => etagOf({ ...page, changedAt: null }),
    about: (): string => etagOf(about.get()),
    homeTexts: (): string => etagOf(homeTexts.list()),
    site: (): string => etagOf(site.get()),
    homepage: (): string => etagOf([homeTexts.list(), ...homePlaces.map((place) => place.list('administrator'))]),
  };
}

/** The entity tag of what a revision is of, as its form has it; `null` where it is not stored. */
export function targetEtag(services: EtagSources & Pick<Services, 'stories'>, { kind, id }: Target): string | null {
  const etags = createEtags(services);
  switch (kind) {
    case 'project': {
      const project = services.projects.seenBy('administrator').find(id);
      return project === null ? null : etags.project(project);
    }
    case 'story': {
      const story = services.stories.seenBy('administrator').find(id);
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
  const ofRecord = <T>(record: T | null, etag: (record: T) => string) => (record === null ? null : etag(record));
  return {
    updateStory: ({ id }) => ofRecord(findById(id, services.stories.seenBy('administrator').find), etags.story),
    updateProject: ({ id }) => ofRecord(findById(id, services.projects.seenBy('administrator').find), etags.project),
    updatePage: ({ id }) => ofRecord(findById(id, services.pages.seenBy('administrator').find), etags.page),
    updateRedirect: ({ id }) => ofRecord(findById(id, services.redirects.find), redirectEtag),
    updateAboutPage: etags.about,
    updateHomeTexts: etags.homeTexts,
  };
}
