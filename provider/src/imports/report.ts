import type { Import, ImportItem } from '../repositories/imports.ts';
import { toReadable } from '../rules/redirects.ts';
import { csvRows, writeCsv } from '../rules/csv.ts';

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

/**
 * The account of an import as CSV: a line for each item.
 * @param pages its items in their order
 */
export async function writeReport(
  { plan }: Pick<Import, 'plan'>,
  pages: AsyncIterable<readonly ImportItem[]>,
): Promise<string> {
  const parts = [writeCsv([['Type', 'Title', 'Old address', 'State', 'Became', 'Its form', 'What was not taken']])];
  for await (const items of pages) {
    const lines = items.map((item) => [
      item.type,
      item.title,
      toReadable(item.address ?? ''),
      states[item.state],
      item.made ?? '',
      addressOf(item),
      item.notes.join(' '),
    ]);
    parts.push(csvRows(lines));
  }
  const left = plan.skipped.map(({ reason, count, names = [] }) => [
    '',
    `${reason}: ${String(count)}`,
    '',
    'left out',
    '',
    '',
    names.join(', '),
  ]);
  return [...parts, csvRows(left)].join('');
}
