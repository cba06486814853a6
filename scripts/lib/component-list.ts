import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

/** A folder of components, as a page imports it. */
export interface ComponentFolder {
  /** `icon-button` in `@vitrine/design-system/components/icon-button`. */
  readonly folder: string;
  /** What it exports besides types, sorted. */
  readonly names: readonly string[];
}

/** The names that a module exports by `export { … } from`, without those of types. */
function exportedBy(source: string): readonly string[] {
  const { statements } = ts.createSourceFile('index.ts', source, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) return [];
    return statement.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
  });
}

/**
 * Every folder below `components`, but `overlay`, which has only styles that others share.
 * @param components absolute
 */
export function findComponents(components: string): readonly ComponentFolder[] {
  return readdirSync(components)
    .filter((folder) => folder !== 'overlay')
    .sort()
    .map((folder) => ({
      folder,
      names: exportedBy(readFileSync(`${components}/${folder}/index.ts`, 'utf8')).toSorted(),
    }));
}

const [open, close] = ['<!-- components -->', '<!-- /components -->'];

/**
 * A README with the list between its markers made again.
 * @throws {Error} when it has no markers
 */
export function fillComponents(readme: string, components: readonly ComponentFolder[]): string {
  const [start, end] = [readme.indexOf(open), readme.indexOf(close)];
  if (start === -1 || end < start) throw new Error(`The list stands between ${open} and ${close}.`);
  const rows = components.map(({ folder, names }) => [`\`${folder}\``, names.map((name) => `\`${name}\``).join(', ')]);
  const all = [['`…/components/`', 'Exports'], ...rows];
  const widths = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = '', ...body] = all.map(line);
  const table = [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
  return `${readme.slice(0, start + open.length)}\n\n${table}\n\n${readme.slice(end)}`;
}
