import type { createLog } from '../api/dashboard/log.ts';
import type { createInbox } from '../api/dashboard/messages.ts';
import type { createVisits } from '../api/dashboard/visits.ts';
import { dashboardPaths as screens } from '../domain/dashboard-paths.ts';
import { toLogPart } from '../domain/log.ts';
import { toPeriod } from '../domain/visits.ts';
import { createDashboardPage } from './dashboard-page.tsx';

/** What the screens below are read with. */
export type PeopleReads = Pick<ReturnType<typeof createInbox>, 'inbox'> &
  Pick<ReturnType<typeof createVisits>, 'visits'> &
  Pick<ReturnType<typeof createLog>, 'log'>;

/** The children of /dashboard that say what people have done: visitors, and administrators. */
export function createPeopleRoutes(extensions: PeopleReads) {
  return [
    {
      path: screens.inbox,
      ...createDashboardPage({
        read: async (_key, signal) => ({ value: await extensions.inbox(signal), problems: [] }),
        screen: async () => (await import('../dashboard/inbox/InboxScreen.tsx')).InboxScreen,
      }),
    },
    {
      path: `${screens.visitors}/:days?`,
      ...createDashboardPage({
        keyOf: ({ days }) => toPeriod(days),
        read: async (key, signal) => ({ value: await extensions.visits(toPeriod(key), signal), problems: [] }),
        screen: async () => (await import('../dashboard/visitors/VisitorsScreen.tsx')).VisitorsScreen,
      }),
    },
    {
      path: `${screens.log}/:of?/:before?`,
      ...createDashboardPage({
        keyOf: ({ of, before = '' }) => `${toLogPart(of)}/${/^[1-9]\d{0,14}$/.test(before) ? before : ''}`,
        read: async (key, signal) => {
          const [of, before = ''] = key.split('/');
          return { value: await extensions.log(toLogPart(of), before, signal), problems: [] };
        },
        screen: async () => (await import('../dashboard/log/LogScreen.tsx')).LogScreen,
      }),
    },
  ];
}
