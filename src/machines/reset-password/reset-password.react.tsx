import type { Problem } from '../../api/problem.ts';
import { useForm } from '../form/form.react.tsx';
import type { Form } from '../form/form.react.tsx';
import type { FormMachine } from '../form/form.machine.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { describeResetFailure } from './reset-password.rules.ts';
import type { ResetField } from './reset-password.rules.ts';

export const ResetPasswordMachineContext = createMachineContext<FormMachine<ResetField>>('ResetPasswordMachineContext');

/** Each is called once for each attempt. */
export interface ResetPasswordListeners {
  readonly onReset: () => void;
  readonly onFailed: (message: string, problem: Problem) => void;
}

/** The form of new credentials (specification, sections 2, 5 and 8, "Reset password"). */
export function useResetPassword({ onReset, onFailed }: ResetPasswordListeners): Form<ResetField> {
  return useForm(useProvidedMachine(ResetPasswordMachineContext), {
    onAccepted: onReset,
    onRefused: (problem) => onFailed(describeResetFailure(problem), problem),
  });
}
