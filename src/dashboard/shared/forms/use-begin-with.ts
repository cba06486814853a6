import { useEffect, useEffectEvent } from 'react';
import type { Form } from '../../../machines/form/form.react.tsx';

/** Lets the form of a name begin with one that was given up before, instead of what is stored. @param begin null for what is stored */
export function useBeginWith({ change }: Pick<Form<'name'>, 'change'>, begin: string | null): void {
  const start = useEffectEvent(() => {
    if (begin !== null) change('name', begin);
  });
  useEffect(() => start(), []);
}
