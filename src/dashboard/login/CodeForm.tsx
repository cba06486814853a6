import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { UnderlineField } from '@vitrine/design-system/components/underline-field';
import { useEffect } from 'react';
import type { LoginSteps } from '../../machines/login-steps/login-steps.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { reasonOf } from '../shared/messages.ts';
import { form, submit, title } from '../shared/door/door.css.ts';
import { DoorAlert } from '../shared/door/DoorAlert.tsx';

/** The second step of a login: one field for a code of the app, or a recovery code. */
export function CodeForm({ steps }: { readonly steps: LoginSteps }) {
  const { code, error, problem, refusals, isChecking, isPresenting } = steps;
  const targets = useFocusTargets<'code'>();
  const isBusy = isChecking || isPresenting;
  // What is wrong with the code stands at its field, anything else above the button.
  const wrong = error ?? (problem?.kind === 'http' && problem.part === 'code' ? problem.message : null);

  useEffect(() => {
    targets.focus('code');
  }, [targets, refusals]);

  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        steps.submitCode();
      }}
    >
      <div className={title}>
        <Text as="h1" variant="display">
          One more step
        </Text>
      </div>
      <Text variant="ui">
        The password is right. Now a code: the six digits that your authenticator app shows, or one of your recovery
        codes.
      </Text>
      <UnderlineField
        autoCapitalize="none"
        autoComplete="one-time-code"
        autoCorrect="off"
        dir="ltr"
        error={wrong}
        label="Code"
        maxLength={100}
        name="code"
        onChange={(event) => steps.changeCode(event.currentTarget.value)}
        readOnly={isBusy}
        ref={targets.ref('code')}
        required
        spellCheck={false}
        value={code}
      />
      <DoorAlert>{problem === null || wrong !== null ? null : reasonOf(problem)}</DoorAlert>
      <div className={submit}>
        <Button
          busy={isChecking}
          busyLabel="Submitting..."
          disabled={isPresenting}
          size="large"
          type="submit"
          variant="primary"
        >
          Submit
        </Button>
        {steps.hasPasskeys ? (
          <Button
            busy={isPresenting}
            busyLabel="Waiting..."
            disabled={isChecking}
            onClick={steps.usePasskey}
            size="large"
          >
            Use a passkey instead
          </Button>
        ) : null}
      </div>
      <div>
        <Button disabled={isBusy} edge="always" onClick={steps.leave} variant="quiet">
          Back to the password
        </Button>
      </div>
    </form>
  );
}
