import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { UnderlineField } from '@vitrine/design-system/components/underline-field';
import { useEffect, useState } from 'react';
import { ForgottenMachineContext } from '../../machines/administrators/administrators.react.tsx';
import { useForm } from '../../machines/form/form.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { DoorAlert } from '../shared/door/DoorAlert.tsx';
import { form as formClass, submit, title } from '../shared/door/door.css.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
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
  useEffect(() => {
    targets.focus('username');
  }, [targets]);
  if (isAsked) {
    return (
      <Said heading="Look into the mail">
        If there is an administrator of that name, a link is on its way to the studio’s mail address. It is good for 30
        minutes.
      </Said>
    );
  }
  return (
    <form
      className={formClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <div className={title}>
        <Text as="h1" variant="display">
          Forgotten password
        </Text>
      </div>
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
      <DoorAlert>{problem === null ? null : reasonOf(problem)}</DoorAlert>
      <div className={submit}>
        <Button busy={isBusy} busyLabel="Sending..." size="large" type="submit" variant="primary">
          Send the link
        </Button>
      </div>
    </form>
  );
}
