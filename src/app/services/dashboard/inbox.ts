import { InboxMachineContext, type InboxAct, type InboxDone } from '../../../dashboard/inbox/machines.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { submissionOf } from './generic.ts';

/** The machine of the inbox. */
export function createInboxMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  const act = async (asked: InboxAct): Promise<string | null> => {
    if (asked.kind === 'delete') return extensions.removeMessage(asked.id);
    if (asked.kind === 'read') await extensions.setMessageRead(asked.id, asked.isRead);
    else await extensions.setContactForm(asked.isShown);
    return null;
  };
  return [
    provide(
      InboxMachineContext,
      submissionOf<InboxAct, InboxDone>(async (asked) => ({ act: asked, undo: await act(asked) })),
    ),
  ];
}
