import type { FormOptions } from '../form/form.machine.ts';

export type PasskeyField = 'name' | 'password';

const checkName = (name: string): string | null =>
  name.trim() === '' ? 'Give it a name by which you know it again' : null;

/** A new passkey: its name, and the password that allows it. */
export const passkeyForm: FormOptions<PasskeyField> = {
  empty: { name: '', password: '' },
  check: ({ name, password }) => ({
    name: checkName(name),
    password: password.trim() === '' ? 'Enter the password' : null,
  }),
};

/** Another name for a passkey. */
export const passkeyNameForm: FormOptions<'name'> = {
  empty: { name: '' },
  check: ({ name }) => ({ name: checkName(name) }),
};
