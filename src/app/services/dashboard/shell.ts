import { lockScroll } from '@vitrine/design-system/components/overlay';
import { CommandProjectsMachineContext } from '../../../dashboard/shell/machines.ts';
import type { ProjectSummary } from '../../../domain/content.ts';
import { createClosingActors } from '../../../machines/closing/closing.actors.ts';
import { closingMachine } from '../../../machines/closing/closing.machine.ts';
import { ClosingMachineContext } from '../../../machines/closing/closing.react.tsx';
import { createCommandMenuActors } from '../../../machines/command-menu/command-menu.actors.ts';
import { commandMenuMachine } from '../../../machines/command-menu/command-menu.machine.ts';
import { CommandMenuMachineContext } from '../../../machines/command-menu/command-menu.react.tsx';
import { createMobileMenuActors } from '../../../machines/mobile-menu/mobile-menu.actors.ts';
import { DASHBOARD_WIDE_FROM, mobileMenuMachine } from '../../../machines/mobile-menu/mobile-menu.machine.ts';
import { MobileMenuMachineContext } from '../../../machines/mobile-menu/mobile-menu.react.tsx';
import { noteClosedSite } from '../../../platform/closed-site.ts';
import { holdKeys, readCharacterShortcut, saveCharacterShortcut, watchShortcuts } from '../../../platform/shortcuts.ts';
import { watchMinWidth } from '../../../platform/viewport.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { resourceOf } from './generic.ts';

/** The machines of what surrounds every screen of the dashboard. */
export function createShellMachines({ siteReads, extensions }: Pick<DashboardCalls, 'siteReads' | 'extensions'>) {
  return [
    provide(
      CommandMenuMachineContext,
      commandMenuMachine.provide({
        actors: createCommandMenuActors({
          loadCode: () => import('../../../dashboard/shell/CommandDialogs.tsx'),
          watchShortcuts,
          holdKeys,
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
      ClosingMachineContext,
      closingMachine.provide({
        actors: createClosingActors({
          async readClosing(signal) {
            const closing = await extensions.readClosing(signal);
            noteClosedSite(closing.isClosed);
            return closing;
          },
          async setClosed(isClosed) {
            await extensions.setClosed(isClosed);
            noteClosedSite(isClosed);
          },
        }),
      }),
    ),
    provide(
      CommandProjectsMachineContext,
      resourceOf<readonly ProjectSummary[]>((_key, signal) => siteReads.projects(signal)),
    ),
  ];
}
