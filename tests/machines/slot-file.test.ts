import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import type { ProjectFile } from '../../src/domain/content.ts';
import type { SlotField } from '../../src/domain/slots.ts';
import { createSlotFileActors } from '../../src/machines/slot-file/slot-file.actors.ts';
import { slotFileMachine } from '../../src/machines/slot-file/slot-file.machine.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';
import type { Deferred } from './support/play.ts';

const media = { url: 'blob:1', kind: 'image', alt: null, width: 9, height: 9, poster: null, color: null } as const;
const stored: ProjectFile = {
  id: 'loose-1',
  path: 'media/a.jpg',
  slot: 0,
  media,
  name: 'a.jpg',
  bytes: 4,
  hasDetails: true,
  isRemovable: true,
};
const kal = { id: 5, title: 'Kal' };
const file = new File(['abcd'], 'a.jpg', { type: 'image/jpeg' });

function open(field: SlotField = 'homepagegrid') {
  const news: string[] = [];
  const released: string[] = [];
  const uploads: { readonly answer: Deferred<ProjectFile>; readonly signal: AbortSignal; readonly to: unknown }[] = [];
  const actors = createSlotFileActors(
    {
      storeFile: ({ projectId }, onProgress, signal) => {
        const answer = deferred<ProjectFile>();
        uploads.push({ answer, signal, to: projectId });
        onProgress({ sent: 1, total: 4 });
        return answer.promise;
      },
    },
    { inspectMediaFile: async () => ({ media }), releasePreview: (url) => released.push(url) },
  );
  const actor = createActor(slotFileMachine.provide({ actors }), { input: { field } });
  actor.on('file.stored', ({ project }) => news.push(`stored with ${project.title}`));
  actor.on('file.refused', ({ reason }) => news.push(reason));
  actor.start();
  return { actor, news, released, uploads, state: () => actor.getSnapshot().value };
}

it('asks for a project, stores the file with it, and lets the preview go', async () => {
  const { actor, news, released, uploads, state } = open();
  actor.send({ type: 'file.choose', file, project: null });
  await settle();
  actor.send({ type: 'file.send' });
  expect(state()).toEqual({ opened: 'choosing' });
  actor.send({ type: 'project.choose', project: kal });
  actor.send({ type: 'file.send' });
  actor.send({ type: 'file.send' });
  expect([uploads.map(({ to }) => to), actor.getSnapshot().context.progress]).toEqual([[5], { sent: 1, total: 4 }]);
  uploads[0]?.answer.resolve(stored);
  await settle();
  expect([state(), news, released]).toEqual(['idle', ['stored with Kal'], ['blob:1']]);
});

it('a failure and a cancelled upload keep file and project', async () => {
  const { actor, news, uploads, state } = open();
  actor.send({ type: 'file.choose', file, project: kal });
  await settle();
  actor.send({ type: 'file.send' });
  uploads[0]?.answer.reject(thrown(problems.offline));
  await settle();
  expect([state(), actor.getSnapshot().context.problem?.kind]).toEqual([{ opened: 'failed' }, 'network']);
  actor.send({ type: 'file.send' });
  actor.send({ type: 'upload.cancel' });
  expect([state(), uploads[1]?.signal.aborted, actor.getSnapshot().context.project]).toEqual([
    { opened: 'choosing' },
    true,
    kal,
  ]);
  actor.send({ type: 'file.send' });
  expect(actor.getSnapshot().context.problem).toBe(null);
  uploads[2]?.answer.resolve(stored);
  await settle();
  expect(news).toEqual(['stored with Kal']);
});

it('refuses before anything is asked: an empty file, and a picture for a film slot', async () => {
  const { actor, news, released, state } = open('headervideo');
  actor.send({ type: 'file.choose', file: new File([], 'empty.jpg'), project: kal });
  actor.send({ type: 'file.choose', file, project: kal });
  await settle();
  expect([state(), news]).toEqual(['idle', ['empty.jpg is empty.', 'This slot takes videos only.']]);
  expect(released, 'its preview is not kept').toEqual(['blob:1']);
});
