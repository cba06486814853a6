import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useState, type ReactNode } from 'react';
import type { BackupAct } from '../../domain/backups.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { InlineForm } from '../shared/forms/InlineForm.tsx';
import { ProofField } from '../shared/forms/ProofField.tsx';
import { refusedPassword, useSayFailure } from '../shared/forms/password-proof.ts';
import { BackupMachineContext } from './machines.ts';
import { actTexts, texts } from './texts.ts';

interface ProofFormProps {
  /** What the password allows; null while something for it has to be chosen. */
  readonly act: BackupAct | null;
  readonly kind: BackupAct['kind'];
  /** What the form does, in words. */
  readonly label: string;
  readonly explanation?: string | undefined;
  /** What has to be chosen besides. */
  readonly children?: ReactNode;
  /** Said where nothing was chosen. */
  readonly onIncomplete?: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A backup is opened, or put in place of everything, by who knows the password. */
export function ProofForm(props: ProofFormProps) {
  const { act, kind, label, explanation, children, onIncomplete, onDone, onCancel } = props;
  const { verb, busy, done, failed } = actTexts[kind];
  const { show } = useShowToast();
  const sayFailure = useSayFailure(failed);
  const targets = useFocusTargets<'password'>();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const refuse = (message: string) => {
    setError(message);
    targets.focus('password');
  };
  const { isBusy, submit } = useSubmission(useProvidedMachine(BackupMachineContext), {
    onSucceeded: () => {
      show({ kind: 'success', text: done });
      onDone();
    },
    onFailed: (problem) => {
      const refused = refusedPassword(problem);
      if (refused === null) sayFailure(problem);
      else refuse(refused);
    },
  });
  useEffect(() => {
    if (children === undefined) targets.focus('password');
  }, [children, targets]);

  return (
    <InlineForm
      busyLabel={busy}
      isBusy={isBusy}
      label={label}
      onCancel={onCancel}
      onSubmit={() => {
        if (isBusy) return;
        if (act === null) return onIncomplete?.();
        if (password === '') return refuse(texts.noPassword);
        setError(null);
        submit({ act, password });
      }}
      verb={verb}
    >
      <Text variant="dashRow" wrap="anywhere">
        {label}
      </Text>
      {explanation === undefined ? null : <Text variant="dashText">{explanation}</Text>}
      {children}
      <ProofField
        readOnly={isBusy}
        error={error}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          setError(null);
        }}
        ref={targets.ref('password')}
        value={password}
      />
    </InlineForm>
  );
}
