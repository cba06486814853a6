import type { Field } from './field.ts';

/** The fields of a record by the names that its form has for them, in the order in which they are shown. */
export type Fields = Readonly<Record<string, Field>>;

type NamesOf<Table> = keyof Table & string;
type Names<Table, Wanted> = {
  [Name in NamesOf<Table>]: Table[Name] extends Wanted ? Name : never;
}[NamesOf<Table>];

/** The name of a field where it is stored. */
type StoredName<Name extends string, One> = One extends { readonly stored: infer Own extends string } ? Own : Name;

/** Its name in the form that is sent. */
type WireName<Name extends string, One> = One extends { readonly wire: infer Own extends string } ? Own : Name;

type StoredText<One> = One extends { readonly isOptional: true } ? string | null : string;

/** What its column holds. */
type StoredValue<One> = One extends { readonly kind: 'text' }
  ? StoredText<One>
  : One extends {
        readonly kind: 'choice';
        readonly options: readonly (infer Option)[];
        readonly otherwise: infer Otherwise;
      }
    ? Option | Otherwise
    : number | null;

/** A record's own columns, as the provider holds them. */
export type Stored<Table extends Fields> = {
  readonly [Name in Names<Table, { readonly column: string }> as StoredName<Name, Table[Name]>]: StoredValue<
    Table[Name]
  >;
};

/** What a form holds of one. */
type FormValue<One> = One extends { readonly kind: 'choice'; readonly offered: readonly (infer Offered)[] }
  ? Offered | ''
  : One extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
    ? Option | ''
    : string;

/** The fields that are one text each in a form. */
export type FormName<Table extends Fields> = Names<
  Table,
  { readonly kind: 'text' | 'choice' | 'moment' | 'address' | 'reference' }
>;

/** What a form holds in fields of one text each. */
export type FormValues<Table extends Fields> = { readonly [Name in FormName<Table>]: FormValue<Table[Name]> };

/** The texts as they are typed. */
export type TextName<Table extends Fields> = Names<Table, { readonly kind: 'text' }>;

/** The texts that have nothing beside them. */
export type PlainName<Table extends Fields> = Exclude<TextName<Table>, Names<Table, { readonly format: string }>>;

/** The texts that the specification has, and those that it has not. */
type ExtensionName<Table extends Fields> = Names<Table, { readonly kind: 'text'; readonly isExtension: true }>;

/** The texts that a stored record has; those that the specification does not have may be missing. */
export type Texts<Table extends Fields> = {
  readonly [Name in Exclude<TextName<Table>, ExtensionName<Table>>]: string;
} & ExtensionTexts<Table>;

/** The texts that the specification does not have, as a stored record has them. */
export type ExtensionTexts<Table extends Fields> = { readonly [Name in ExtensionName<Table>]?: string };

/** The fields that say how a text is meant. */
export type FormatName<Table extends Fields> = {
  [Name in NamesOf<Table>]: Table[Name] extends { readonly format: infer Beside extends string } ? Beside : never;
}[NamesOf<Table>];

/** The fields of a form that are no text as it is stored: whoever reads a record has to say what becomes of each. */
export type OwnName<Table extends Fields> = Exclude<FormName<Table>, TextName<Table> | FormatName<Table>>;

/** What a form says of the texts that the specification has, under the names that are sent. */
export type SentTexts<Table extends Fields> = {
  [Name in Exclude<TextName<Table>, ExtensionName<Table>> as WireName<Name, Table[Name]>]: string;
} & { [Name in FormatName<Table>]?: Exclude<FormValue<Table[Name]>, ''> };

/** Texts as a form holds them, each with what says how it is meant. */
export type TypedTexts<Table extends Fields> = Texts<Table> & {
  readonly [Name in FormatName<Table>]?: FormValue<Table[Name]>;
};

/** The texts that the specification does not have, under the names of the wire: what is missing is left out. */
export type SaidExtensions<Table extends Fields> = {
  [Name in PlainName<Table> & ExtensionName<Table> as WireName<Name, Table[Name]>]?: string;
};

/** Plain texts as a form has sent them: what it leaves out stays as it is. */
export type ReceivedTexts<Table extends Fields> = {
  readonly [Name in PlainName<Table> as WireName<Name, Table[Name]>]?: string | undefined;
};

/** The plain texts of what is stored. */
export type StoredTexts<Table extends Fields> = {
  readonly [Name in PlainName<Table> as StoredName<Name, Table[Name]>]: StoredText<Table[Name]>;
};

/** Whose parts in a history follow from nothing but the field. */
export type ShownName<Table extends Fields> = Names<
  Table,
  { readonly kind: 'text' | 'choice'; readonly column: string }
>;

/** A stored record with its plain texts, as its form would send them. */
export type CopiedTexts<Table extends Fields> = {
  [Name in PlainName<Table> as WireName<Name, Table[Name]>]: string;
};
