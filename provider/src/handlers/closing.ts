import type { HandlersFor, Schemas } from '../contract/types.ts';
import type { Services } from '../services.ts';

/** Whether visitors see the site, or one page in its place. */
export function closingHandlers({
  atomically,
  clock,
  closing,
}: Pick<Services, 'atomically' | 'clock' | 'closing'>): HandlersFor<'getClosing' | 'closeSite' | 'openSite'> {
  function present(): Schemas['Closing'] {
    const since = closing.closedAt();
    return since === null ? { closed: false } : { closed: true, since: new Date(since).toISOString() };
  }
  return {
    getClosing: () => ({ status: 200, body: { data: present() } }),

    closeSite: () => {
      atomically(() => closing.close(clock()));
      return { status: 200, body: { message: 'The site is closed.', data: present() } };
    },

    openSite: () => {
      atomically(() => closing.open());
      return { status: 200, body: { message: 'The site is open.', data: present() } };
    },
  };
}
