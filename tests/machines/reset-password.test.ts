import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createFormActors } from '../../src/machines/form/form.actors.ts';
import { createFormMachine } from '../../src/machines/form/form.machine.ts';
import type { FormValues } from '../../src/machines/form/form.machine.ts';
import { describeLength } from '../../src/domain/password.ts';
import {
  describeRefusedPassword,
  describeResetFailure,
  resetForm,
} from '../../src/machines/reset-password/reset-password.rules.ts';
import type { ResetField } from '../../src/machines/reset-password/reset-password.rules.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';

const values: FormValues<ResetField> = {
  username: 'admin',
  oldPassword: ' one two ',
  newPassword: ' three four ',
  repeated: ' three four ',
};

function open() {
  const sent: FormValues<ResetField>[] = [];
  const news: string[] = [];
  const answer = deferred<null>();
  const actors = createFormActors<ResetField>((given) => {
    sent.push(given.values);
    return answer.promise;
  });
  const actor = createActor(createFormMachine(resetForm).provide({ actors }));
  actor.on('form.accepted', () => news.push('accepted'));
  actor.on('form.refused', ({ problem }) => news.push(`refused ${problem.kind}`));
  actor.start();
  const fill = () => {
    for (const field of ['username', 'oldPassword', 'newPassword', 'repeated'] as const) {
      actor.send({ type: 'field.changed', field, value: values[field] });
    }
  };
  const submit = () => actor.send({ type: 'form.submit', idempotencyKey: 'k' });
  return { actor, answer, fill, news, sent, submit, context: () => actor.getSnapshot().context };
}

describe('reset password', () => {
  it('asks for what is missing, at each field', () => {
    const { actor, sent, submit, context } = open();
    actor.send({ type: 'field.changed', field: 'oldPassword', value: '   ' });
    submit();
    expect(context()).toMatchObject({
      errors: {
        username: 'Please enter your username',
        oldPassword: 'Please enter your old password',
        newPassword: 'Please enter your new password',
        repeated: 'Please repeat your new password',
      },
      refusals: 1,
    });
    actor.send({ type: 'field.changed', field: 'username', value: 'a' });
    expect(context().errors.username).toBe(null);
    expect(sent).toEqual([]);
  });

  it.each([
    ['nine chars', 'ninechars', 'A new password needs at least 10 characters.'],
    ['the old one', 'four five six', 'The new password is the old one.'],
    ['with the name', 'ADMINistrator of all', 'The new password contains the username.'],
  ])('refuses a new password at its field: %s', (_what, newPassword, words) => {
    const { actor, fill, sent, submit, context } = open();
    fill();
    actor.send({ type: 'field.changed', field: 'oldPassword', value: 'four five six' });
    for (const field of ['newPassword', 'repeated'] as const) {
      actor.send({ type: 'field.changed', field, value: newPassword });
    }
    submit();
    expect([context().errors.newPassword, context().errors.repeated, sent]).toEqual([words, null, []]);
  });

  it('asks for the same password twice, and counts what is missing', () => {
    const { actor, fill, sent, submit, context } = open();
    fill();
    actor.send({ type: 'field.changed', field: 'repeated', value: 'three fuor' });
    submit();
    expect([context().errors.repeated, sent]).toEqual(['The two new passwords are not the same.', []]);
    expect(['', 'nine char', '👩‍🚀'.repeat(3), 'ten letters'].map(describeLength)).toEqual([
      'At least 10 characters. Several words make a good password.',
      '1 more character.',
      '1 more character.',
      'Long enough. Longer is better.',
    ]);
  });

  it('shows what the provider refuses at the field of the new password', () => {
    expect(describeRefusedPassword({ kind: 'http', status: 400, message: 'Too easy.', body: '' })).toBe('Too easy.');
    for (const problem of [null, problems.refused, problems.silent, problems.offline]) {
      expect(describeRefusedPassword(problem)).toBeNull();
    }
  });

  it('sends the passwords as they are, once, and forgets them', async () => {
    const { answer, fill, news, sent, submit, context } = open();
    fill();
    submit();
    submit();
    expect(sent).toEqual([values]);
    answer.resolve(null);
    await settle();
    expect(context().values).toEqual({ username: '', oldPassword: '', newPassword: '', repeated: '' });
    expect(news).toEqual(['accepted']);
  });

  it('keeps what was typed when it is refused, and sends it again only when asked', async () => {
    const { actor, answer, fill, news, sent, submit, context } = open();
    fill();
    submit();
    answer.reject(thrown(problems.refused));
    await settle();
    expect([context().values, news]).toEqual([values, ['refused http']]);
    expect([actor.getSnapshot().value, sent.length]).toEqual(['editing', 1]);
  });

  it.each([
    [problems.refused, 'Wrong password'],
    [problems.silent, 'Failed to reset password'],
    [problems.offline, 'An error occurred while resetting the password'],
  ])('describes a failure', (problem, words) => {
    expect(describeResetFailure(problem)).toBe(words);
  });
});
