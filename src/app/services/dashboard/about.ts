import type { AboutChange, AboutCreated, AboutUpdated } from '../../../api/dashboard/about.ts';
import {
  AboutConflictMachineContext,
  CreateAboutMachineContext,
  UpdateAboutMachineContext,
} from '../../../dashboard/about-form/machines.ts';
import type { AboutCreation } from '../../../dashboard/about-form/machines.ts';
import { draftOfAbout } from '../../../domain/about-form.ts';
import type { About } from '../../../domain/content.ts';
import { formPeople } from '../../../domain/people.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { conflictOf, submissionOf } from './generic.ts';

/** The machines of the About page's form. */
export function createAboutMachines({
  about,
  extensions,
  reads,
}: Pick<DashboardCalls, 'about' | 'reads'> & { readonly extensions: Pick<DashboardCalls['extensions'], 'holdUndo'> }) {
  /** Sends back the page that was read before; the record may have another id by now. */
  const putBack = async (replaced: About) => {
    const { id, people } = await reads.aboutForEdit(new AbortController().signal);
    // An empty path: no picture.
    const imagePath = replaced.imagePath ?? '';
    const change = { id, draft: draftOfAbout(replaced), peopleBefore: formPeople(people) };
    await about.update({ ...change, image: null, imagePath, etag: null });
    return null;
  };

  return [
    provide(
      CreateAboutMachineContext,
      submissionOf<AboutCreation, AboutCreated>(async ({ page, replaced }) => {
        const created = await about.create(page);
        if (created.undo !== null || replaced === null) return created;
        return { ...created, undo: extensions.holdUndo(() => putBack(replaced)) };
      }),
    ),
    provide(
      UpdateAboutMachineContext,
      submissionOf<AboutChange, AboutUpdated>((change) => about.update(change)),
    ),
    provide(
      AboutConflictMachineContext,
      conflictOf<About>((_page, signal) => reads.aboutForEdit(signal)),
    ),
  ];
}
