import { submission, type DashboardWrite } from './dashboard-writes.ts';

/** What the form says, whatever is the matter with the provider; a refusal of what was typed has the provider's words. */
const unreached = 'The server could not be reached.';
const said: Omit<DashboardWrite, 'open'> = { describe: () => unreached, unanswered: unreached, refused: unreached };

/** What visitors write. */
export const visitorWrites: Readonly<Record<string, DashboardWrite>> = {
  'ask for a ticket': { open: ({ ticket }) => submission(ticket, null), ...said, notUnderstood: unreached },
  'write to the studio': {
    open: ({ sendMessage }) =>
      submission(sendMessage, {
        name: 'Mara',
        email: 'mara@museum.example',
        text: 'Hello.',
        website: '',
        ticket: { ticket: 'a-ticket', at: 0 },
      }),
    ...said,
  },
};
