import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import type { FolderFile, SiteImport } from '../../src/domain/imports.ts';
import { createImportingActors, type ImportingPlatform } from '../../src/machines/importing/importing.actors.ts';
import { importingMachine } from '../../src/machines/importing/importing.machine.ts';
import { makeImport } from './support/imports.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';

const file = (path: string): FolderFile => ({ path, file: new File([path], path.split('/').at(-1) ?? '') });

/** A machine with a provider that takes everything, and a clock that is moved by hand. */
function start(own: Partial<ImportingPlatform> = {}, found: SiteImport | null = null) {
  const later: (() => void)[] = [];
  const brought: string[] = [];
  const told: string[] = [];
  const actors = createImportingActors({
    sendExport: () => Promise.resolve(makeImport()),
    beginFolder: (name) => Promise.resolve(makeImport({ kind: 'folder', state: 'collecting', name })),
    prepare: (one) => Promise.resolve(one),
    bringFile: (_id, { path }) => {
      brought.push(path);
      return Promise.resolve();
    },
    findImport: () => Promise.resolve(makeImport()),
    runImport: (_id, choices) => Promise.resolve(makeImport({ state: 'running', choices })),
    cancelImport: () => Promise.resolve(makeImport({ state: 'cancelled' })),
    isOfFile: (problem) => problem.kind === 'http' && problem.status < 500,
    reasonOf: ({ message }) => message,
    later: (run) => {
      later.push(run);
      return () => later.splice(later.indexOf(run), 1);
    },
    ...own,
  });
  const actor = createActor(importingMachine.provide({ actors }), { input: { found } });
  actor.on('*', ({ type }) => told.push(type));
  actor.start();
  return {
    actor,
    brought,
    told,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
    tick: async () => {
      later.shift()?.();
      await settle();
    },
    waiting: () => later.length,
  };
}

it('an export is sent, looked through, and run with what was chosen; no host is ticked unasked', async () => {
  const { actor, state, context, told } = start();
  actor.send({ type: 'export.chosen', file: new File(['x'], 'export.xml') });
  expect(state()).toBe('uploading');
  await settle();
  expect(state()).toBe('shown');
  expect(context().choices).toEqual({ types: { post: 'story', testimonial: 'none' }, hosts: [], redirects: true });
  const choices = { types: { post: 'page' as const }, hosts: ['old.example'], redirects: false };
  actor.send({ type: 'choices.changed', choices });
  actor.send({ type: 'import.run' });
  await settle();
  expect(state()).toBe('following');
  expect(context().found?.choices).toEqual(choices);
  expect(told).toEqual(['importing.changed']);
});

it('an import that was open when the page was reloaded is shown again, and one under way is followed', () => {
  const records = [{ kind: 'story' as const, id: 1, title: 'Kiln', address: '/individual/1' }];
  const { actor, state, context } = start({}, makeImport({ state: 'done', records }));
  expect(state()).toBe('shown');
  expect(context().found?.records).toEqual(records);
  actor.send({ type: 'import.closed' });
  expect(state()).toBe('idle');
  expect(start({}, makeImport({ state: 'running' })).state()).toBe('following');
  expect(start().state()).toBe('idle');
});

it('an export that is given up is sent no further', async () => {
  const sending = deferred<SiteImport>();
  let signal: AbortSignal | null = null;
  const { actor, state, told } = start({
    sendExport: (_file, onShare, given) => {
      signal = given;
      onShare(0.5);
      return sending.promise;
    },
  });
  actor.send({ type: 'export.chosen', file: new File(['x'], 'export.xml') });
  await settle();
  actor.send({ type: 'import.closed' });
  expect(signal).toMatchObject({ aborted: true });
  sending.resolve(makeImport());
  await settle();
  expect([state(), told]).toEqual(['idle', []]);
});

it('an export that is refused leaves the ways in, and says why', async () => {
  const { actor, state, told } = start({ sendExport: () => Promise.reject(thrown(problems.refused)) });
  actor.send({ type: 'export.chosen', file: new File(['x'], 'export.xml') });
  await settle();
  expect([state(), told]).toEqual(['idle', ['importing.failed']]);
});

it('files of a folder are brought one after the other, with what is made of them; those of no use are named', async () => {
  const { actor, state, brought, context } = start({
    prepare: (one) =>
      Promise.resolve(
        one.name.endsWith('.heic')
          ? new File(['jpeg'], one.name.replace('.heic', '.jpg'))
          : one.name.endsWith('.txt')
            ? { reason: 'It is no picture.' }
            : one,
      ),
  });
  actor.send({
    type: 'folder.chosen',
    name: 'Work',
    files: ['Work/a.heic', 'Work/Kal/b.txt', 'Work/Kal/c.jpg'].map(file),
  });
  await settle();
  await settle();
  await settle();
  await settle();
  expect(brought).toEqual(['Work/a.jpg', 'Work/Kal/c.jpg']);
  expect(context().refused).toEqual([{ path: 'Work/Kal/b.txt', reason: 'It is no picture.' }]);
  expect(state()).toBe('shown');
});

it('a file that the provider refuses is left out; one that does not arrive waits for a decision', async () => {
  const tries: string[] = [];
  const { actor, state, context } = start({
    bringFile: (_id, { path }) => {
      tries.push(path);
      if (path === 'a/1.jpg') return Promise.reject(thrown(problems.refused));
      return tries.length < 4 ? Promise.reject(thrown(problems.offline)) : Promise.resolve();
    },
  });
  actor.send({ type: 'folder.chosen', name: 'a', files: ['a/1.jpg', 'a/2.jpg', 'a/3.jpg'].map(file) });
  await settle();
  await settle();
  expect([state(), context().problem]).toEqual(['interrupted', problems.offline]);
  actor.send({ type: 'files.retried' });
  await settle();
  expect([state(), tries]).toEqual(['interrupted', ['a/1.jpg', 'a/2.jpg', 'a/2.jpg']]);
  actor.send({ type: 'file.skipped' });
  await settle();
  await settle();
  expect(state()).toBe('shown');
  expect(context().refused).toEqual([
    { path: 'a/1.jpg', reason: 'Wrong password' },
    { path: 'a/2.jpg', reason: 'You left it out.' },
  ]);
  expect(tries.at(-1)).toBe('a/3.jpg');
});

it('what is under way is looked at until it is done, also when nothing is heard for a while', async () => {
  const answers = [
    () => Promise.resolve(makeImport({ state: 'running', current: 'Hello' })),
    () => Promise.reject(thrown(problems.offline)),
    () => Promise.resolve(makeImport({ state: 'done', made: 41 })),
  ];
  const { state, context, tick, told, waiting } = start(
    { findImport: () => (answers.shift() ?? (() => Promise.resolve(makeImport())))() },
    makeImport({ state: 'running' }),
  );
  expect(state()).toBe('following');
  await tick();
  expect(context().found?.current).toBe('Hello');
  await tick();
  expect([state(), context().problem]).toEqual(['following', problems.offline]);
  await tick();
  expect([state(), context().problem, context().found?.made]).toEqual(['shown', null, 41]);
  expect([told, waiting()]).toEqual([['importing.changed'], 0]);
});

it('closing it stops nothing on the server, and asks no more', async () => {
  const { actor, state, waiting } = start({}, makeImport({ state: 'running' }));
  actor.send({ type: 'import.closed' });
  expect([state(), waiting()]).toEqual(['idle', 0]);
});

it('it is stopped, and goes on being looked at where that was refused', async () => {
  const one = start({}, makeImport({ state: 'running' }));
  one.actor.send({ type: 'import.stop' });
  await settle();
  expect([one.state(), one.context().found?.state]).toEqual(['shown', 'cancelled']);
  const other = start({ cancelImport: () => Promise.reject(thrown(problems.down)) }, makeImport({ state: 'running' }));
  other.actor.send({ type: 'import.stop' });
  await settle();
  expect([other.state(), other.told]).toEqual(['following', ['importing.failed']]);
});
