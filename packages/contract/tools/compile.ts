/**
 * Writes dist/operations.js from openapi.yaml: every operation, with validators compiled by Ajv and the few helpers of Ajv
 * that they call. Nothing is read or compiled at run time.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'vite';
import { createAjv, withFileParts } from './ajv.ts';
import { jsonParts, readContract } from './document.ts';
import type { Json, OperationSchemas } from './document.ts';

const require = createRequire(import.meta.url);
const { default: toCode }: { default: typeof standaloneCode } = require('ajv/dist/standalone');

const filePart = '@vitrine/contract/file-part';
const ajv = createAjv({ messages: false, code: { source: true, esm: true } });
const names = new Map<string, string>();

/** The name under which a schema's validator is exported; equal schemas share one. */
function nameOf(schema: Json): string {
  const key = JSON.stringify(schema);
  const name = names.get(key) ?? `isValid${String(names.size + 1)}`;
  if (!names.has(key)) ajv.addSchema(withFileParts(schema), name);
  names.set(key, name);
  return name;
}

/** An operation as an object literal whose `validate` members are still names. */
function toRow({ id, method, path, access, parameters, body }: OperationSchemas): string {
  const row = {
    id,
    method,
    path,
    access,
    parameters: parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ schema, ...parameter }) => ({ ...parameter, validate: nameOf(schema) })),
    body: body && {
      required: body.required,
      contentType: body.contentType,
      jsonParts: jsonParts(body.schema),
      validate: nameOf(body.schema),
    },
  };
  return JSON.stringify(row).replaceAll(/"validate":"(\w+)"/g, '"validate":$1');
}

const rows = readContract().map(toRow);
const validators = toCode(ajv, Object.fromEntries([...names.values()].map((name) => [name, name])));
const source = [
  `import { FilePart } from '${filePart}';`,
  validators,
  `export const operations = [${rows.join(',\n')}];`,
].join('\n');

await build({
  configFile: false,
  logLevel: 'warn',
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    {
      name: 'contract',
      resolveId: (id) => (id === 'operations' ? fileURLToPath(new URL('operations.js', import.meta.url)) : null),
      load: (id) => (id.endsWith('tools/operations.js') ? source : null),
    },
  ],
  build: {
    ssr: true,
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: { operations: 'operations' },
      // One class for all importers, or `instanceof` would fail between copies.
      external: [filePart],
      output: { entryFileNames: '[name].js', comments: false },
    },
  },
  ssr: { noExternal: true },
});
