import { setImmediate } from 'node:timers/promises';
import { createPicturesInTexts } from '../handlers/pictures-in-texts.ts';
import type { PictureServices } from '../handlers/pictures-in-texts.ts';
import type { ImportItem } from '../repositories/imports.ts';
import type { Services } from '../services.ts';

export type RemoveServices = PictureServices &
  Pick<
    Services,
    'projects' | 'stories' | 'storyMedia' | 'pages' | 'pageMedia' | 'redirects' | 'undoService' | 'atomically'
  >;

/** So many in one transaction: others are answered in between. */
const atOnce = 50;

/**
 * Deletes what items were made into, as far as it is still there, with the redirects that lead to it. Each can be restored by itself.
 * @returns how many projects, stories and pages there were
 */
export async function removeAll(services: RemoveServices, items: readonly ImportItem[]): Promise<number> {
  const { projects, stories, storyMedia, pages, pageMedia, media, redirects, undoService, atomically } = services;
  const inStories = createPicturesInTexts(services, storyMedia);
  const inPages = createPicturesInTexts(services, pageMedia);

  function removeRecord({ made, recordId: id }: ImportItem): boolean {
    if (made === null || id === null) return false;
    const of = { story: stories, project: projects, page: pages }[made];
    if (of.seenBy('administrator').find(id) === null) return false;
    undoService.record(made, id);
    if (made === 'story') inStories.remove(id, stories.remove);
    else if (made === 'page') inPages.remove(id, pages.remove);
    else {
      media.remove(projects.mediaIds(id));
      projects.remove(id);
    }
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
