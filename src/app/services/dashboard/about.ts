import type { AboutChange, AboutUpdated, NewAbout } from '../../../api/dashboard/about.ts';
import {
  AboutConflictMachineContext,
  CreateAboutMachineContext,
  UpdateAboutMachineContext,
} from '../../../dashboard/about-form/machines.ts';
import type { About } from '../../../domain/content.ts';
import { createProvider, provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { conflictOf, submissionOf } from './generic.ts';

/** The machines of the About page's form. */
export function createAboutMachines({ about, reads }: Pick<DashboardCalls, 'about' | 'reads'>) {
  return createProvider(
    provide(
      CreateAboutMachineContext,
      submissionOf<NewAbout, string>((page) => about.create(page)),
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
