import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, type RefCallback } from 'react';
import { grouped } from '../../domain/sign-in.ts';
import type { SecondFactor } from '../../machines/second-factor/second-factor.react.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { InlineForm } from '../shared/forms/InlineForm.tsx';
import { ProofField } from '../shared/forms/ProofField.tsx';
import { QrCode } from './QrCode.tsx';
import { secret as secretClass } from './sign-in.css.ts';
import { texts } from './texts.ts';

interface FactorFormProps {
  readonly factor: SecondFactor;
  readonly fieldRef: RefCallback<HTMLElement>;
  readonly targets: Pick<FocusTargets<'field'>, 'focus'>;
  readonly onLeave: () => void;
}

const whatFor = {
  setUp: 'Set up',
  turnOff: 'Turn off',
  renewCodes: 'Make new codes',
} as const;

/** The password, then the code of the app that was just told its secret. */
export function FactorForm({ factor, fieldRef, targets, onLeave }: FactorFormProps) {
  const { asks, act, error, isBusy, problem, refusals, secret, typed } = factor;
  const wrong = error ?? (problem?.kind === 'http' && problem.part !== undefined ? problem.message : null);
  useEffect(() => {
    if (refusals > 0) targets.focus('field');
  }, [targets, refusals]);
  const field = {
    error: wrong,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      factor.change(event.currentTarget.value),
    readOnly: isBusy,
    ref: fieldRef,
    required: true,
    value: typed,
  };
  return (
    <InlineForm
      busyLabel="Submitting..."
      isBusy={isBusy}
      label="Authenticator app"
      onCancel={onLeave}
      onSubmit={factor.submit}
      verb={asks === 'code' ? 'Confirm' : whatFor[act ?? 'setUp']}
    >
      {secret === null ? null : (
        <>
          <Text variant="dashText">{texts.scan}</Text>
          <QrCode squares={secret.squares} />
          <Text variant="dashText">
            Secret:{' '}
            <span className={secretClass} dir="ltr">
              {grouped(secret.secret)}
            </span>
          </Text>
        </>
      )}
      {asks === 'password' ? (
        <ProofField {...field} key="password" />
      ) : (
        <TextField
          {...field}
          autoComplete="one-time-code"
          dir="ltr"
          inputMode="numeric"
          key="code"
          label="Code"
          maxLength={20}
          spellCheck={false}
        />
      )}
    </InlineForm>
  );
}
