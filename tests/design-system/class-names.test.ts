import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** All components but the icons, which other components place. */
type Components = typeof import('@vitrine/design-system/components/arrow-link') &
  typeof import('@vitrine/design-system/components/button') &
  typeof import('@vitrine/design-system/components/checkbox') &
  typeof import('@vitrine/design-system/components/choice-dialog') &
  typeof import('@vitrine/design-system/components/confirm-dialog') &
  typeof import('@vitrine/design-system/components/dashboard-shell') &
  typeof import('@vitrine/design-system/components/disc-button') &
  typeof import('@vitrine/design-system/components/drawer') &
  typeof import('@vitrine/design-system/components/drop-zone') &
  typeof import('@vitrine/design-system/components/empty-state') &
  typeof import('@vitrine/design-system/components/error-state') &
  typeof import('@vitrine/design-system/components/field') &
  typeof import('@vitrine/design-system/components/full-screen-menu') &
  typeof import('@vitrine/design-system/components/icon-button') &
  typeof import('@vitrine/design-system/components/index-rows') &
  typeof import('@vitrine/design-system/components/layout') &
  typeof import('@vitrine/design-system/components/media-frame') &
  typeof import('@vitrine/design-system/components/password-field') &
  typeof import('@vitrine/design-system/components/side-nav') &
  typeof import('@vitrine/design-system/components/skeleton') &
  typeof import('@vitrine/design-system/components/skip-link') &
  typeof import('@vitrine/design-system/components/spinner') &
  typeof import('@vitrine/design-system/components/stack') &
  typeof import('@vitrine/design-system/components/table') &
  typeof import('@vitrine/design-system/components/text') &
  typeof import('@vitrine/design-system/components/text-link') &
  typeof import('@vitrine/design-system/components/theme-switch') &
  typeof import('@vitrine/design-system/components/theme-toggle') &
  typeof import('@vitrine/design-system/components/toast') &
  typeof import('@vitrine/design-system/components/underline-field') &
  typeof import('@vitrine/design-system/components/visually-hidden');

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
