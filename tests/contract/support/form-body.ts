import { jsonParts } from '../../../packages/contract/tools/document.ts';
import type { Json } from '../../../packages/contract/tools/document.ts';
import { Upload } from '../../../provider/src/lib/upload.ts';

/** A form as the contract's schema describes it: texts, parsed lists, and a stand-in for every file. */
export function readForm(form: FormData, schema: Json): Readonly<Record<string, unknown>> {
  const json = jsonParts(schema);
  return Object.fromEntries(
    [...form].map(([name, value]): [string, unknown] => {
      if (typeof value !== 'string') return [name, Object.create(Upload.prototype)];
      return [name, json.includes(name) ? JSON.parse(value) : value];
    }),
  );
}
