import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useCallback, useContext, useEffect, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Theme } from '../../domain/content.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { Spot, themeMachine } from './theme.machine.ts';

export const ThemeMachineContext = createMachineContext<typeof themeMachine>('ThemeMachineContext');

/** The visitor's theme and the verbs to change it. */
export interface ThemeControl {
  readonly theme: Theme;
  /** `from` is where the control is that was used: the new light opens there. */
  readonly toggle: (from?: Spot) => void;
  readonly set: (theme: Theme, from?: Spot) => void;
  /** Sets the page's own theme; null for none. See {@link useThemeOverride}. */
  readonly override: (theme: Theme | null) => void;
}

const ThemeControlContext = createContext<ThemeControl | null>(null);

/** Keeps the one theme of the page. A change of `pathname` restores the saved theme (specification, section 4). */
export function ThemeProvider(props: { readonly pathname: string; readonly children: ReactNode }): ReactElement {
  const { pathname, children } = props;
  const actor = useActorRef(useProvidedMachine(ThemeMachineContext));
  const theme: Theme = useSelector(actor, (snapshot) => (snapshot.matches('black') ? 'black' : 'white'));

  useEffect(() => actor.send({ type: 'route.changed' }), [actor, pathname]);

  const override = useCallback(
    (own: Theme | null) =>
      actor.send(own === null ? { type: 'override.cleared' } : { type: 'override.set', theme: own }),
    [actor],
  );
  const control = useMemo<ThemeControl>(
    () => ({
      theme,
      toggle: (from) => actor.send({ type: 'theme.toggle', ...(from && { from }) }),
      set: (chosen, from) => actor.send({ type: 'theme.set', theme: chosen, ...(from && { from }) }),
      override,
    }),
    [actor, theme, override],
  );
  return <ThemeControlContext value={control}>{children}</ThemeControlContext>;
}

/** The theme shown now; white on the server and until the saved one is known. */
export function useTheme(): ThemeControl {
  const control = useContext(ThemeControlContext);
  if (control === null) throw new Error('useTheme needs a <ThemeProvider> above it');
  return control;
}

/**
 * Overrides the visitor's theme while the page is shown, without touching what is saved (rulings, "Screens").
 * `undefined` keeps the override there is: the page does not know yet. The visitor's toggle ends it.
 */
export function useThemeOverride(theme: Theme | null | undefined): void {
  const { override } = useTheme();
  useEffect(() => {
    if (theme !== undefined) override(theme);
  }, [theme, override]);
  useEffect(
    () => () => {
      override(null);
    },
    [override],
  );
}
