import { useEffect, useEffectEvent } from 'react';
import type { FocusTargets } from '../focus/focus-targets.ts';

/** A form whose fields are texts, all required. */
interface TextForm<Field extends string> {
  readonly values: { readonly [Name in Field]: string };
  readonly errors: { readonly [Name in Field]?: string | null };
  /** Rises with every submit that was not complete. */
  readonly refusals: number;
  readonly change: (field: Field, value: string) => void;
}

/** What every field of such a form gets: its text, what is wrong with it, and the way back. */
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

/** After a submit that was not complete, the first field with something wrong has the focus. */
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
