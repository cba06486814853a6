import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { restoreRunning } from '../backup/restore-running.ts';
import type { StoredBackup } from '../backup/stored.ts';
import type { HandlersFor, Schemas } from '../contract/types.ts';
import { filePolicy } from '../http/headers.ts';
import { isWithin } from '../lib/clock.ts';
import { badRequest, conflict, notFound } from '../lib/http-error.ts';
import { findMissing } from '../health/missing-media.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { removeFormer } from '../imports/former-files.ts';
import type { Services } from '../services.ts';
import { ownerOf, proveOwner } from './login-session.ts';
import { forOne, sendByName } from './send-media.ts';

type Operations = 'listBackups' | 'createBackup' | 'openBackup' | 'getBackupFile' | 'restoreBackup';

type BackupServices = Pick<
  Services,
  | 'administrators'
  | 'log'
  | 'resets'
  | 'right'
  | 'backups'
  | 'nightly'
  | 'clock'
  | 'db'
  | 'store'
  | 'imports'
  | 'links'
  | 'atomically'
>;

/** How long the key of a download is good, in milliseconds: a download that breaks off goes on with it. */
const keyLifetime = 6 * 60 * 60_000;

/** The most missing files that an answer names; the archive names all. */
const mostNamed = 100;

const presentMissing = (missing: readonly FileUse[]): Schemas['MissingFiles'] => ({
  count: missing.length,
  files: missing.slice(0, mostNamed).map(({ file, name, uses }) => ({ file, name, uses: [...uses] })),
});

/** Backups that are made, downloaded and restored in the dashboard. Each asks for the password: whoever has a backup has the digests. */
export function backupHandlers(services: BackupServices): HandlersFor<Operations> {
  const { backups, nightly, clock, db, store, imports } = services;
  const keys = new Map<string, { readonly backup: string; readonly administrator: number; readonly madeAt: number }>();
  let isRestoring = false;

  const present = async (backup: StoredBackup): Promise<Schemas['Backup']> => {
    const { id, kind, madeAt, expiresAt, bytes } = backup;
    return {
      id,
      kind,
      madeAt: new Date(madeAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
      bytes,
      missing: presentMissing(await backups.missingFrom(backup)),
    };
  };
  const toIso = (time: number): string => new Date(time).toISOString();
  const presentNights = async (): Promise<Schemas['NightlyBackups']> => {
    if (nightly === null) return { isOn: false, lastGoodAt: null, failure: null };
    const [goodAt, failure] = [await nightly.lastGoodAt(), await nightly.lastFailure()];
    return {
      isOn: true,
      lastGoodAt: goodAt === null ? null : toIso(goodAt),
      failure: failure === null ? null : { at: toIso(failure.at), reason: failure.reason },
    };
  };
  const requireBackup = (id: string | undefined): StoredBackup => {
    const found = backups.find(id ?? '');
    if (found === null) throw notFound('backup');
    return found;
  };
  const createKey = (backup: StoredBackup, administrator: number): string => {
    for (const [key, { madeAt }] of keys) if (!isWithin(keyLifetime, madeAt, clock())) keys.delete(key);
    const key = randomBytes(32).toString('base64url');
    keys.set(key, { backup: backup.id, administrator, madeAt: clock() });
    return key;
  };

  return {
    listBackups: async () => ({
      status: 200,
      body: {
        data: await Promise.all(backups.list().map(present)),
        missing: presentMissing(await findMissing(db, store)),
        nightly: await presentNights(),
      },
    }),

    createBackup: async ({ body, session, request }) => {
      backups.assertIdle();
      const owner = await proveOwner(services, { session, request, password: body.password });
      const backup = await backups.make('made');
      await backups.removeExpired();
      // It took a while. The backup stays, for whoever is there.
      await services.right.ask();
      return {
        status: 201,
        body: { message: 'Made.', data: { ...(await present(backup)), key: createKey(backup, owner.id) } },
      };
    },

    openBackup: async ({ params, body, session, request }) => {
      const owner = await proveOwner(services, { session, request, password: body.password });
      const backup = requireBackup(params['id']);
      return { status: 200, body: { message: 'It can be downloaded.', data: { key: createKey(backup, owner.id) } } };
    },

    getBackupFile: async ({ params, query, session, request, reply }) => {
      const owner = await ownerOf(services, session);
      const backup = requireBackup(params['id']);
      const known = keys.get(query['key'] ?? '');
      const isGood = known !== undefined && isWithin(keyLifetime, known.madeAt, clock());
      if (!isGood || known.backup !== backup.id || known.administrator !== owner.id) {
        throw notFound('backup');
      }
      const date = new Date(backup.madeAt).toISOString().slice(0, 10);
      reply
        .header('content-type', 'application/x-tar')
        .header('content-disposition', `attachment; filename="vitrine-${date}.tar"`)
        .header('cache-control', 'no-store')
        .header('content-security-policy', filePolicy);
      sendByName({ name: backups.fileOf(backup), folder: backups.folder }, forOne, request, reply);
      return null;
    },

    restoreBackup: async ({ body, session, request }) => {
      await proveOwner(services, { session, request, password: body.password });
      if ((body.file === undefined) === (body.backup === undefined)) {
        throw badRequest('Exactly one of "file" and "backup" is needed.');
      }
      const archive =
        body.file === undefined ? join(backups.folder, backups.fileOf(requireBackup(body.backup))) : body.file.path;
      if ((await imports.list()).some(({ state }) => state === 'running')) {
        throw conflict('An import is under way. Stop it first, or wait until it has ended.');
      }
      if (isRestoring) throw conflict('A backup is being restored already.');
      isRestoring = true;
      const former = await imports.list();
      try {
        const { before, files, missing } = await restoreRunning(
          { db, links: services.links, store, backups, assertRight: services.right.ask },
          archive,
        );
        await services.atomically(async () => {
          // Those of a backup of before.
          await services.links.encryptStored();
          for (const { id, state } of await imports.list()) {
            // Nobody is at work on it here.
            if (state === 'running') await imports.setState(id, 'cancelled');
          }
        });
        await removeFormer(store.incoming, former, imports);
        return {
          status: 200,
          body: {
            message: 'Restored.',
            data: { before: await present(before), files, missing: presentMissing(missing) },
          },
        };
      } finally {
        isRestoring = false;
      }
    },
  };
}
