import type { HandlersFor, Schemas } from '../contract/types.ts';
import type { Services } from '../services.ts';

/** Whether visitors see the site, or one page in its place. */
export function closingHandlers({
  atomically,
  clock,
  closing,
}: Pick<Services, 'atomically' | 'clock' | 'closing'>): HandlersFor<'getClosing' | 'closeSite' | 'openSite'> {
  async function present(): Promise<Schemas['Closing']> {
    const since = await closing.closedAt();
    return since === null ? { closed: false } : { closed: true, since: new Date(since).toISOString() };
  }
  return {
    getClosing: async () => ({ status: 200, body: { data: await present() } }),

    closeSite: async () => {
      await atomically(() => closing.close(clock()));
      return { status: 200, body: { message: 'The site is closed.', data: await present() } };
    },

    openSite: async () => {
      await atomically(() => closing.open());
      return { status: 200, body: { message: 'The site is open.', data: await present() } };
    },
  };
}
