import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/api/problem.ts';
import { createFormMachine } from '../../src/machines/form/form.machine.ts';
import { createLoginActors } from '../../src/machines/login/login.actors.ts';
import { describeLoginFailure, loginForm } from '../../src/machines/login/login.rules.ts';
import type { Credentials } from '../../src/machines/login/login.rules.ts';
import { deferred, problems, settle, thrown } from './support/play.ts';

function open() {
  const tried: Credentials[] = [];
  const sessions: (string | null)[] = [];
  const answer = deferred<{ readonly token: string | null }>();
  const actors = createLoginActors(
    {
      logIn: (credentials) => {
        tried.push({ ...credentials });
        return answer.promise;
      },
    },
    { saveSession: (token) => sessions.push(token) },
  );
  const actor = createActor(createFormMachine(loginForm).provide({ actors }));
  const news: string[] = [];
  actor.on('*', ({ type }) => news.push(type));
  actor.start();
  const type = (username: string, password: string) => {
    actor.send({ type: 'field.changed', field: 'username', value: username });
    actor.send({ type: 'field.changed', field: 'password', value: password });
  };
  const submit = () => actor.send({ type: 'form.submit', idempotencyKey: 'k' });
  return { actor, answer, news, sessions, submit, tried, type, context: () => actor.getSnapshot().context };
}

describe('login', () => {
  it.each([
    ['', '', 'Enter the username', 'Enter the password'],
    ['  ', 'engine', 'Enter the username', null],
    ['ada', '\t ', null, 'Enter the password'],
  ])('refuses "%s" and "%s" itself', (username, password, usernameError, passwordError) => {
    const { submit, tried, type, context } = open();
    type(username, password);
    submit();
    expect([context().errors, context().refusals, tried]).toEqual([
      { username: usernameError, password: passwordError },
      1,
      [],
    ]);
  });

  it('takes back what it said of a field once that field changes', () => {
    const { actor, submit, context } = open();
    submit();
    actor.send({ type: 'field.changed', field: 'username', value: 'a' });
    expect(context().errors).toEqual({ username: null, password: 'Enter the password' });
  });

  it('sends both as they were typed, keeps the session, and forgets the password', async () => {
    const { actor, answer, news, sessions, submit, tried, type, context } = open();
    type('ada', ' engine ');
    submit();
    submit();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    answer.resolve({ token: 't' });
    await settle();
    expect([tried, sessions]).toEqual([[{ username: 'ada', password: ' engine ' }], ['t']]);
    expect(context().values).toEqual({ username: 'ada', password: '' });
    expect([actor.getSnapshot().value, news]).toEqual(['editing', ['form.accepted']]);
  });

  it('keeps what was typed when it is refused, and takes the message back with the next keystroke', async () => {
    const { actor, answer, news, sessions, submit, type, context } = open();
    type('ada', 'engine');
    submit();
    answer.reject(thrown(problems.refused));
    await settle();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { values: { password: 'engine' }, refusals: 1 },
    });
    expect([context().problem, sessions, news]).toEqual([problems.refused, [], ['form.refused']]);
    actor.send({ type: 'field.changed', field: 'password', value: 'engines' });
    expect([actor.getSnapshot().value, context().problem]).toEqual(['editing', null]);
  });

  it('tries the same again as it stands, without the old message', async () => {
    const { actor, answer, submit, tried, type, context } = open();
    type('ada', 'engine');
    submit();
    answer.reject(thrown(problems.down));
    await settle();
    submit();
    expect([actor.getSnapshot().value, context().problem, tried.length]).toEqual(['submitting', null, 2]);
  });

  it('says nothing of an attempt the page gave up', async () => {
    const { actor, answer, submit, type, context } = open();
    type('ada', 'engine');
    submit();
    answer.reject(thrown(problems.givenUp));
    await settle();
    expect([actor.getSnapshot().value, context().problem, context().refusals]).toEqual(['editing', null, 0]);
  });

  it('cannot change the fields under way', () => {
    const { submit, type, context } = open();
    type('ada', 'engine');
    submit();
    type('eve', 'x');
    expect(context().values).toEqual({ username: 'ada', password: 'engine' });
  });

  it.each([
    [problems.refused, 'Wrong password'],
    [problems.silent, 'Login failed. Please check your credentials.'],
    [problems.down, 'Login failed. Please check your credentials.'],
    [problems.offline, 'Something went wrong. Please try again later.'],
    [problems.slow, 'Something went wrong. Please try again later.'],
    [problems.odd, 'Something went wrong. Please try again later.'],
  ] as const satisfies readonly (readonly [Problem, string])[])('says of %o: %s', (problem, text) => {
    expect(describeLoginFailure(problem)).toBe(text);
  });
});
