import { formNames, formValues } from '@vitrine/content';
import type { Fields, FormName, FormValues, OwnName, TextName, Texts } from '@vitrine/content';
import { typedOf } from './formatting.ts';
import { mergeFields } from './merge.ts';
import type { Versions } from './merge.ts';

/** What was typed of a formatted text, which has a field of its own in a record: `contentSource` beside `content`. */
type Sources<Table extends Fields> = { readonly [Name in TextName<Table> as `${Name}Source`]?: string };

/**
 * A stored record as its form holds it. Forms are sent with CRLF; a text area knows LF only.
 * @param own what is no text as it is stored
 */
export function toForm<Table extends Fields>(
  table: Table,
  record: Texts<Table> & Sources<Table>,
  own: Readonly<Record<OwnName<Table>, string>>,
): FormValues<Table>;
export function toForm(table: Fields, record: object, own: object): FormValues<Fields> {
  const stored = new Map(Object.entries<unknown>({ ...record }));
  const textOf = (name: string): string | undefined => {
    const value = stored.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const read = Object.entries(table).flatMap(([name, field]): readonly (readonly [string, string])[] => {
    if (field.kind !== 'text') return [];
    if (field.format === undefined) return [[name, textOf(name) ?? '']];
    const { text, format } = typedOf(textOf(name) ?? '', textOf(`${name}Source`));
    return [
      [name, text],
      [field.format, format],
    ];
  });
  return formValues(table, { ...Object.fromEntries(read), ...own });
}

/** What a form of texts sends over a record that was changed elsewhere: only what was changed here is written over it. */
export const mergeForm = <Table extends Fields, Values extends Readonly<Record<FormName<Table>, string>>>(
  table: Table,
  versions: Versions<Values>,
): Values => mergeFields(versions, formNames(table));

/** Whether two forms of texts hold the same. */
export const isSameForm = <Table extends Fields>(
  table: Table,
  one: Readonly<Record<FormName<Table>, string>>,
  other: Readonly<Record<FormName<Table>, string>>,
): boolean => formNames(table).every((name) => one[name] === other[name]);
