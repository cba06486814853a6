import { refusePassword } from '../../domain/password.ts';
import type { FormOptions } from '../form/form.machine.ts';

export type InviteField = 'name' | 'password';
export type JoinField = 'username' | 'name' | 'password';

const required = (value: string, message: string): string | null => (value.trim() === '' ? message : null);
const ownPassword = 'Enter your password';

/** An invitation: for whom, and the password that allows it. */
export const inviteForm: FormOptions<InviteField> = {
  empty: { name: '', password: '' },
  check: ({ name, password }) => ({
    name: required(name, 'Enter the name of the person'),
    password: required(password, ownPassword),
  }),
};

/** What is done once the password has allowed it. */
export const passwordForm: FormOptions<'password'> = {
  empty: { password: '' },
  check: ({ password }) => ({ password: required(password, ownPassword) }),
};

/** A name; none is the username's. */
export const nameForm: FormOptions<'name'> = { empty: { name: '' }, check: () => ({ name: null }) };

/** Who joins: how they log in, and what colleagues read. */
export const joinForm: FormOptions<JoinField> = {
  empty: { username: '', name: '', password: '' },
  check: ({ username, password }) => ({
    username: required(username, 'Choose a username'),
    name: null,
    password: required(password, 'Choose a password') ?? refusePassword(password, { username, oldPassword: '' }),
  }),
};

/** Whose password is forgotten. */
export const forgottenForm: FormOptions<'username'> = {
  empty: { username: '' },
  check: ({ username }) => ({ username: required(username, 'Enter the username') }),
};

/** The password that takes its place. */
export const newPasswordForm: FormOptions<'password'> = {
  empty: { password: '' },
  check: ({ password }) => ({
    password: required(password, 'Choose a password') ?? refusePassword(password, { username: '', oldPassword: '' }),
  }),
};
