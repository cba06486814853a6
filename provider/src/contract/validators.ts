import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
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

/** Compiles schemas of the contract (JSON Schema 2020-12, as OpenAPI 3.1 has it). */
export interface Compiler {
  /** `T` is the contract's own type for the schema (see `contract/types.ts`). */
  compile<T>(schema: Json): ValidateFunction<T>;
}

/** A compiler that neither coerces values nor strips fields: what is not in the contract is refused. */
export function createCompiler(): Compiler {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  addFormats(ajv);
  ajv.addVocabulary(['x-extension', 'example']);
  ajv.addKeyword({
    keyword: 'upload',
    schemaType: 'boolean',
    validate: (_: boolean, data: unknown) => data instanceof Upload,
  });
  return {
    compile: <T>(schema: Json) => ajv.compile<T>(Object.fromEntries(Object.entries(withUploads(schema) ?? {}))),
  };
}
