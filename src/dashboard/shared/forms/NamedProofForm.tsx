import { TextField } from '@vitrine/design-system/components/field';
import type { ComponentProps } from 'react';
import type { Form } from '../../../machines/form/form.react.tsx';
import { useFocusAtStart, useFocusTargets } from '../focus/focus-targets.ts';
import { fieldOf, useFocusOnWrong } from './fields.ts';
import { InlineForm } from './InlineForm.tsx';
import { refusedPassword } from './password-proof.ts';
import { ProofField } from './ProofField.tsx';

const inOrder = ['name', 'password'] as const;

interface NamedProofFormProps extends Pick<
  ComponentProps<typeof InlineForm>,
  'label' | 'verb' | 'busyLabel' | 'onCancel'
> {
  readonly form: Form<(typeof inOrder)[number]>;
  /** Of the field for the name. */
  readonly nameLabel: string;
  readonly nameHint: string;
}

/** Gives something new its name, which the password allows. */
export function NamedProofForm({ form, nameLabel, nameHint, ...inline }: NamedProofFormProps) {
  const { isBusy, problem } = form;
  const targets = useFocusTargets<(typeof inOrder)[number]>();
  const password = form.errors.password ?? refusedPassword(problem);
  useFocusOnWrong({ ...form, errors: { ...form.errors, password } }, inOrder, targets);
  useFocusAtStart(targets, 'name');
  return (
    <InlineForm {...inline} isBusy={isBusy} onSubmit={form.submit}>
      <TextField
        {...fieldOf(form, 'name', isBusy)}
        autoComplete="off"
        hint={nameHint}
        label={nameLabel}
        maxLength={100}
        ref={targets.ref('name')}
      />
      <ProofField {...fieldOf(form, 'password', isBusy)} error={password} ref={targets.ref('password')} />
    </InlineForm>
  );
}
