import { assign, emit, fromPromise, setup } from 'xstate';
import type { AnyEventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mediaPickerMachine } from '../../src/machines/media-picker/media-picker.machine.ts';
import { createLab } from '../../stories/machines/lab/lab.ts';
import { standAlone } from '../../stories/machines/lab/run.ts';
import { nodesOf, readMachine } from '../../devtools/chart/read.ts';
import { done, error } from '../machines/support/reach.ts';
import { findMachines } from '../machines/support/every-machine.ts';
import { problems, thrown } from '../machines/support/play.ts';

const slot = { selectedField: 'headervideo', position: 1, mediaId: null, projectId: null, id: 5 };
const film = { id: 1, path: 'media/1.mp4', media: { kind: 'video' } };

function createPicker() {
  const lab = createLab(standAlone(mediaPickerMachine, []), { slot, projectId: 5 });
  lab.send({ type: 'media.toggle', part: 'film', frame: film });
  lab.send({ type: 'picker.submit' });
  return lab;
}

const states = (lab: ReturnType<typeof createLab>) => lab.view().steps.map(({ outcome }) => outcome.snapshot.value);

describe('a machine in the laboratory', () => {
  test('is made to submit, fails by hand, and steps back and forth', () => {
    const lab = createPicker();
    lab.send(error('sendMedia', thrown(problems.offline)));
    expect(states(lab)).toEqual(['choosing', 'choosing', 'sending', 'choosing']);
    expect(lab.view().steps[3]?.outcome.notes).toEqual(['says picker.refused']);

    lab.goTo(2);
    expect(lab.view().snapshot.value).toBe('sending');
    expect(lab.view().steps).toHaveLength(4);
    lab.goTo(0);
    expect(lab.view().snapshot.context['choice']).toEqual({ before: null, after: null, film: null });
    lab.goTo(3);
    expect(lab.view().snapshot.value).toBe('choosing');
    expect(lab.view().snapshot.context['choice'].film).toEqual(film);
  });

  test('takes another way from an earlier step, which ends what came after it', () => {
    const lab = createPicker();
    lab.send(error('sendMedia', thrown(problems.offline)));
    lab.goTo(2);
    lab.send(done('sendMedia'));
    expect(states(lab)).toEqual(['choosing', 'choosing', 'sending', 'finished']);
  });

  test('an answer that is late is waited for on the clock', () => {
    const lab = createPicker();
    lab.answerLater(done('sendMedia'), 'sendMedia', 5000);
    lab.wait(4999);
    expect(lab.view().snapshot.value).toBe('sending');
    expect(lab.view().timers).toEqual([{ name: 'sendMedia answers', due: 5000, total: 5000 }]);
    lab.wait(1);
    expect(lab.view().snapshot.value).toBe('finished');
  });

  test('an answer that comes after the machine has gone on is heard by nobody', () => {
    const lab = createPicker();
    lab.answerLater(done('sendMedia'), 'sendMedia', 1000);
    lab.send(error('sendMedia', thrown(problems.offline)));
    lab.wait(1000);
    expect(lab.view().snapshot.value).toBe('choosing');
    expect(lab.view().steps.at(-1)?.outcome.notes.join()).toContain('too late');
  });

  test('what the real component sends is a step like any other; what changes nothing is none', () => {
    const lab = createPicker();
    lab.goTo(1);
    lab.view().actor.send({ type: 'picker.unheard' });
    expect(lab.view().steps).toHaveLength(3);
    const again: AnyEventObject = { type: 'media.toggle', part: 'film', frame: film };
    lab.view().actor.send(again);
    expect(states(lab)).toEqual(['choosing', 'choosing', 'choosing']);
    expect(lab.view().snapshot.context['choice'].film).toBe(null);
  });
});

const lamp = setup({
  actors: { watch: fromPromise(() => Promise.resolve()) },
  actions: { count: assign(({ context }) => ({ turns: context['turns'] + 1 })), tell: emit({ type: 'lamp.lit' }) },
  delays: { patience: 3000 },
}).createMachine({
  id: 'lamp',
  type: 'parallel',
  context: { turns: 0 },
  states: {
    light: {
      initial: 'off',
      states: {
        off: { after: { patience: { target: 'on', actions: ['count', 'tell'] } } },
        on: { on: { press: 'off' } },
      },
    },
    door: { invoke: { src: 'watch', id: 'watch' } },
  },
});

test('delays stand until the clock is moved, and each is a step of its own', () => {
  const lab = createLab(standAlone(lamp, []), undefined);
  expect(lab.view().timers).toEqual([{ name: 'after patience', due: 3000, total: 3000 }]);
  lab.wait(500);
  lab.wait(500);
  expect(lab.view().steps).toHaveLength(2);
  lab.wait(2500);
  expect(lab.view().steps.map(({ outcome }) => outcome.at)).toEqual([0, 1000, 3000, 3500]);
  expect(lab.view().snapshot.value).toEqual({ light: 'on', door: {} });
  lab.goTo(1);
  expect(lab.view().timers.map(({ due }) => due)).toEqual([3000]);
});

describe('a drawing holds every state and every transition that does something', async () => {
  test.each(await findMachines())('$file', ({ machine }) => {
    const { arrows, states: drawn } = readMachine(machine);
    const flat = (list: typeof drawn): typeof drawn => list.flatMap((state) => [state, ...flat(state.states)]);
    const shown = new Set(
      [...flat(drawn), ...arrows].flatMap(({ lines }) => lines.map(({ transition }) => transition)),
    );
    const nodes = nodesOf(machine.root);
    const transitions = nodes.flatMap((node) => [...node.transitions.values()].flat().concat(node.always ?? []));
    const silent = transitions.filter((one) => !shown.has(one));
    expect(silent.filter(({ target, actions }) => target !== undefined || actions.length > 0)).toEqual([]);
    const ids = new Set(flat(drawn).map(({ id }) => id));
    expect(nodes.filter((node) => node !== machine.root && !ids.has(node.id))).toEqual([]);
  });
});
