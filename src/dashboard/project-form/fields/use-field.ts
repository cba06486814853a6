import type { ProjectField } from '../../../domain/project-form.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';

/** One field's text, and the way back. It renders its caller with this field only: give each field a component. */
export function useField(field: ProjectField) {
  const { send } = useProjectForm();
  const value = useFormState(({ values }) => values[field]);
  return {
    isLocked: useIsLocked(),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      send({ type: 'field.changed', field, value: event.currentTarget.value }),
    value,
  };
}
