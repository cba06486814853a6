import { paths } from '../../src/domain/paths.ts';
import { logInAtOther, startOtherProvider } from '../support/other-provider.ts';
import { expect, test } from '../support/test.ts';

/** Entries of the menu that extensions bring, and the calls of their screens. */
const extensions = {
  // Its record is the settings, which this provider has not either.
  Look: /^\/api\/site\b/,
  Redirects: /^\/api\/redirects/,
  Inbox: /^\/api\/messages/,
  Visitors: /^\/api\/visits/,
  Import: /^\/api\/imports/,
  Administrators: /^\/api\/(administrators|invitations|join)/,
  Backup: /^\/api\/(backups|restores)/,
  Log: /^\/api\/log(?!in|out)/,
  Sessions: /^\/api\/sessions/,
};

test('with a provider of the specified calls no screen of an extension is there, and nothing is asked', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  const plain = await startOtherProvider();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  try {
    await logInAtOther(page, plain.origin);
    await expect(page).toHaveURL(plain.origin + paths.dashboard);
    await expect(page.getByRole('link', { name: 'Reset Password' }).first()).toBeVisible();
    for (const [name, calls] of Object.entries(extensions)) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
      expect(asked.filter((path) => calls.test(path))).toEqual([]);
    }
  } finally {
    await plain.close();
  }
});
