import type { Import, ImportItem } from '../repositories/imports.ts';

const states: Readonly<Record<ImportItem['state'], string>> = {
  planned: 'not taken yet',
  done: 'taken',
  skipped: 'left out',
  failed: 'failed',
};

/** A field of RFC 4180; none is run as a formula by what opens it. */
function field(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

const line = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;

function addressOf({ made, recordId }: ImportItem): string {
  if (made === null || recordId === null) return '';
  const edit = { project: 'edit', story: 'edit-story', page: 'edit-page' }[made];
  return `/dashboard/${edit}/${String(recordId)}`;
}

/** The account of an import as CSV, in UTF-8 with the mark by which spreadsheets know it: a line for each item. */
export function writeReport({ plan }: Pick<Import, 'plan'>, items: readonly ImportItem[]): string {
  return [
    '\u{FEFF}',
    line(['Type', 'Title', 'Old address', 'State', 'Became', 'Its form', 'What was not taken']),
    ...items.map((item) =>
      line([
        item.type,
        item.title,
        item.address ?? '',
        states[item.state],
        item.made ?? '',
        addressOf(item),
        item.notes.join(' '),
      ]),
    ),
    ...plan.skipped.map(({ reason, count, names = [] }) =>
      line(['', `${reason}: ${String(count)}`, '', 'left out', '', '', names.join(', ')]),
    ),
  ].join('');
}
