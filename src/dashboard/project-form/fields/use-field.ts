import type { ProjectField } from '../../../domain/project-form.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';

/** One field's value and its change handler. The caller renders again with this field only, so each field is a component. */
export function useField(field: ProjectField) {
  const { send } = useProjectForm();
  const value = useFormState(({ values }) => values[field]);
  const onValue = (next: string) => send({ type: 'field.changed', field, value: next });
  return {
    isLocked: useIsLocked(),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onValue(event.currentTarget.value),
    onValue,
    value,
  };
}
