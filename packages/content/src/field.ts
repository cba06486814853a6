/** The kinds of fields that a record can have. What is left out of a field's options is said where it is declared. */

/** Under which numbers of what is stored a field is there for the first time: what was stored before lacks it. 0 unless told. */
export interface Since {
  /** Drafts in browsers. */
  readonly draft?: number;
  /** Revisions. */
  readonly revision?: number;
}

/** What every field says of itself. */
export interface FieldOptions {
  /** What it is called in its form, and where two versions of it are compared. */
  readonly label: string;
  /** What the history calls it; its label unless told. */
  readonly inHistory?: string;
  /** Its column; left out of what is stored elsewhere. */
  readonly column?: string;
  /** The name under which the provider holds it, and revisions with it; that of the table unless told. */
  readonly stored?: string;
  /** Its name in the form that is sent; that of the table unless told. */
  readonly wire?: string;
  readonly since?: Since;
}

export interface TextOptions extends FieldOptions {
  /** Characters that are taken. */
  readonly most: number;
  /** Sentences or lines, for who shows two of them beside each other. */
  readonly isLong?: boolean;
  /** It may be missing, which is stored as `NULL`. */
  readonly isOptional?: boolean;
  /** Kept in one line without blanks at its ends; an empty one is missing. */
  readonly isLine?: boolean;
  /** The field that says how it is meant. */
  readonly format?: string;
  /** What a form says that was sent without it; left out of what need not be filled in. */
  readonly required?: string;
  /** The specification does not have it: what was not changed is not sent, and what is missing is not answered. */
  readonly isExtension?: boolean;
}

/** A text as it is typed. */
export interface TextField extends TextOptions {
  readonly kind: 'text';
}

export interface ChoiceOptions extends FieldOptions {
  /** What can be stored. */
  readonly options: readonly string[];
  /** What a form offers beside `''`, where that is not what can be stored. */
  readonly offered?: readonly string[];
  /** What something unknown in its column is taken for. */
  readonly otherwise: string | null;
}

/** One of several words. In a form `''` says nothing of it. */
export interface ChoiceField extends ChoiceOptions {
  readonly kind: 'choice';
}

/** A point in time, milliseconds since 1970-01-01 UTC; a form has it as text. */
export interface MomentField extends FieldOptions {
  readonly kind: 'moment';
}

/** The last part of a record's address; it is stored with those that the record had before. */
export interface AddressField extends FieldOptions {
  readonly kind: 'address';
  /** Characters that are taken. */
  readonly most: number;
}

/** Another record by its id; a form has that as text, `''` for none. */
export interface ReferenceField extends FieldOptions {
  readonly kind: 'reference';
}

/** A picture or film by the id of its record. */
export interface MediaField extends FieldOptions {
  readonly kind: 'media';
}

/** What has a shape of its own, such as a list. */
export interface PartField extends FieldOptions {
  readonly kind: 'part';
}

export type Field = TextField | ChoiceField | MomentField | AddressField | ReferenceField | MediaField | PartField;

/** A name that is none of these options is refused. */
type Only<Options, Given> = Given & { readonly [Name in Exclude<keyof Given, keyof Options>]: never };

/** A field that holds a text; `most` is counted in characters. */
export const text = <const Given extends TextOptions>(options: Only<TextOptions, Given>) =>
  ({ ...options, kind: 'text' }) as const;

/** A field that holds one of a few words. */
export const choice = <const Given extends ChoiceOptions>(options: Only<ChoiceOptions, Given>) =>
  ({ ...options, kind: 'choice' }) as const;

/** A field that holds a point in time, in milliseconds since 1970-01-01 UTC. */
export const moment = <const Given extends FieldOptions>(options: Only<FieldOptions, Given>) =>
  ({ ...options, kind: 'moment' }) as const;

/** A field that holds the last part of the record's address. */
export const address = <const Given extends Omit<AddressField, 'kind'>>(
  options: Only<Omit<AddressField, 'kind'>, Given>,
) => ({ ...options, kind: 'address' }) as const;

/** A field that holds the id of another record. */
export const reference = <const Given extends FieldOptions>(options: Only<FieldOptions, Given>) =>
  ({ ...options, kind: 'reference' }) as const;

/** A field that holds the id of a picture's or film's record. */
export const media = <const Given extends FieldOptions>(options: Only<FieldOptions, Given>) =>
  ({ ...options, kind: 'media' }) as const;

/** A field with a shape of its own, such as a list: each use reads and writes it by itself. */
export const part = <const Given extends FieldOptions>(options: Only<FieldOptions, Given>) =>
  ({ ...options, kind: 'part' }) as const;
