import { useId } from 'react';
import type { ReactNode } from 'react';

type FieldTexts = {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  'aria-describedby'?: string | undefined;
};

/** Ids that tie a control to its hint and its error (WCAG 1.3.1, 3.3.1). */
export function useFieldIds({ id, hint, error, 'aria-describedby': describedBy }: FieldTexts) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hasText(hint) ? `${controlId}-hint` : undefined;
  const errorId = hasText(error) ? `${controlId}-error` : undefined;
  const described = [describedBy, hintId, errorId].filter(Boolean).join(' ');
  return { controlId, hintId, errorId, describedBy: described === '' ? undefined : described };
}

/** Absent, empty and false texts leave no element behind. */
export function hasText(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== '' && text !== false;
}
