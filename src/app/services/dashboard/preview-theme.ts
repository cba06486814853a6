import { createThemeActors } from '../../../machines/theme/theme.actors.ts';
import { themeMachine } from '../../../machines/theme/theme.machine.ts';
import { ThemeMachineContext } from '../../../machines/theme/theme.react.tsx';
import { readTheme, showTheme, watchSavedTheme } from '../../../platform/theme.ts';
import { createProvider, provide } from '../provide.tsx';

/** The theme within a preview: it begins with the one that is saved, and what is tried there is not kept or announced. */
export const PreviewTheme = createProvider(
  provide(
    ThemeMachineContext,
    themeMachine.provide({
      actors: createThemeActors({
        readTheme,
        readDrawnOverride: () => null,
        saveTheme: () => undefined,
        showTheme: (theme) => showTheme(theme, false, null),
        watchSavedTheme,
        announceThemeOverride: () => undefined,
      }),
    }),
  ),
);
