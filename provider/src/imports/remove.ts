import { inPortions } from '../lib/in-portions.ts';
import { createPicturesInTexts } from '../records/pictures-in-texts.ts';
import type { PictureServices } from '../records/pictures-in-texts.ts';
import type { ImportItem } from '../repositories/imports.ts';
import type { Services } from '../services.ts';

export type RemoveServices = PictureServices &
  Pick<
    Services,
    'projects' | 'stories' | 'storyMedia' | 'pages' | 'pageMedia' | 'redirects' | 'undoService' | 'atomically'
  >;

/** How many are removed in one transaction: other requests are answered in between. */
const atOnce = 50;

/**
 * Deletes what items were made into, as far as it is still there, with the redirects that lead to it. Each can be restored by itself.
 * @returns how many projects, stories and pages there were
 */
export async function removeAll(services: RemoveServices, items: readonly ImportItem[]): Promise<number> {
  const { projects, stories, storyMedia, pages, pageMedia, media, redirects, undoService, atomically } = services;
  const inStories = createPicturesInTexts(services, storyMedia);
  const inPages = createPicturesInTexts(services, pageMedia);

  async function removeRecord({ made, recordId: id }: ImportItem): Promise<boolean> {
    if (made === null || id === null) return false;
    const of = { story: stories, project: projects, page: pages }[made];
    if ((await of.seenBy('administrator').find(id)) === null) return false;
    await undoService.record(made, id);
    if (made === 'story') await inStories.remove(id, stories.remove);
    else if (made === 'page') await inPages.remove(id, pages.remove);
    else {
      await media.remove(await projects.mediaIds(id));
      await projects.remove(id);
    }
    return true;
  }

  const before = await redirects.list();
  /** With those from addresses that it had before: they lead to it. */
  async function removeRedirect({ redirectId: id }: ImportItem): Promise<void> {
    const last = id === null ? null : await redirects.find(id);
    if (last === null) return;
    for (const one of [last, ...before.filter(({ targetPath }) => targetPath === last.source)]) {
      if ((await redirects.find(one.id)) === null) continue;
      await undoService.record('redirect', one.id);
      await redirects.remove(one.id);
    }
  }

  let count = 0;
  for await (const some of inPortions(items, atOnce)) {
    await atomically(async () => {
      for (const item of some) {
        if (await removeRecord(item)) count += 1;
        await removeRedirect(item);
      }
    });
  }
  await atomically(async () => {
    const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);
    await projects.reorder(idsOf(await projects.seenBy('administrator').list()));
    await pages.reorder(idsOf(await pages.seenBy('administrator').list()));
  });
  return count;
}
