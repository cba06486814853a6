/** Writes schema.d.ts from openapi.yaml. With `--check` it writes nothing and exits 1 when the file has drifted. */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const target = new URL('../schema.d.ts', import.meta.url);
const blob = ts.factory.createTypeReferenceNode('Blob');

const ast = await openapiTS(new URL('../../../openapi.yaml', import.meta.url), {
  transform(schema) {
    if (schema.format === 'binary') return blob;
    // TypeScript allows no index signature beside fields of other types; each side types these file parts by itself.
    if ('patternProperties' in schema) delete schema.patternProperties;
    return undefined;
  },
});
const generated = `/** Generated from openapi.yaml by \`npm run generate\`. Do not edit. */\n${astToString(ast)}`;

if (!process.argv.includes('--check')) {
  await writeFile(target, generated);
} else if ((await readFile(target, 'utf8').catch(() => '')) !== generated) {
  console.error('packages/contract/schema.d.ts does not match openapi.yaml. Run `npm run generate`.');
  process.exit(1);
}
