/**
 * Events are data: no event, input or emitted event of any machine holds a function, a promise or a part of the page, so
 * that the inspector and the Storybook lab can show and replay each.
 */
import { Actor, SimulatedClock, StateMachine, createActor, fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import { findMachines } from './support/every-machine.ts';
import { findPlan } from './support/find-plan.ts';
import { eventsAt } from './support/reach.ts';
import { createRandom } from './support/random.ts';
import { silence } from './support/silence.ts';

const isData = (value: object) => [Blob, Error, Actor].some((kind) => value instanceof kind);

/**
 * Where a value holds what is not data: paths such as `event.element.play`. Files, errors, and the references by which a
 * machine knows its children, count as data.
 */
function findNoData(value: unknown, path: string): readonly string[] {
  if (typeof value === 'function' || typeof value === 'symbol') return [path];
  if (typeof value !== 'object' || value === null || isData(value)) return [];
  if (Array.isArray(value)) return value.flatMap((part, at) => findNoData(part, `${path}.${at}`));
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain ? Object.entries(value).flatMap(([key, part]) => findNoData(part, `${path}.${key}`)) : [path];
}

describe('no event, input, context or emitted event holds a function', async () => {
  it.each(await findMachines())('$file', async ({ file, machine }) => {
    const plan = await findPlan(file);
    const found = new Set<string>();
    const look = (value: unknown, path: string) => {
      for (const one of findNoData(value, path)) found.add(one);
    };
    // What an actor is given is an input too.
    const told = Object.entries(machine.implementations.actors).map(([name, child]) => {
      if (child instanceof StateMachine) return [name, silence(child)] as const;
      const logic = fromCallback(({ input }: { readonly input: unknown }) => look(input, `input of ${name}`));
      return [name, logic] as const;
    });
    const undone = (plan.undone ?? []).map((name) => [name, () => undefined] as const);
    const logic = machine.provide({ actors: Object.fromEntries(told), actions: Object.fromEntries(undone) });
    for (const input of plan.inputs ?? [undefined]) {
      look(input, 'input');
      for (let walk = 0; walk < 20; walk += 1) {
        const random = createRandom(walk + 1);
        const actor = createActor(logic, { input, clock: new SimulatedClock() });
        actor.on('*', (emitted) => look(emitted, `emitted ${emitted.type}`));
        actor.start();
        for (let step = 0; step < 25; step += 1) {
          const possible = eventsAt(actor.getSnapshot(), plan);
          if (possible.length === 0) break;
          const event = random.pick(possible);
          look(event, `event ${event.type}`);
          actor.send(event);
          look(actor.getSnapshot().context, 'context');
        }
        actor.stop();
      }
    }
    expect([...found]).toEqual([]);
  });

  it('knows what is no data when it sees it', () => {
    const file = new File([], 'a.jpg');
    const element = new EventTarget();
    const value = { file, list: [1, { run: () => undefined }], when: Promise.resolve(), element };
    expect(findNoData(value, 'event')).toEqual(['event.list.1.run', 'event.when', 'event.element']);
  });
});
