import type { Fields, FormName } from '@vitrine/content';
import type { ForEditing, Id } from '../../../domain/content.ts';
import { mergeForm } from '../../../domain/record.ts';
import { useConflict, type Conflict } from '../../../machines/conflict/conflict.react.tsx';
import type { DraftedForm } from '../../../machines/form/drafted-form.react.tsx';
import { compareFields } from './compare-fields.ts';
import type { ComparedField } from './ConflictDialog.tsx';

interface RecordConflictOptions<Table extends Fields, Stored> {
  readonly machine: Parameters<typeof useConflict<Stored>>[0];
  /** The fields of the record. */
  readonly table: Table;
  readonly form: Pick<DraftedForm<FormName<Table>, ForEditing<Stored>>, 'stored' | 'values' | 'overwrite' | 'take'>;
  /** What the form over a stored version starts with. */
  readonly recordOf: (stored: ForEditing<Stored>) => { readonly values: Readonly<Record<FormName<Table>, string>> };
  /** What was stored meanwhile was taken in place of what was typed. */
  readonly onTaken?: () => void;
}

interface RecordConflict<Stored> {
  readonly conflict: Conflict<Stored>;
  /** Every field beside what is stored now. */
  readonly compare: (stored: ForEditing<Stored>) => readonly ComparedField[];
}

/** The conflict of a form of texts: saved anyway, what was typed goes over what is stored now, field by field. */
export function useRecordConflict<Table extends Fields, Stored extends { readonly id: Id }>({
  machine,
  table,
  form,
  recordOf,
  onTaken,
}: RecordConflictOptions<Table, Stored>): RecordConflict<Stored> {
  const versionsOf = (stored: ForEditing<Stored>) => ({
    base: form.stored,
    mine: form.values,
    theirs: recordOf(stored).values,
  });
  const conflict = useConflict(machine, {
    onMine: (etag) => {
      if (conflict.stored === null) return form.overwrite(etag, null);
      const versions = versionsOf(conflict.stored);
      form.overwrite(etag, { values: mergeForm(table, versions), stored: versions.theirs });
    },
    onStored: (stored) => {
      onTaken?.();
      form.take(stored);
    },
  });
  return { conflict, compare: (stored) => compareFields(table, versionsOf(stored)) };
}
