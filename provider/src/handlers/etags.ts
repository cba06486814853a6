import type { RecordEtags } from '../contract/types.ts';
import { etagOf } from '../http/etag.ts';
import { findById } from '../rules/ids.ts';
import type { OwnPage } from '../repositories/pages.ts';
import type { Project } from '../repositories/projects.ts';
import type { Story } from '../repositories/stories.ts';
import type { Services } from '../services.ts';

/** What the entity tags are made from. */
export type EtagSources = Pick<Services, 'about' | 'grids' | 'homeTexts' | 'projects' | 'site'>;

/**
 * The entity tags of the records that have an edit form. Each covers exactly what its form writes: moving
 * a project, or describing one of its pictures, is no reason to refuse what somebody has typed.
 */
export function createEtags({ about, grids, homeTexts, projects, site }: EtagSources) {
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
  };
}

/** The entity tags by the operations that honour `If-Match`. */
export function createRecordEtags(services: EtagSources & Pick<Services, 'pages' | 'stories'>): RecordEtags {
  const etags = createEtags(services);
  const ofRecord = <T>(record: T | null, etag: (record: T) => string) => (record === null ? null : etag(record));
  return {
    updateStory: ({ id }) => ofRecord(findById(id, services.stories.seenBy('administrator').find), etags.story),
    updateProject: ({ id }) => ofRecord(findById(id, services.projects.seenBy('administrator').find), etags.project),
    updatePage: ({ id }) => ofRecord(findById(id, services.pages.seenBy('administrator').find), etags.page),
    updateAboutPage: etags.about,
    updateHomeTexts: etags.homeTexts,
  };
}
