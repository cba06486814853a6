import type { Import, ImportItem } from '../repositories/imports.ts';
import { writeCsv } from '../rules/csv.ts';

const states: Readonly<Record<ImportItem['state'], string>> = {
  planned: 'not taken yet',
  done: 'taken',
  skipped: 'left out',
  failed: 'failed',
};

function addressOf({ made, recordId }: ImportItem): string {
  if (made === null || recordId === null) return '';
  const edit = { project: 'edit', story: 'edit-story', page: 'edit-page' }[made];
  return `/dashboard/${edit}/${String(recordId)}`;
}

/** The account of an import as CSV: a line for each item. */
export function writeReport({ plan }: Pick<Import, 'plan'>, items: readonly ImportItem[]): string {
  return writeCsv([
    ['Type', 'Title', 'Old address', 'State', 'Became', 'Its form', 'What was not taken'],
    ...items.map((item) => [
      item.type,
      item.title,
      item.address ?? '',
      states[item.state],
      item.made ?? '',
      addressOf(item),
      item.notes.join(' '),
    ]),
    ...plan.skipped.map(({ reason, count, names = [] }) => [
      '',
      `${reason}: ${String(count)}`,
      '',
      'left out',
      '',
      '',
      names.join(', '),
    ]),
  ]);
}
