import type { FieldShellProps, FieldTexts } from './FieldShell';
import { useFieldIds } from './use-field-ids';

type Control = {
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/**
 * What every field of this folder does with its texts: `shell` goes to the `FieldShell`, `control` to the element that is
 * filled in (WCAG 1.3.1, 3.3.1).
 */
export function useField(texts: FieldTexts, element: Control) {
  const { describedBy, ...ids } = useFieldIds({
    id: element.id,
    'aria-describedby': element['aria-describedby'],
    hint: texts.hint,
    error: texts.error,
  });
  const isInvalid = ids.errorId !== undefined;
  const shell: Omit<FieldShellProps, 'children'> = { ...texts, ...ids, disabled: element.disabled };
  return {
    isInvalid,
    shell,
    control: { id: ids.controlId, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined },
  };
}
