import { setImmediate } from 'node:timers/promises';
import { createStoryPictures } from '../handlers/story-pictures.ts';
import type { ImportItem } from '../repositories/imports.ts';
import type { Services } from '../services.ts';

export type RemoveServices = Pick<
  Services,
  | 'projects'
  | 'stories'
  | 'storyMedia'
  | 'textPictures'
  | 'pages'
  | 'media'
  | 'mediaPlaces'
  | 'replacements'
  | 'redirects'
  | 'undoService'
  | 'atomically'
>;

/** So many in one transaction: others are answered in between. */
const atOnce = 50;

/**
 * Deletes what items were made into, as far as it is still there, with the redirects that lead to it. Each can be restored by itself.
 * @returns how many projects, stories and pages there were
 */
export async function removeAll(services: RemoveServices, items: readonly ImportItem[]): Promise<number> {
  const { projects, stories, storyMedia, pages, media, redirects, undoService, atomically } = services;
  const pictures = createStoryPictures(services);

  function removeRecord({ made, recordId: id }: ImportItem): boolean {
    if (made === null || id === null) return false;
    const of = { story: stories, project: projects, page: pages }[made];
    if (of.seenBy('administrator').find(id) === null) return false;
    undoService.record(made, id);
    if (made === 'story') {
      const ids = [...storyMedia.ofStory(id).values()];
      stories.remove(id);
      // Their files stay on the disk until this can no longer be undone.
      pictures.release(ids);
    } else if (made === 'project') {
      media.remove(projects.mediaIds(id));
      projects.remove(id);
    } else pages.remove(id);
    return true;
  }

  function removeRedirect({ redirectId: id }: ImportItem): void {
    if (id === null || redirects.find(id) === null) return;
    undoService.record('redirect', id);
    redirects.remove(id);
  }

  let count = 0;
  for (let at = 0; at < items.length; at += atOnce) {
    atomically(() => {
      for (const item of items.slice(at, at + atOnce)) {
        if (removeRecord(item)) count += 1;
        removeRedirect(item);
      }
    });
    await setImmediate();
  }
  atomically(() => {
    const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);
    projects.reorder(idsOf(projects.seenBy('administrator').list()));
    pages.reorder(idsOf(pages.seenBy('administrator').list()));
  });
  return count;
}
