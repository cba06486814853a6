import { Text } from '@vitrine/design-system/components/text';
import { usePasswordForm } from '../../machines/administrators/administrators.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { useFocusAtStart, useFocusTargets } from '../shared/focus/focus-targets.ts';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { InlineForm } from '../shared/forms/InlineForm.tsx';
import { ProofField } from '../shared/forms/ProofField.tsx';
import { refusedPassword, useSayFailure } from '../shared/forms/password-proof.ts';

const inOrder = ['password'] as const;

interface PasswordFormProps {
  readonly act: 'remove' | 'restore';
  /** An administrator's. */
  readonly id: number;
  /** What the form does, in words. */
  readonly label: string;
  readonly explanation: string;
  /** What its button says, and while it is at work. */
  readonly verb: string;
  readonly busyLabel: string;
  readonly done: string;
  readonly failed: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** What changes who gets in is allowed by the password. */
export function PasswordForm(props: PasswordFormProps) {
  const { act, id, label, explanation, verb, busyLabel, done, failed, onDone, onCancel } = props;
  const { show } = useShowToast();
  const sayFailure = useSayFailure(failed);
  const targets = useFocusTargets<'password'>();
  const listeners = {
    onAccepted: () => {
      show({ kind: 'success', text: done });
      onDone();
    },
    onRefused: sayFailure,
  };
  const form = usePasswordForm(act, id, listeners);
  const { isBusy, problem } = form;
  const password = form.errors.password ?? refusedPassword(problem);
  useFocusOnWrong({ ...form, errors: { password } }, inOrder, targets);
  useFocusAtStart(targets, 'password');

  return (
    <InlineForm
      busyLabel={busyLabel}
      isBusy={isBusy}
      label={label}
      onCancel={onCancel}
      onSubmit={form.submit}
      verb={verb}
    >
      <Text variant="dashRow" wrap="anywhere">
        {label}
      </Text>
      <Text variant="dashText">{explanation}</Text>
      <ProofField {...fieldOf(form, 'password', isBusy)} error={password} ref={targets.ref('password')} />
    </InlineForm>
  );
}
