import type * as arrowLink from '@vitrine/design-system/components/arrow-link';
import type * as button from '@vitrine/design-system/components/button';
import type * as checkbox from '@vitrine/design-system/components/checkbox';
import type * as choiceDialog from '@vitrine/design-system/components/choice-dialog';
import type * as commandMenu from '@vitrine/design-system/components/command-menu';
import type * as confirmDialog from '@vitrine/design-system/components/confirm-dialog';
import type * as dashboardShell from '@vitrine/design-system/components/dashboard-shell';
import type * as discButton from '@vitrine/design-system/components/disc-button';
import type * as drawer from '@vitrine/design-system/components/drawer';
import type * as dropZone from '@vitrine/design-system/components/drop-zone';
import type * as emptyState from '@vitrine/design-system/components/empty-state';
import type * as errorState from '@vitrine/design-system/components/error-state';
import type * as field from '@vitrine/design-system/components/field';
import type * as fullScreenMenu from '@vitrine/design-system/components/full-screen-menu';
import type * as iconButton from '@vitrine/design-system/components/icon-button';
import type * as indexRows from '@vitrine/design-system/components/index-rows';
import type * as infoDialog from '@vitrine/design-system/components/info-dialog';
import type * as keys from '@vitrine/design-system/components/keys';
import type * as layout from '@vitrine/design-system/components/layout';
import type * as mediaFrame from '@vitrine/design-system/components/media-frame';
import type * as menu from '@vitrine/design-system/components/menu';
import type * as panel from '@vitrine/design-system/components/panel';
import type * as passwordField from '@vitrine/design-system/components/password-field';
import type * as searchButton from '@vitrine/design-system/components/search-button';
import type * as sideNav from '@vitrine/design-system/components/side-nav';
import type * as skeleton from '@vitrine/design-system/components/skeleton';
import type * as skipLink from '@vitrine/design-system/components/skip-link';
import type * as soundDisc from '@vitrine/design-system/components/sound-disc';
import type * as spinner from '@vitrine/design-system/components/spinner';
import type * as stepList from '@vitrine/design-system/components/step-list';
import type * as stack from '@vitrine/design-system/components/stack';
import type * as table from '@vitrine/design-system/components/table';
import type * as text from '@vitrine/design-system/components/text';
import type * as textLink from '@vitrine/design-system/components/text-link';
import type * as themeSwitch from '@vitrine/design-system/components/theme-switch';
import type * as themeToggle from '@vitrine/design-system/components/theme-toggle';
import type * as toast from '@vitrine/design-system/components/toast';
import type * as underlineField from '@vitrine/design-system/components/underline-field';
import type * as visuallyHidden from '@vitrine/design-system/components/visually-hidden';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** All components but the icons, which other components place. */
type Components = typeof arrowLink &
  typeof button &
  typeof checkbox &
  typeof choiceDialog &
  typeof confirmDialog &
  typeof dashboardShell &
  typeof discButton &
  typeof drawer &
  typeof dropZone &
  typeof emptyState &
  typeof errorState &
  typeof field &
  typeof fullScreenMenu &
  typeof iconButton &
  typeof indexRows &
  typeof layout &
  typeof mediaFrame &
  typeof menu &
  typeof panel &
  typeof passwordField &
  typeof sideNav &
  typeof skeleton &
  typeof skipLink &
  typeof soundDisc &
  typeof spinner &
  typeof stepList &
  typeof stack &
  typeof table &
  typeof text &
  typeof textLink &
  typeof themeSwitch &
  typeof themeToggle &
  typeof toast &
  typeof underlineField &
  typeof commandMenu &
  typeof infoDialog &
  typeof keys &
  typeof searchButton &
  typeof visuallyHidden;

type TakesClassName<Props> = Props extends unknown ? ('className' extends keyof Props ? true : never) : never;

/** Names of the components whose props have a `className`. */
type WithClassName<Module> = {
  [Name in keyof Module]: Module[Name] extends (props: infer Props) => unknown
    ? [TakesClassName<Props>] extends [never]
      ? never
      : Name
    : never;
}[keyof Module];

type Equal<One, Other> = [One, Other] extends [Other, One] ? true : false;

/** Only what lays out others takes a class name; its docstring says for what. */
const areOnlyLayout: Equal<WithClassName<Components>, 'Column' | 'Grid' | 'Inline' | 'Stack'> = true;

test('only layout components take a class name', () => {
  // The compiler has checked it; this makes sure that no component was left out.
  expect(areOnlyLayout).toBe(true);
  const own = readFileSync(import.meta.filename, 'utf8');
  const missing = readdirSync('design-system/src/components').filter(
    (name) => !['icon', 'overlay'].includes(name) && !own.includes(`components/${name}'`),
  );
  expect(missing).toEqual([]);
});
