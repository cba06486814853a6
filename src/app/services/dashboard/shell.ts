import { lockScroll } from '@vitrine/design-system/components/overlay';
import { CommandProjectsMachineContext } from '../../../dashboard/shell/machines.ts';
import type { ProjectSummary } from '../../../domain/content.ts';
import { createCommandMenuActors } from '../../../machines/command-menu/command-menu.actors.ts';
import { commandMenuMachine } from '../../../machines/command-menu/command-menu.machine.ts';
import { CommandMenuMachineContext } from '../../../machines/command-menu/command-menu.react.tsx';
import { createMobileMenuActors } from '../../../machines/mobile-menu/mobile-menu.actors.ts';
import { DASHBOARD_WIDE_FROM, mobileMenuMachine } from '../../../machines/mobile-menu/mobile-menu.machine.ts';
import { MobileMenuMachineContext } from '../../../machines/mobile-menu/mobile-menu.react.tsx';
import { readCharacterShortcut, saveCharacterShortcut, watchShortcuts } from '../../../platform/shortcuts.ts';
import { watchMinWidth } from '../../../platform/viewport.ts';
import { createProvider, provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { resourceOf } from './generic.ts';

/** The machines of what surrounds every screen of the dashboard. */
export function createShellMachines({ siteReads }: Pick<DashboardCalls, 'siteReads'>) {
  return createProvider(
    provide(
      CommandMenuMachineContext,
      commandMenuMachine.provide({
        actors: createCommandMenuActors({
          loadCode: () => import('../../../dashboard/shell/CommandDialogs.tsx'),
          watchShortcuts,
          readCharacterShortcut,
          saveCharacterShortcut,
        }),
      }),
    ),
    provide(
      MobileMenuMachineContext,
      mobileMenuMachine.provide({ actors: createMobileMenuActors({ watchMinWidth, lockScroll }, DASHBOARD_WIDE_FROM) }),
    ),
    provide(
      CommandProjectsMachineContext,
      resourceOf<readonly ProjectSummary[]>((_key, signal) => siteReads.projects(signal)),
    ),
  );
}
