import type { Id } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import type { MediaPlace } from '../../domain/media-places.ts';

/** Where a place of a file is changed; null where that is not known. @param projectId whose media the file is among */
export function addressOf(place: MediaPlace, projectId: Id | null): string | null {
  switch (place.kind) {
    case 'header':
    case 'frame':
      return projectId === null ? null : dashboardPaths.editProject(projectId);
    case 'loose':
      return projectId === null ? null : dashboardPaths.projectMedia(projectId);
    case 'headerVideo':
      return dashboardPaths.homepageSlot('headervideo', place.position);
    case 'homeVideo':
      return dashboardPaths.homepageSlot('homepagevideo', place.position);
    case 'homeGrid':
      return dashboardPaths.homepageSlot('homepagegrid', place.position);
    case 'about':
      return dashboardPaths.editAbout;
    case 'share':
      return dashboardPaths.settings;
    case 'story':
      return dashboardPaths.editStory(place.story);
    case 'page':
      return dashboardPaths.editPage(place.page);
  }
}
