import { administrator } from './administrator.ts';
import { startOwnProvider, temporaryStore, type OwnProvider } from './own-provider.ts';
import { test } from './test.ts';

/** What somebody without a session is answered. */
interface VisitorAnswer {
  readonly status: number;
  readonly html: string;
  /** Of redirects; else `''`. */
  readonly location: string;
  /** `X-Robots-Tag`; `''` where there is none. */
  readonly robots: string;
}

/** An empty studio with an administrator, for the tests of one file, one after the other. */
export function useOwnStudio() {
  const store = temporaryStore();
  let provider: OwnProvider | null = null;
  const origin = (): string => {
    if (provider === null) throw new Error('The studio is there while tests run.');
    return provider.origin;
  };

  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    provider = await startOwnProvider(store.folder, {
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    });
  });
  test.afterAll(async () => {
    await provider?.kill();
    store.remove();
  });

  return {
    get origin(): string {
      return origin();
    },
    /** @param address a path, or a whole address */
    async asVisitor(address: string): Promise<VisitorAnswer> {
      const answer = await fetch(new URL(address, origin()), { headers: { accept: 'text/html' }, redirect: 'manual' });
      const header = (name: string) => answer.headers.get(name) ?? '';
      return {
        status: answer.status,
        html: await answer.text(),
        location: header('location'),
        robots: header('x-robots-tag'),
      };
    },
  };
}
