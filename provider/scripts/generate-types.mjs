/**
 * Writes src/contract/schema.d.ts from the project's openapi.yaml: the provider's handlers are typed by the contract.
 * With `--check` it writes nothing and exits 1 when the file has drifted.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const target = new URL('../src/contract/schema.d.ts', import.meta.url);
const upload = ts.factory.createTypeReferenceNode('Upload');

const ast = await openapiTS(new URL('../../openapi.yaml', import.meta.url), {
  inject: "import type { Upload } from '../multipart/upload.ts';\n",
  transform(schema) {
    if (schema.format === 'binary') return upload;
    // An index signature cannot stand beside fields of other types; handlers get these file parts as a map.
    if ('patternProperties' in schema) delete schema.patternProperties;
    return undefined;
  },
});
const banner =
  '/** Generated from openapi.yaml by provider/scripts/generate-types.mjs. Do not edit. */\n/* eslint-disable */\n';
const options = { ...(await resolveConfig(target)), filepath: target.pathname };
const generated = await format(banner + astToString(ast), options);

if (process.argv.includes('--check')) {
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present !== generated) {
    console.error(
      'provider/src/contract/schema.d.ts does not match openapi.yaml. Run provider/scripts/generate-types.mjs.',
    );
    process.exit(1);
  }
} else {
  await writeFile(target, generated);
}
