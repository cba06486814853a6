import { describeFormat } from '../../../domain/formatting.ts';
import { sideOf } from '../../../domain/merge.ts';
import type { Versions } from '../../../domain/merge.ts';
import type { ComparedField } from './ConflictDialog.tsx';

/** The fields of a form of texts, each as it was typed here and as it is stored now. */
export function compareFields<Field extends string>(
  fields: readonly (readonly [name: Field, label: string])[],
  { base, mine, theirs }: Versions<{ readonly [Name in Field]: string }>,
): readonly ComparedField[] {
  return fields.map(([name, label]) => ({
    label,
    mine: name === 'contentFormat' ? describeFormat(mine[name]) : mine[name],
    stored: name === 'contentFormat' ? describeFormat(theirs[name]) : theirs[name],
    side: sideOf({ base: base[name], mine: mine[name], theirs: theirs[name] }),
  }));
}
