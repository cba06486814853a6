import { useEffect, useState } from 'react';
import type { ProjectField } from '../../../domain/project-form.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';

/** One field's value and its change handler. The caller renders again with this field only, so each field is a component. */
export function useField(field: ProjectField) {
  const { send } = useProjectForm();
  const value = useFormState(({ values }) => values[field]);
  const error = useFormState(({ fieldErrors }) => fieldErrors[field]) ?? null;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isLocked = useIsLocked();
  const onValue = (next: string) => send({ type: 'field.changed', field, value: next });

  useEffect(() => {
    if (error !== null && !isLocked) element?.focus();
  }, [error, element, isLocked]);

  return {
    /** What the provider said about it: the field takes the focus. */
    error,
    isLocked,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onValue(event.currentTarget.value),
    onValue,
    /** The element to focus. */
    ref: setElement,
    value,
  };
}
