import { createRequire } from 'node:module';
import type { _ as codeTemplate, Ajv2020, CodeKeywordDefinition, Options } from 'ajv/dist/2020.js';
import type { FormatsPlugin } from 'ajv-formats';
import type { Validate } from '../src/operations.d.ts';
import { FilePart } from '../src/file-part.ts';
import { isJson } from './document.ts';
import type { Json } from './document.ts';

interface AjvPackage {
  readonly Ajv2020: typeof Ajv2020;
  readonly _: typeof codeTemplate;
}

const require = createRequire(import.meta.url);
const { Ajv2020: Ajv, _ }: AjvPackage = require('ajv/dist/2020.js');
const addFormats: FormatsPlugin = require('ajv-formats');

/** Written as code, not as a function, so that the keyword can be compiled to a file. */
const filePart: CodeKeywordDefinition = {
  keyword: 'filePart',
  schemaType: 'boolean',
  code(context) {
    const type = context.gen.scopeValue('obj', { ref: FilePart, code: _`FilePart` });
    context.fail(_`!(${context.data} instanceof ${type})`);
  },
};

/** An Ajv that neither coerces values nor strips fields: what is not in the contract is refused. */
export function createAjv(options: Pick<Options, 'code' | 'messages'> = {}): Ajv2020 {
  const ajv = new Ajv({ ...options, strict: true, strictTypes: false, strictRequired: false });
  addFormats(ajv);
  ajv.addVocabulary(['x-extension', 'example']);
  ajv.addKeyword(filePart);
  return ajv;
}

function replaceBinary(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(replaceBinary);
  if (!isJson(node)) return node;
  if (node['format'] === 'binary') return { filePart: true };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replaceBinary(value)]));
}

/** A schema as it holds for a received form: `type: string, format: binary` is a file part. */
export const withFileParts = (schema: Json): Json =>
  Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, replaceBinary(value)]));

/** Compiles a schema in memory, for tests that hold values against the contract. */
export function createCompiler(): (schema: Json) => Validate {
  // What is run a few times is not worth being optimized, which takes most of the time.
  const ajv = createAjv({ code: { optimize: false } });
  return (schema) => {
    const compiled = ajv.compile(withFileParts(schema));
    const validate: Validate = <T>(data: unknown): data is T => {
      const isValid = compiled(data);
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    return validate;
  };
}
