/** Types of `dist/operations.js`, which `tools/compile.ts` writes. */

/** Why a value is refused, in the terms of JSON Schema. The members are those of Ajv's `ErrorObject`. */
export interface ValidationError {
  readonly keyword: string;
  /** JSON Pointer of the refused value. */
  readonly instancePath: string;
  /** What the keyword asks for, for example `{ limit: 500 }`. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Checks a value against its schema; the caller names the type of that schema. */
export interface Validate {
  <T>(data: unknown): data is T;
  /** Why the last value was refused; the last entry is the outermost. */
  errors?: readonly ValidationError[] | null;
}

/** A parameter of path or query. Parameters of headers are not checked: no header is required. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly validate: Validate;
}

export interface RequestBody {
  readonly required: boolean;
  readonly contentType: string;
  /** The parts of a form that hold JSON: those whose schema is a list or an object. */
  readonly jsonParts: readonly string[];
  readonly validate: Validate;
}

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the contract, for example `/api/category/{id}`. */
  readonly path: string;
  /** `public`: no session. `either`: the handler's rules say when. `logout`: session or logout token. */
  readonly access: 'public' | 'either' | 'session' | 'logout';
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | null;
}

/** Every operation of the contract, in the contract's order. */
export declare const operations: readonly Operation[];
