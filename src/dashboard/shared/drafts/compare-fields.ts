import { formLabels } from '@vitrine/content';
import type { Fields, FormName } from '@vitrine/content';
import { describeFormat } from '../../../domain/formatting.ts';
import { sideOf } from '../../../domain/merge.ts';
import type { Versions } from '../../../domain/merge.ts';
import type { ComparedField } from './ConflictDialog.tsx';

/** The fields of a form of texts, each as it was typed here and as it is stored now. */
export function compareFields<Table extends Fields>(
  table: Table,
  { base, mine, theirs }: Versions<Readonly<Record<FormName<Table>, string>>>,
): readonly ComparedField[] {
  return formLabels(table).map(([name, label]) => {
    const show = (text: string): string => (name === 'contentFormat' ? describeFormat(text) : text);
    return {
      label,
      mine: show(mine[name]),
      stored: show(theirs[name]),
      side: sideOf({ base: base[name], mine: mine[name], theirs: theirs[name] }),
    };
  });
}
