import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Problem } from '../../../src/api/problem.ts';
import { failure, reasonOf } from '../../../src/dashboard/shared/messages.ts';
import { actTexts as backups } from '../../../src/dashboard/backup/texts.ts';
import { texts as people } from '../../../src/dashboard/administrators/texts.ts';
import { acts, texts } from '../../../src/dashboard/sign-in/texts.ts';
import type { SecondFactorAct } from '../../../src/domain/sign-in.ts';
import type { ActToProve, Proven } from '../../../src/machines/second-factor/second-factor.machine.ts';
import { deletion, submission, textForm, type Attempt, type DashboardWrite } from './dashboard-writes.ts';
import type { WritingMachines } from './writing-machines.ts';

const step = { token: 't', username: 'ada' };
const secret = { secret: 'JBSW', uri: 'otpauth://totp/x', squares: [[true]] };
const passkey = { id: 'a', name: 'Phone', createdAt: 0, lastUsedAt: null, isSynced: false };

const missing = { count: 0, files: [] };
const stored = { id: '1-made', kind: 'made', madeAt: 1, expiresAt: 2, bytes: 3, missing } as const;

const colleague = { id: 2, values: { password: '' }, etag: null };

const failed = (text: string, notUnderstood: string | null) => ({
  describe: (problem: Problem) => failure(text, problem).text,
  unanswered: text,
  refused: text,
  ...(notUnderstood === null ? {} : { notUnderstood }),
});

/** What the login says of a failure. */
const atLogin = { describe: reasonOf, unanswered: '{why}', refused: 'The server cannot be reached at the moment.' };

function act(machine: WritingMachines['secondFactor'], which: SecondFactorAct, state: string) {
  const actor = createActor(machine).start();
  actor.send({ type: 'act.ask', act: which });
  const type = () => actor.send({ type: 'field.changed', value: 'typed' });
  type();
  const send = () => actor.send({ type: 'field.submit' });
  return {
    /** The password, or the code that has taken its place. */
    type,
    send,
    again: send,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    problem: () => actor.getSnapshot().context.problem,
    isDone: () => actor.getSnapshot().value === state,
    input: () => ({ typed: actor.getSnapshot().context.typed }),
  };
}

async function confirmation(machine: WritingMachines['secondFactor']): Promise<Attempt> {
  const prove = fromPromise<Proven, ActToProve>(async () => ({ act: 'setUp', secret }));
  const attempt = act(machine.provide({ actors: { prove } }), 'setUp', 'showing');
  attempt.send();
  await new Promise((resolve) => setImmediate(resolve));
  attempt.type();
  return attempt;
}

async function atSteps(machine: WritingMachines['loginSteps'], event: 'code.submit' | 'passkey.use'): Promise<Attempt> {
  const findPasskeys = fromPromise<boolean, undefined>(async () => true);
  const actor = createActor(machine.provide({ actors: { findPasskeys } })).start();
  await new Promise((resolve) => setImmediate(resolve));
  actor.send({ type: 'step.asked', step });
  actor.send({ type: 'code.changed', code: '123456' });
  const send = () => actor.send({ type: event });
  return {
    send,
    again: send,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    problem: () => actor.getSnapshot().context.problem,
    isDone: () => actor.getSnapshot().value === 'finished',
    input: () => ({ code: actor.getSnapshot().context.code }),
  };
}

/** What a link opens is asked for with a POST, so that its secret stands in no address. */
function opening(machine: WritingMachines['openInvitation']): Attempt {
  const watchConnection = fromCallback<EventObject, undefined>(() => undefined);
  const logProblems = fromPromise<void, { readonly problems: readonly Problem[] }>(async () => undefined);
  const actors = { watchConnection, logProblems };
  const actor = createActor(machine.provide({ actors }), { input: { key: null } }).start();
  return {
    send: () => actor.send({ type: 'resource.load', key: 'a-token' }),
    again: () => actor.send({ type: 'resource.retry' }),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    problem: () => actor.getSnapshot().context.problems[0] ?? null,
    isDone: () => actor.getSnapshot().value === 'loaded',
    input: () => null,
  };
}

/** Every write of how one logs in, by what the administrator does. */
export const signInWrites: Readonly<Record<string, DashboardWrite>> = {
  'log in with a code': { open: ({ loginSteps }) => atSteps(loginSteps, 'code.submit'), ...atLogin },
  'log in with a passkey': {
    open: ({ loginSteps }) => atSteps(loginSteps, 'passkey.use'),
    ...atLogin,
    notUnderstood: 'This browser could not do it here.',
  },
  'make a backup': {
    open: ({ backup }) => submission(backup, { act: { kind: 'make' }, password: 'typed' }),
    isLong: true,
    ...failed(backups.make.failed, backups.make.failed),
  },
  'download a backup': {
    open: ({ backup }) => submission(backup, { act: { kind: 'download', backup: stored }, password: 'typed' }),
    ...failed(backups.download.failed, backups.download.failed),
  },
  'restore a backup': {
    open: ({ backup }) => submission(backup, { act: { kind: 'restore', from: stored }, password: 'typed' }),
    isLong: true,
    ...failed(backups.restore.failed, null),
  },
  'invite somebody': {
    open: ({ invite }) => textForm(invite, null, ['name', 'password']),
    ...failed(people.inviteFailed, people.inviteFailed),
  },
  'take an invitation back': {
    open: ({ revokeInvitation }) =>
      submission(revokeInvitation, { id: 3, name: 'Mara', invitedBy: 'Ada', expiresAt: 0 }),
    ...failed(people.revokeFailed, null),
  },
  'open an invitation': {
    open: ({ openInvitation }) => opening(openInvitation),
    ...atLogin,
    notUnderstood: 'could not be understood',
  },
  'join by an invitation': {
    open: ({ join }) =>
      textForm(join, { id: 'token', values: { username: '', name: '', password: '' }, etag: null }, [
        'username',
        'name',
        'password',
      ]),
    ...atLogin,
  },
  'ask for a new password': {
    open: ({ forgotten }) => textForm(forgotten, { id: 'none', values: { username: '' }, etag: null }, ['username']),
    ...atLogin,
  },
  'choose a new password by a link': {
    open: ({ newPassword }) =>
      textForm(newPassword, { id: 'token', values: { password: '' }, etag: null }, ['password']),
    ...atLogin,
  },
  'rename an administrator': {
    open: ({ renameAdministrator }) =>
      textForm(renameAdministrator, { id: 2, values: { name: 'Old' }, etag: null }, ['name']),
    ...failed(people.renameFailed, null),
  },
  'remove an administrator': {
    open: ({ removeAdministrator }) => textForm(removeAdministrator, colleague, ['password']),
    ...failed(people.removeFailed, null),
  },
  'let an administrator in again': {
    open: ({ restoreAdministrator }) => textForm(restoreAdministrator, colleague, ['password']),
    ...failed(people.restoreFailed, null),
  },
  'set up an app': {
    open: ({ secondFactor }) => act(secondFactor, 'setUp', 'scanning'),
    ...failed(acts.setUp.failed, acts.setUp.failed),
  },
  'confirm an app': {
    open: ({ secondFactor }) => confirmation(secondFactor),
    ...failed(acts.setUp.failed, acts.setUp.failed),
  },
  'turn an app off': {
    open: ({ secondFactor }) => act(secondFactor, 'turnOff', 'closed'),
    ...failed(acts.turnOff.failed, null),
  },
  'make new recovery codes': {
    open: ({ secondFactor }) => act(secondFactor, 'renewCodes', 'showing'),
    ...failed(acts.renewCodes.failed, acts.renewCodes.failed),
  },
  'add a passkey': {
    open: ({ addPasskey }) => textForm(addPasskey, null, ['name', 'password']),
    ...failed(texts.addFailed, texts.addFailed),
  },
  'rename a passkey': {
    open: ({ renamePasskey }) => textForm(renamePasskey, { id: 'a', values: { name: 'Old' }, etag: null }, ['name']),
    ...failed(texts.renameFailed, null),
  },
  'remove a passkey': {
    open: ({ removePasskey }) => deletion(removePasskey, passkey),
    ...failed(texts.removeFailed, null),
  },
};
