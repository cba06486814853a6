import { Text } from '@vitrine/design-system/components/text';
import { UnderlineField } from '@vitrine/design-system/components/underline-field';
import { useState } from 'react';
import { ForgottenMachineContext } from '../../machines/administrators/administrators.react.tsx';
import { useForm } from '../../machines/form/form.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { DoorForm } from '../shared/door/DoorForm.tsx';
import { useFocusAtStart, useFocusTargets } from '../shared/focus/focus-targets.ts';
import { fieldOf, useFocusOnWrong } from '../shared/forms/fields.ts';
import { reasonOf } from '../shared/messages.ts';
import { Said } from './Said.tsx';

const inOrder = ['username'] as const;

/** Asks whose password it is. What is said then is the same for every name. */
export function AskForLink() {
  const [isAsked, setIsAsked] = useState(false);
  const targets = useFocusTargets<'username'>();
  const form = useForm(useProvidedMachine(ForgottenMachineContext), { onAccepted: () => setIsAsked(true) });
  const { isBusy, problem } = form;
  useFocusOnWrong(form, inOrder, targets);
  useFocusAtStart(targets, 'username');
  if (isAsked) {
    return (
      <Said heading="Look into the mail">
        If there is an administrator of that name, a link is on its way to the studio’s mail address. It is good for 30
        minutes.
      </Said>
    );
  }
  return (
    <DoorForm
      busyLabel="Sending..."
      heading="Forgotten password"
      isBusy={isBusy}
      onSubmit={form.submit}
      problem={problem === null ? null : reasonOf(problem)}
      verb="Send the link"
    >
      <Text variant="ui">A link to choose a new one goes to the studio’s mail address.</Text>
      <UnderlineField
        {...fieldOf(form, 'username', isBusy)}
        autoCapitalize="none"
        autoComplete="username"
        label="Username"
        maxLength={200}
        name="username"
        ref={targets.ref('username')}
        spellCheck={false}
      />
    </DoorForm>
  );
}
