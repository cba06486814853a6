import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createContentFormMachine } from '../../src/machines/content-form/content-form.machine.ts';

function open(version: string) {
  const machine = createContentFormMachine<string, string, 'text'>({
    contentOf: (stored) => stored,
    isChanged: (typed, stored) => typed !== stored,
  });
  const actor = createActor(machine, { input: version }).start();
  const shown = () => {
    const { content, stored, errors } = actor.getSnapshot().context;
    return { content, stored, isDirty: actor.getSnapshot().hasTag('dirty'), wrong: errors };
  };
  return { send: actor.send.bind(actor), shown };
}

describe('content form', () => {
  it('follows the record that is read again, until something is typed', () => {
    const { send, shown } = open('one');
    send({ type: 'version.read', version: 'two' });
    expect(shown()).toEqual({ content: 'two', stored: 'two', isDirty: false, wrong: [] });
    send({ type: 'content.changed', content: 'mine' });
    send({ type: 'version.read', version: 'three' });
    expect(shown()).toEqual({ content: 'mine', stored: 'two', isDirty: true, wrong: [] });
  });

  it('is unchanged again once it holds what is stored, by typing, by reset or by a save', () => {
    const { send, shown } = open('one');
    send({ type: 'content.changed', content: 'mine' });
    send({ type: 'content.changed', content: 'one' });
    expect(shown().isDirty).toBe(false);
    send({ type: 'content.changed', content: 'mine' });
    send({ type: 'content.reset' });
    expect(shown()).toEqual({ content: 'one', stored: 'one', isDirty: false, wrong: [] });
    send({ type: 'content.changed', content: 'mine' });
    send({ type: 'version.taken', version: 'mine' });
    expect(shown()).toEqual({ content: 'mine', stored: 'mine', isDirty: false, wrong: [] });
  });

  it('goes on with what is typed over what was stored meanwhile', () => {
    const { send, shown } = open('one');
    send({ type: 'content.changed', content: 'mine' });
    send({ type: 'version.replaced', version: 'theirs', content: 'mine and theirs' });
    expect(shown()).toEqual({ content: 'mine and theirs', stored: 'theirs', isDirty: true, wrong: [] });
  });

  it('says what is wrong until something else is typed', () => {
    const { send, shown } = open('one');
    send({ type: 'content.refused', errors: [['text', 'Too short.']] });
    expect(shown().wrong).toEqual([['text', 'Too short.']]);
    send({ type: 'content.changed', content: 'longer' });
    expect(shown().wrong).toEqual([]);
  });
});
