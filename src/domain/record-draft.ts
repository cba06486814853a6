import { formNames, upgradesOf } from '@vitrine/content';
import type { Fields, FormName, FormValues } from '@vitrine/content';
import * as v from 'valibot';
import { fieldsIn } from './stored-shape.ts';
import type { StoredShape } from './stored-shape.ts';

type Entries<Table extends Fields> = {
  readonly [Name in FormName<Table>]: v.GenericSchema<FormValues<Table>[Name]>;
};

/** The schema of each field of a form that is one text. Not in `record.ts`, which knows no library. */
export function draftEntries<Table extends Fields>(table: Table): Entries<Table>;
export function draftEntries(table: Fields): v.ObjectEntries {
  const fields = new Map(Object.entries(table));
  return Object.fromEntries(
    formNames(table).map((name) => {
      const field = fields.get(name);
      const offered = field?.kind === 'choice' ? (field.offered ?? field.options) : null;
      return [name, offered === null ? v.string() : v.picklist(['', ...offered])];
    }),
  );
}

export type DraftUpgrade = StoredShape<unknown>['upgrades'][number];

/**
 * The upgrades of a form's drafts. What a field needs that says since when it is there follows from that.
 * @param own what else an upgrade does, by the number that it makes
 * @param place the property in which a draft has its values; left out where it is its values
 */
export function draftUpgrades(
  table: Fields,
  own: ReadonlyMap<number, DraftUpgrade>,
  place?: string,
): readonly DraftUpgrade[] {
  return upgradesOf<Parameters<DraftUpgrade>[0]>(table, 'draft', own, (draft, added) =>
    place === undefined ? { ...added, ...draft } : { ...draft, [place]: { ...added, ...fieldsIn(draft[place]) } },
  );
}
