import type { Problem } from '../../api/problem.ts';
import type { Passkey } from '../../domain/sign-in.ts';
import type { FormMachine } from '../form/form.machine.ts';
import { useForm } from '../form/form.react.tsx';
import type { Form } from '../form/form.react.tsx';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { PasskeyField } from './passkeys.rules.ts';

/** Asks for the password, has the browser make a passkey, and keeps it. */
export const AddPasskeyMachineContext = createMachineContext<FormMachine<PasskeyField>>('AddPasskeyMachineContext');
export const RenamePasskeyMachineContext = createMachineContext<FormMachine<'name'>>('RenamePasskeyMachineContext');

/** Each is called once for each attempt. */
export interface PasskeyListeners {
  readonly onDone: () => void;
  readonly onFailed: (problem: Problem) => void;
}

/** The form of a new passkey. */
export function useAddPasskey({ onDone, onFailed }: PasskeyListeners): Form<PasskeyField> {
  return useForm(useProvidedMachine(AddPasskeyMachineContext), { onAccepted: onDone, onRefused: onFailed });
}

/** The form of a passkey's name. */
export function useRenamePasskey({ id, name }: Passkey, { onDone, onFailed }: PasskeyListeners): Form<'name'> {
  const listeners = { onAccepted: onDone, onRefused: onFailed };
  return useForm(useProvidedMachine(RenamePasskeyMachineContext), listeners, { id, values: { name }, etag: null });
}
