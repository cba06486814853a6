import { useEffect, useEffectEvent } from 'react';
import type { FocusTargets } from '../focus/focus-targets.ts';

/** A form whose fields are texts, all required. */
interface TextForm<Field extends string> {
  readonly values: { readonly [Name in Field]: string };
  readonly errors: { readonly [Name in Field]?: string | null };
  /** Grows with every incomplete submit. */
  readonly refusals: number;
  readonly change: (field: Field, value: string) => void;
}

/** The props of every field of such a form: value, error and change handler. */
export function fieldOf<Field extends string>(
  { values, errors, change }: Omit<TextForm<Field>, 'refusals'>,
  field: Field,
  readOnly: boolean,
) {
  return {
    error: errors[field] ?? null,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change(field, event.currentTarget.value),
    readOnly,
    required: true,
    value: values[field],
  };
}

/** Focuses the first invalid field after an incomplete submit. */
export function useFocusOnWrong<Field extends string>(
  { errors, refusals }: Pick<TextForm<Field>, 'errors' | 'refusals'>,
  inOrder: readonly Field[],
  targets: FocusTargets<Field>,
): void {
  const goToWhatIsWrong = useEffectEvent(() => {
    const wrong = inOrder.find((field) => (errors[field] ?? null) !== null);
    if (wrong !== undefined) targets.focus(wrong);
  });
  useEffect(() => {
    if (refusals > 0) goToWhatIsWrong();
  }, [refusals]);
}
