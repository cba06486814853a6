import { isJson } from '../../../provider/src/contract/document.ts';
import type { Json } from '../../../provider/src/contract/document.ts';
import { Upload } from '../../../provider/src/multipart/upload.ts';

/** The names of the parts that hold JSON: those whose schema is a list or an object. */
function jsonParts(schema: Json): ReadonlySet<string> {
  const own = Object.entries(isJson(schema['properties']) ? schema['properties'] : {})
    .filter(([, property]) => isJson(property) && (property['type'] === 'array' || property['type'] === 'object'))
    .map(([name]) => name);
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'].filter(isJson) : [];
  return new Set([...own, ...parts.flatMap((part) => [...jsonParts(part)])]);
}

/** A form as the contract's schema describes it: texts, parsed lists, and a stand-in for every file. */
export function readForm(form: FormData, schema: Json): Readonly<Record<string, unknown>> {
  const json = jsonParts(schema);
  return Object.fromEntries(
    [...form].map(([name, value]): [string, unknown] => {
      if (typeof value !== 'string') return [name, Object.create(Upload.prototype)];
      return [name, json.has(name) ? JSON.parse(value) : value];
    }),
  );
}
