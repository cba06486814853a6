import { Button } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { describeMoment } from '../../domain/draft.ts';
import type { SecondFactorAct, SecondFactorState } from '../../domain/sign-in.ts';
import { useSecondFactor } from '../../machines/second-factor/second-factor.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { counted } from '../shared/messages.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { FactorForm } from './FactorForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { parts, text } from './sign-in.css.ts';
import { acts, texts } from './texts.ts';

interface AuthenticatorAppProps {
  readonly state: SecondFactorState;
  readonly onChanged: () => void;
}

/** Few enough that new ones should be made. */
const few = 3;

/** The code of an app beside the password: set up, turned off, and what takes its place. */
export function AuthenticatorApp({ state, onChanged }: AuthenticatorAppProps) {
  const outcome = useOutcome();
  const [now] = useState(Date.now);
  const targets = useFocusTargets<'panel' | 'field' | 'codes' | SecondFactorAct>();
  const factor = useSecondFactor({
    onDone: (act) => {
      outcome.succeeded(acts[act].done);
      targets.focusAfter('panel', act === 'turnOff' ? 'setUp' : 'codes');
      onChanged();
    },
    onRefused: (act, problem) => {
      if (problem.kind === 'http' && problem.part !== undefined) return;
      outcome.failed(acts[act].failed, problem);
      // It may have been done all the same, or by another window.
      onChanged();
    },
  });
  const begin = (act: SecondFactorAct) => {
    factor.ask(act);
    targets.focus('field');
  };
  const leave = () => {
    targets.focus(state.since === null ? 'setUp' : (factor.act ?? 'turnOff'), 'turnOff');
    factor.leave();
  };

  return (
    <FormSection heading="Authenticator app">
      <div className={parts} ref={targets.ref('panel')}>
        <div className={text}>
          <Text tone="muted" variant="dashText">
            {texts.app}
          </Text>
        </div>
        {state.since === null ? null : (
          <Text variant="dashText">
            {`On since ${describeMoment(state.since, now)}. ${counted(state.recoveryCodes, 'recovery code is', 'recovery codes are')} left${state.recoveryCodes < few ? ': make new ones.' : '.'}`}
          </Text>
        )}
        {factor.asks === 'password' || factor.asks === 'code' ? (
          <FactorForm factor={factor} fieldRef={targets.ref('field')} onLeave={leave} targets={targets} />
        ) : factor.asks === 'keeping' ? (
          <RecoveryCodes codes={factor.codes} onLeave={leave} titleRef={targets.ref('codes')} />
        ) : state.since === null ? (
          <div>
            <Button onClick={() => begin('setUp')} ref={targets.ref('setUp')}>
              Set up an app
            </Button>
          </div>
        ) : (
          <Inline gap={3} wrap>
            <Button onClick={() => begin('renewCodes')} ref={targets.ref('renewCodes')}>
              New recovery codes
            </Button>
            <Button onClick={() => begin('turnOff')} ref={targets.ref('turnOff')} variant="quiet">
              Turn off
            </Button>
          </Inline>
        )}
      </div>
    </FormSection>
  );
}
