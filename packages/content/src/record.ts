import type { ChoiceField, Field, Since, TextField } from './field.ts';
import type {
  CopiedTexts,
  ExtensionTexts,
  Fields,
  FormName,
  FormValues,
  ReceivedTexts,
  SaidExtensions,
  SentTexts,
  ShownName,
  Stored,
  StoredTexts,
  Texts,
  TypedTexts,
} from './types.ts';

/*
 * What follows from a table of fields. Each function names its result by the table's own names, which only its signature can say: a list of
 * pairs has none.
 */

type Named<Kind> = readonly (readonly [name: string, field: Kind])[];

/** What a record has under each name. */
const lookUp = (record: object): ReadonlyMap<string, unknown> => new Map(Object.entries<unknown>({ ...record }));

const fieldsOf = (table: Fields): Named<Field> => Object.entries<Field>(table);

const isText = (pair: readonly [string, Field]): pair is [string, TextField] => pair[1].kind === 'text';
const isChoice = (field: Field): field is ChoiceField => field.kind === 'choice';

const textsOf = (table: Fields): Named<TextField> => fieldsOf(table).filter(isText);
const plainTextsOf = (table: Fields): Named<TextField> =>
  textsOf(table).filter(([, { format }]) => format === undefined);

/** All fields, in the table's order. */
export function fieldNames<Table extends Fields>(table: Table): readonly (keyof Table & string)[];
export function fieldNames(table: Fields): readonly string[] {
  return Object.keys(table);
}

/** The fields that are one text each in a form, in the table's order. */
export function formNames<Table extends Fields>(table: Table): readonly FormName<Table>[];
export function formNames(table: Fields): readonly string[] {
  return fieldsOf(table).flatMap(([name, { kind }]) => (kind === 'media' || kind === 'part' ? [] : [name]));
}

/** An empty form, and a form's values in the table's order. */
export function formValues<Table extends Fields>(
  table: Table,
  values?: Readonly<Record<FormName<Table>, string>>,
): FormValues<Table>;
export function formValues(table: Fields, values: Readonly<Record<string, string>> = {}): Record<string, string> {
  const given: ReadonlyMap<string, string> = new Map(Object.entries(values));
  return Object.fromEntries(formNames(table).map((name) => [name, given.get(name) ?? '']));
}

/** The column of each field that has one, by the name under which it is stored. */
export function columnNames<Table extends Fields>(table: Table): Readonly<Record<keyof Stored<Table> & string, string>>;
export function columnNames(table: Fields): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fieldsOf(table).flatMap(([name, { column, stored = name }]) => (column === undefined ? [] : [[stored, column]])),
  );
}

function readColumn(field: Field, column: string, value: unknown): unknown {
  if (isChoice(field)) return field.options.find((option) => option === value) ?? field.otherwise;
  const isOptional = field.kind !== 'text' || field.isOptional === true;
  if (value === null && isOptional) return null;
  if (typeof value !== (field.kind === 'text' ? 'string' : 'number'))
    throw new TypeError(`The column ${column} is not of the expected type.`);
  return value;
}

/**
 * A record's own columns out of a row.
 * @throws {TypeError} where a column holds something that its field cannot be
 */
export function readRow<Table extends Fields>(table: Table, row: Readonly<Record<string, unknown>>): Stored<Table>;
export function readRow(table: Fields, row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const values = lookUp(row);
  return Object.fromEntries(
    fieldsOf(table).flatMap(([name, field]) => {
      const { column, stored = name, kind } = field;
      return column === undefined || kind === 'part' ? [] : [[stored, readColumn(field, column, values.get(column))]];
    }),
  );
}

/** What of a record is in its own columns, in the table's order and without the rest. */
export function storedPart<Table extends Fields>(table: Table, record: Stored<Table>): Stored<Table>;
export function storedPart(table: Fields, record: object): Readonly<Record<string, unknown>> {
  const values = lookUp(record);
  return Object.fromEntries(Object.keys(columnNames(table)).map((name) => [name, values.get(name)]));
}

function tidied({ isLine = false }: TextField, sent: string): string | null {
  if (!isLine) return sent;
  const line = sent.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? null : line;
}

/**
 * The plain texts after a form: what it leaves out stays as it is.
 * @param present null of a new record
 */
export function receiveTexts<Table extends Fields>(
  table: Table,
  form: ReceivedTexts<Table>,
  present: StoredTexts<Table> | null,
): StoredTexts<Table>;
export function receiveTexts(table: Fields, form: object, present: object | null): Record<string, unknown> {
  const [sent, was] = [lookUp(form), lookUp(present ?? {})];
  return Object.fromEntries(
    plainTextsOf(table).map(([name, field]) => {
      const { stored = name, wire = name, isOptional = false } = field;
      const given = sent.get(wire);
      const kept = was.get(stored) ?? (isOptional ? null : '');
      return [stored, typeof given === 'string' ? tidied(field, given) : kept];
    }),
  );
}

/** The texts that the specification does not have, for an answer: what is missing is not said. */
export function answerExtensions<Table extends Fields>(table: Table, record: StoredTexts<Table>): SaidExtensions<Table>;
export function answerExtensions(table: Fields, record: object): Record<string, unknown> {
  const values = lookUp(record);
  return Object.fromEntries(
    plainTextsOf(table).flatMap(([name, { isExtension = false, stored = name, wire = name }]) => {
      const value = values.get(stored);
      return isExtension && typeof value === 'string' ? [[wire, value]] : [];
    }),
  );
}

/**
 * The texts of a form that the specification has, under the names that are sent. The format of a text is left out where none was chosen.
 */
export function sendTexts<Table extends Fields>(table: Table, values: TypedTexts<Table>): SentTexts<Table>;
export function sendTexts(table: Fields, values: object): Record<string, unknown> {
  const typed = lookUp(values);
  return Object.fromEntries(
    textsOf(table).flatMap(([name, { isExtension = false, wire = name, format }]) => {
      if (isExtension) return [];
      const how = format === undefined ? '' : (typed.get(format) ?? '');
      return [[wire, typed.get(name)], ...(format === undefined || how === '' ? [] : [[format, how]])];
    }),
  );
}

/**
 * The texts of a form that the specification does not have, under the names that are sent: what was not changed is not said.
 * @param stored what the form was opened with
 */
export function sendExtensions<Table extends Fields>(
  table: Table,
  values: ExtensionTexts<Table>,
  stored?: ExtensionTexts<Table>,
): SaidExtensions<Table>;
export function sendExtensions(table: Fields, values: object, stored: object = {}): Record<string, unknown> {
  const [typed, was] = [lookUp(values), lookUp(stored)];
  return Object.fromEntries(
    textsOf(table).flatMap(([name, { isExtension = false, wire = name }]) => {
      const text = typed.get(name);
      return !isExtension || text === undefined || text === was.get(name) ? [] : [[wire, text]];
    }),
  );
}

/**
 * The texts of a form as a stored record would have them: of those that the specification does not have, an empty one is missing.
 */
export function recordTexts<Table extends Fields>(table: Table, values: FormValues<Table>): Texts<Table>;
export function recordTexts(table: Fields, values: object): Record<string, unknown> {
  const typed = lookUp(values);
  return Object.fromEntries(
    textsOf(table).flatMap(([name, { isExtension = false }]) => {
      const text = typed.get(name);
      return isExtension && text === '' ? [] : [[name, text]];
    }),
  );
}

/**
 * The plain texts of what another installation has stored, as a form here would send them.
 * @param cut shortens a text to a number of characters
 */
export function copyTexts<Table extends Fields>(
  table: Table,
  record: StoredTexts<Table>,
  cut: (text: string, most: number) => string,
): CopiedTexts<Table>;
export function copyTexts(
  table: Fields,
  record: object,
  cut: (text: string, most: number) => string,
): Record<string, unknown> {
  const values = lookUp(record);
  return Object.fromEntries(
    plainTextsOf(table).map(([name, { stored = name, wire = name, most }]) => {
      const text = values.get(stored);
      return [wire, cut(typeof text === 'string' ? text : '', most)];
    }),
  );
}

/** What a form says of each field that has to be filled in and is not; null where nothing is wrong. */
export function checkRequired<Table extends Fields>(
  table: Table,
  values: Readonly<Record<FormName<Table>, string>>,
): Readonly<Record<FormName<Table>, string | null>>;
export function checkRequired(table: Fields, values: object): Readonly<Record<string, string | null>> {
  const typed = lookUp(values);
  const required = new Map(textsOf(table).map(([name, field]) => [name, field.required]));
  return Object.fromEntries(
    formNames(table).map((name) => [name, String(typed.get(name)).trim() === '' ? (required.get(name) ?? null) : null]),
  );
}

/** What each field of a form is called, in the table's order. */
export function formLabels<Table extends Fields>(
  table: Table,
): readonly (readonly [name: FormName<Table>, label: string])[];
export function formLabels(table: Fields): readonly (readonly [string, string])[] {
  const names = new Set<string>(formNames(table));
  return fieldsOf(table).flatMap(([name, { label }]) => (names.has(name) ? [[name, label]] : []));
}

/** The names of a form's fields by those under which they are sent. */
export function namesBySent<Table extends Fields>(table: Table): ReadonlyMap<string, FormName<Table>>;
export function namesBySent(table: Fields): ReadonlyMap<string, string> {
  const names = new Set<string>(formNames(table));
  return new Map(fieldsOf(table).flatMap(([name, { wire = name }]) => (names.has(name) ? [[wire, name]] : [])));
}

/** What is new under a number, with what it is where it was not known yet: nothing. */
function addedUnder(table: Fields, where: keyof Since, number: number): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    fieldsOf(table).flatMap(([name, field]) => {
      if (field.since?.[where] !== number) return [];
      if (where === 'draft') return [[name, '']];
      const { stored = name } = field;
      if (isChoice(field)) return [[stored, field.otherwise]];
      return [[stored, field.kind === 'text' && field.isOptional !== true ? '' : null]];
    }),
  );
}

/**
 * The upgrades of what is stored of a record, the one that makes number 1 first. A field that says since when it is there has one by that.
 * @param own what else an upgrade does, by the number that it makes
 * @param add puts fields where this shape has them
 */
export function upgradesOf<Shape>(
  table: Fields,
  where: keyof Since,
  own: ReadonlyMap<number, (stored: Shape) => Shape>,
  add: (stored: Shape, added: Readonly<Record<string, string | null>>) => Shape,
): readonly ((stored: Shape) => Shape)[] {
  const newest = Math.max(0, ...own.keys(), ...fieldsOf(table).map(([, { since }]) => since?.[where] ?? 0));
  return Array.from({ length: newest }, (_, index) => {
    const added = addedUnder(table, where, index + 1);
    const more = own.get(index + 1) ?? ((stored: Shape) => stored);
    return (stored: Shape) => more(Object.keys(added).length === 0 ? stored : add(stored, added));
  });
}

/** A field of a record for its history, which shows every one. */
export interface HistoryPart {
  /** Names it among the others. */
  readonly name: string;
  readonly label: string;
  /** A text of sentences or lines; else a word or a choice. */
  readonly long: boolean;
  readonly value: string;
}

/**
 * What of a stored record its history shows.
 * @param own the parts of fields that are no text or choice of the record's own, and of those that are shown otherwise
 * @param first which stand before the others, in this order; the rest is in the table's
 */
export function historyParts<Table extends Fields, Part>(
  table: Table,
  record: Stored<Table>,
  own: Readonly<Record<Exclude<keyof Table, ShownName<Table>>, readonly Part[]>> &
    Partial<Readonly<Record<keyof Table, readonly Part[]>>>,
  first: readonly (keyof Table & string)[],
): readonly (HistoryPart | Part)[];
export function historyParts(table: Fields, record: object, own: object, first: readonly string[]): readonly unknown[] {
  const [values, told] = [lookUp(record), lookUp(own)];
  const placeOf = ([name]: readonly [string, Field]): number =>
    first.includes(name) ? first.indexOf(name) : first.length;
  return fieldsOf(table)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap(([name, field]): readonly unknown[] => {
      const parts = told.get(name);
      if (Array.isArray(parts)) return parts;
      const { label, inHistory = label, stored = name } = field;
      const value = values.get(stored);
      const long = field.kind === 'text' && field.isLong === true;
      return [{ name: stored, label: inHistory, long, value: typeof value === 'string' ? value : '' }];
    });
}
