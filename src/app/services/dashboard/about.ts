import type { AboutChange, AboutCreated, AboutUpdated, NewAbout } from '../../../api/dashboard/about.ts';
import { isNotFound, toProblem } from '../../../api/problem.ts';
import {
  AboutConflictMachineContext,
  CreateAboutMachineContext,
  ReplaceAboutMachineContext,
  UpdateAboutMachineContext,
} from '../../../dashboard/about-form/machines.ts';
import { isUnwritten } from '../../../domain/about-form.ts';
import type { About } from '../../../domain/content.ts';
import { createProvider, provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { conflictOf, replacementOf, submissionOf } from './generic.ts';

/** A provider may answer 404 where no page has been written. */
async function readIfThere(read: () => Promise<About>): Promise<About | null> {
  try {
    return await read();
  } catch (thrown) {
    if (isNotFound(toProblem(thrown))) return null;
    throw thrown;
  }
}

/** The machines of the About page's form. */
export function createAboutMachines({ about, reads }: Pick<DashboardCalls, 'about' | 'reads'>) {
  return createProvider(
    provide(
      CreateAboutMachineContext,
      submissionOf<NewAbout, AboutCreated>((page) => about.create(page)),
    ),
    provide(
      ReplaceAboutMachineContext,
      replacementOf<About>(async (signal) => {
        const found = await readIfThere(() => reads.aboutForEdit(signal));
        return found === null || isUnwritten(found) ? null : found;
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
  );
}
