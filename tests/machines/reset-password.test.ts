import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createFormActors } from '../../src/machines/form/form.actors.ts';
import { createFormMachine } from '../../src/machines/form/form.machine.ts';
import type { FormValues } from '../../src/machines/form/form.machine.ts';
import { adviseOnPassword } from '../../src/domain/password.ts';
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
    for (const field of ['username', 'oldPassword', 'newPassword'] as const) {
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
      },
      refusals: 1,
    });
    actor.send({ type: 'field.changed', field: 'username', value: 'a' });
    expect(context().errors.username).toBe(null);
    expect(sent).toEqual([]);
  });

  it.each([
    ['', 'At least 10 characters. Several words make a good password.'],
    ['nine char', '1 more character.'],
    ['👩‍🚀'.repeat(3), '1 more character.'],
    ['four five six', 'The new password is the old one.'],
    ['ADMINistrator of all', 'The new password contains the username.'],
    ['ten letters', 'Long enough. Longer is better.'],
  ])('advises on a new password, and sends it: %s', (newPassword, words) => {
    const { actor, fill, sent, submit } = open();
    fill();
    actor.send({ type: 'field.changed', field: 'newPassword', value: newPassword });
    expect(adviseOnPassword(newPassword, { username: 'admin', oldPassword: 'four five six' })).toBe(words);
    submit();
    expect(sent.map((given) => given.newPassword)).toEqual(newPassword === '' ? [] : [newPassword]);
  });

  it('shows what the provider refuses at the field of the new password', () => {
    const refused = { kind: 'http', status: 400, message: 'Too easy.', body: '' } as const;
    expect(describeRefusedPassword({ ...refused, part: 'newPassword' })).toBe('Too easy.');
    // Of a provider that does not say which field is meant, it may be another.
    for (const problem of [null, refused, problems.refused, problems.silent, problems.offline]) {
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
    expect(context().values).toEqual({ username: '', oldPassword: '', newPassword: '' });
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
