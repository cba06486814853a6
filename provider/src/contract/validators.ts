import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { FormatsPlugin } from 'ajv-formats';
import { Upload } from '../multipart/upload.ts';
import { isJson } from './document.ts';
import type { Json } from './document.ts';

/** In a form, `type: string, format: binary` is a file part, which arrives as an `Upload`. */
function withUploads(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withUploads);
  if (!isJson(node)) return node;
  if (node['format'] === 'binary') return { upload: true };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withUploads(value)]));
}

/** Tells whether data is as a schema says; `errors` are those of the last answer. */
export interface Validator<T> {
  (data: unknown): data is T;
  errors: readonly ErrorObject[] | null | undefined;
}

/** Compiles schemas of the contract (JSON Schema 2020-12, as OpenAPI 3.1 has it). */
export interface Compiler {
  /** Compiled when first asked. `T` is the contract's own type for the schema (see `contract/types.ts`). */
  compile<T>(schema: Json): Validator<T>;
}

interface AjvPackage {
  readonly Ajv2020: typeof Ajv2020;
}

const require = createRequire(import.meta.url);

/** Loaded with the first schema: most starts answer many reads before anything has to be checked. */
function createAjv(isDoubted: boolean): Ajv2020 {
  const { Ajv2020: Ajv }: AjvPackage = require('ajv/dist/2020.js');
  const addFormats: FormatsPlugin = require('ajv-formats');
  const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, validateSchema: isDoubted });
  addFormats(ajv);
  ajv.addVocabulary(['x-extension', 'example']);
  ajv.addKeyword({
    keyword: 'upload',
    schemaType: 'boolean',
    validate: (_: boolean, data: unknown) => data instanceof Upload,
  });
  return ajv;
}

/**
 * A compiler that neither coerces values nor strips fields: what is not in the contract is refused.
 * @param isDoubted whether schemas are held against JSON Schema's own, which takes a third of a second. Tests do, once for all
 */
export function createCompiler({ isDoubted = false } = {}): Compiler {
  let ajv: Ajv2020 | null = null;
  return {
    compile: <T>(schema: Json): Validator<T> => {
      const isOpen = Object.keys(schema).length === 0;
      let compiled: ValidateFunction<T> | null = null;
      const validator: Validator<T> = Object.assign(
        (data: unknown): data is T => {
          if (isOpen) return true;
          ajv ??= createAjv(isDoubted);
          compiled ??= ajv.compile<T>(Object.fromEntries(Object.entries(withUploads(schema) ?? {})));
          const isValid = compiled(data);
          validator.errors = compiled.errors;
          return isValid;
        },
        { errors: null },
      );
      return validator;
    },
  };
}
