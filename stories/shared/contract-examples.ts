/** The contract's own examples (openapi.yaml), for what stands in for a provider in a page. */
import { parse } from 'yaml';
import contract from '../../openapi.yaml?raw';

export type Json = Readonly<Record<string, unknown>>;

const document: unknown = parse(contract);

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of keys; references are followed. */
function at(value: unknown, keys: readonly string[]): unknown {
  const here = isObject(value) && typeof value['$ref'] === 'string' ? follow(value['$ref']) : value;
  const [key, ...rest] = keys;
  if (key === undefined) return here;
  return isObject(here) ? at(here[key], rest) : undefined;
}

function follow(reference: string): unknown {
  return at(document, reference.slice('#/'.length).split('/'));
}

function templateOf(pathname: string): string | undefined {
  const templates = Object.keys(isObject(at(document, ['paths'])) ? Object(at(document, ['paths'])) : {});
  // `/api/projects/{id}` also matches literal paths; these go first.
  if (templates.includes(pathname)) return pathname;
  return templates.find((one) => new RegExp(`^${one.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname));
}

/**
 * What the contract gives as an example of a call's success.
 *
 * @param wanted the example's name; where it is left out or missing, the first that is not `empty`
 * @returns undefined where the contract has none
 */
export function exampleOf(method: string, pathname: string, wanted = ''): unknown {
  const template = templateOf(pathname);
  if (template === undefined) return undefined;
  const ways = at(document, ['paths', template, method.toLowerCase(), 'responses']);
  const status = isObject(ways) ? Object.keys(ways).find((one) => one.startsWith('2')) : undefined;
  const examples = at(ways, [status ?? '', 'content', 'application/json', 'examples']);
  const named = isObject(examples) ? Object.keys(examples) : [];
  const name = named.includes(wanted) ? wanted : (named.find((one) => one !== 'empty') ?? '');
  return at(examples, [name, 'value']);
}
