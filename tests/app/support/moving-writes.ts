import { builtLook } from '@vitrine/look';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Problem } from '../../../src/api/problem.ts';
import { texts } from '../../../src/dashboard/import-site/texts.ts';
import { failure } from '../../../src/dashboard/shared/messages.ts';
import type { FileToBring, ImportingEvent } from '../../../src/machines/importing/importing.events.ts';
import { makeImport } from '../../machines/support/imports.ts';
import { deletion, submission, type Attempt, type DashboardWrite } from './dashboard-writes.ts';
import type { WritingMachines } from './writing-machines.ts';

interface Way {
  /** What leads to the write, without a word of the server's. */
  readonly before: readonly ImportingEvent[];
  readonly send: ImportingEvent;
  readonly again?: ImportingEvent;
  /** The state in which it has been done. */
  readonly done: 'shown' | 'following';
}

const found = makeImport({ state: 'planned' });

/** @param own what is not the write itself, and so answers by itself */
function importing(
  { importing: machine }: Pick<WritingMachines, 'importing'>,
  { before, send, again = send, done }: Way,
  own: Parameters<typeof machine.provide>[0]['actors'] = {},
): Attempt {
  const actor = createActor(machine.provide({ actors: { watchImport: fromCallback(() => undefined), ...own } }), {
    input: { found: null },
  });
  let problem: Problem | null = null;
  actor.on('importing.failed', (failed) => {
    problem = failed.problem;
  });
  actor.start();
  for (const event of before) actor.send(event);
  return {
    send: () => actor.send(send),
    again: () => {
      problem = null;
      actor.send(actor.getSnapshot().value === 'interrupted' ? { type: 'files.retried' } : again);
    },
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    problem: () => problem ?? actor.getSnapshot().context.problem,
    isDone: () => actor.getSnapshot().value === done,
    input: () => null,
  };
}

const failed = (text: string, isRead: boolean) => ({
  describe: (problem: Problem) => failure(text, problem).text,
  unanswered: text,
  refused: text,
  ...(isRead ? { notUnderstood: text } : {}),
});

const folder: ImportingEvent = {
  type: 'folder.chosen',
  name: 'Work',
  files: [{ path: 'Work/1.jpg', file: new File(['x'], '1.jpg') }],
};

/** Every write of the screens of imports, redirects, the history and the sessions, by what the administrator does. */
export const movingWrites: Readonly<Record<string, DashboardWrite>> = {
  'show the contact form': {
    open: ({ inbox }) => submission(inbox, { kind: 'form', isShown: true }),
    ...failed('Whether the form is shown was not changed.', false),
  },
  'mark a message': {
    open: ({ inbox }) => submission(inbox, { kind: 'read', id: 4, isRead: true }),
    ...failed('The message was not marked.', false),
  },
  'delete a message': {
    open: ({ inbox }) => submission(inbox, { kind: 'delete', id: 4 }),
    ...failed('The message was not deleted.', false),
  },
  'count visits no more': {
    open: ({ setCounting }) => submission(setCounting, false),
    ...failed('Whether visits are counted was not changed.', false),
  },
  'add a redirect': {
    open: ({ saveRedirect }) =>
      submission(saveRedirect, { id: null, source: '/old', target: '/work', idempotencyKey: 'a' }),
    ...failed('The redirect was not added.', false),
  },
  'change a redirect': {
    open: ({ saveRedirect }) =>
      submission(saveRedirect, { id: 7, source: '/old', target: '/work', idempotencyKey: null }),
    ...failed('The redirect was not changed.', false),
  },
  'delete a redirect': {
    open: ({ deleteRedirect }) =>
      deletion(deleteRedirect, { id: 7, source: '/old', target: '/work', asked: 0, askedAt: null }),
    ...failed('Failed to delete redirect.', false),
  },
  'keep a look': {
    open: ({ nameLook }) => submission(nameLook, { name: 'Winter', look: builtLook, idempotencyKey: 'a' }),
    ...failed('The look was not kept.', false),
  },
  'delete a look that is kept': {
    open: ({ deleteLook }) => submission(deleteLook, { id: 7, name: 'Winter', look: builtLook }),
    ...failed('Failed to delete look.', false),
  },
  'log out somewhere else': {
    open: ({ endSessions }) => submission(endSessions, 'a'),
    ...failed('The session was not ended.', false),
  },
  'log out everywhere else': {
    open: ({ endSessions }) => submission(endSessions, null),
    ...failed('The session was not ended.', false),
  },
  'restore a revision': {
    open: ({ restoreRevision }) => submission(restoreRevision, { id: 12, etag: '"a"', idempotencyKey: 'a' }),
    ...failed('It was not restored.', false),
  },
  'have an export looked through': {
    open: (machines) =>
      importing(machines, {
        before: [],
        send: { type: 'export.chosen', file: new File(['x'], 'export.xml') },
        done: 'shown',
      }),
    ...failed(texts.failed, true),
  },
  'begin with a folder': {
    open: (machines) =>
      importing(
        machines,
        { before: [], send: folder, done: 'shown' },
        {
          bringFile: fromPromise<string | null, FileToBring>(async () => null),
          readImport: fromPromise(async () => found),
        },
      ),
    ...failed(texts.failed, true),
  },
  'bring a file of a folder': {
    open: (machines) =>
      importing(
        machines,
        { before: [], send: folder, done: 'shown' },
        { beginFolder: fromPromise(async () => found), readImport: fromPromise(async () => found) },
      ),
    ...failed(texts.failed, false),
  },
  'run an import': {
    open: (machines) =>
      importing(machines, {
        before: [{ type: 'import.opened', found }],
        send: { type: 'import.run' },
        done: 'following',
      }),
    ...failed(texts.failed, true),
  },
  'stop an import': {
    open: (machines) =>
      importing(machines, {
        before: [{ type: 'import.opened', found: makeImport({ state: 'running' }) }],
        send: { type: 'import.stop' },
        done: 'shown',
      }),
    ...failed(texts.failed, true),
  },
  'delete what an import brought': {
    open: ({ removeImported }) => deletion(removeImported, found),
    ...failed(texts.removeFailed, false),
  },
  'delete an import': {
    open: ({ deleteImport }) => deletion(deleteImport, found),
    ...failed(texts.forgetFailed, false),
  },
};
