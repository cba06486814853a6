/**
 * Writes src/api/schema.d.ts from openapi.yaml. With `--check` it writes nothing and exits 1 when the file has drifted.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const target = new URL('../src/api/schema.d.ts', import.meta.url);
const blob = ts.factory.createTypeReferenceNode('Blob');

const ast = await openapiTS(new URL('../openapi.yaml', import.meta.url), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  transform(schema) {
    if (schema.format === 'binary') return blob;
    // An index signature cannot stand beside fields of other types; the file parts are added by the form serialiser.
    if ('patternProperties' in schema) delete schema.patternProperties;
    return undefined;
  },
});
const banner = '/** Generated from openapi.yaml by `npm run generate`. Do not edit. */\n';
const generated = banner + astToString(ast);

if (process.argv.includes('--check')) {
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present !== generated) {
    console.error('src/api/schema.d.ts does not match openapi.yaml. Run `npm run generate`.');
    process.exit(1);
  }
} else {
  await writeFile(target, generated);
}
