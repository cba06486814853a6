import type { ReactNode } from 'react';
import { createDashboardMachines } from '../../../src/app/services/dashboard/machines.tsx';
import { dashboardCalls } from '../../../src/app/services/dashboard/calls.ts';
import { ContactMachines } from '../../../src/app/services/site/contact.ts';
import { createContactFormMachines } from '../../../src/app/services/site/contact-form.ts';
import { FrameCentringMachines } from '../../../src/app/services/site/frame-centring.tsx';
import { HomeMachines } from '../../../src/app/services/site/home.ts';
import { ProjectMachines } from '../../../src/app/services/site/project.ts';
import { ShellMachines } from '../../../src/app/services/site/shell.ts';
import { StoriesMachines } from '../../../src/app/services/site/stories.ts';
import { WorkMachines } from '../../../src/app/services/site/work.ts';

const ContactFormMachines = createContactFormMachines('');

const DashboardMachines = createDashboardMachines(dashboardCalls, {
  clearSession: () => undefined,
  isFlagged: () => true,
  isLeaving: () => false,
  readAuthToken: () => null,
  saveSession: () => undefined,
  saveUsername: () => undefined,
  watchConnection: () => () => undefined,
  watchBackForwardCache: () => ({ show: () => undefined, stop: () => undefined }),
  watchSessionEnd: () => () => undefined,
  watchSilenceEnd: () => () => undefined,
});

/** Everything that the app provides, for any screen at once: a page itself brings only its own machines. */
export function AllMachines({ children }: { readonly children: ReactNode }) {
  const features = [
    ShellMachines,
    HomeMachines,
    FrameCentringMachines,
    WorkMachines,
    ProjectMachines,
    StoriesMachines,
    ContactMachines,
    ContactFormMachines,
    DashboardMachines,
  ];
  return features.reduceRight((inner, Machines) => <Machines>{inner}</Machines>, children);
}
