import type { components, operations } from '@vitrine/contract/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../auth/sessions.ts';
import type { Upload } from '../lib/upload.ts';

/** Files are parts of a form: never deeper than its fields. */
type WithUploads<T> = { [P in keyof T]: Blob extends T[P] ? Exclude<T[P], Blob> | Upload : T[P] };

/** The contract's schemas by name: `Schemas['Project']`. */
export type Schemas = WithUploadsIn<components['schemas']>;
type WithUploadsIn<T> = { [Name in keyof T]: WithUploads<T[Name]> };
export type OperationId = keyof operations;

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type RequestOf<K extends OperationId> = operations[K] extends { requestBody: infer B }
  ? ContentOf<B>
  : operations[K] extends { requestBody?: infer B }
    ? ContentOf<NonNullable<B>> | undefined
    : undefined;

/** A request's body once it has passed the contract. File parts are `Upload`s. */
export type Body<K extends OperationId> = WithUploads<RequestOf<K>>;

type Responses<K extends OperationId> = operations[K]['responses'];
type Success<K extends OperationId> = {
  [S in keyof Responses<K>]: S extends 200 | 201 | 202 ? { status: S; body: ContentOf<Responses<K>[S]> } : never;
}[keyof Responses<K>];

/** A success of the contract. Refusals are thrown. */
export type Answer<K extends OperationId> = { status: number; body: unknown } & Success<K>;

/** What a handler is called with. */
export interface Call<K extends OperationId> {
  readonly body: Body<K>;
  /** The file parts that the contract names by a pattern, by part name. */
  readonly files: ReadonlyMap<string, Upload>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The session of the cookie, if there is a good one. */
  readonly session: Session | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Holds `If-Match` against the record as it is now; inside the transaction that changes it. Throws 412. */
  readonly assertUnchanged: () => Promise<void>;
}

/** Handles one operation. `null`: it has answered by itself (a file). */
export type Handler<K extends OperationId> = (call: Call<K>) => Answer<K> | null | Promise<Answer<K> | null>;

/** A handler for each of the operations named. */
export type HandlersFor<K extends OperationId> = { readonly [P in K]: Handler<P> };
export type Handlers = HandlersFor<OperationId>;

/**
 * The entity tag of the record that an operation changes, from the path's parameters; `null` where there is none. Only
 * operations named here honour `If-Match`.
 */
export type RecordEtags = {
  readonly [P in OperationId]?: (params: Readonly<Record<string, string>>) => Promise<string | null>;
};
