import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Operation } from '../src/operations.d.ts';

/** A JSON object whose members are not known. */
export type Json = Readonly<Record<string, unknown>>;

/** An operation with the schemas of all that is sent and answered, their references resolved. */
export interface OperationSchemas extends Omit<Operation, 'parameters' | 'body'> {
  readonly parameters: readonly ParameterSchema[];
  readonly body: BodySchema | null;
  /** The documented answers by status (`200`, `4XX`), each with its JSON schema where it has one. */
  readonly responses: ReadonlyMap<string, Json | null>;
}

export interface ParameterSchema {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Json;
}

export interface BodySchema {
  readonly required: boolean;
  readonly contentType: string;
  readonly schema: Json;
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

/** Whether a value is an object of JSON: neither a list nor null. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const object = (value: unknown): Json => (isJson(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Replaces every local `$ref` by what it points to; members beside a `$ref` win (OpenAPI 3.1). */
function resolve(document: Json, node: unknown, depth = 0): unknown {
  if (depth > 60) throw new Error('The contract refers to itself.');
  if (Array.isArray(node)) return node.map((item) => resolve(document, item, depth + 1));
  if (!isJson(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, resolve(document, value, depth + 1)] as const);
  const reference = node['$ref'];
  if (typeof reference !== 'string') return Object.fromEntries(entries);
  const target = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => object(at)[key], document);
  if (target === undefined) throw new Error(`The contract refers to ${reference}, which is not there.`);
  return {
    ...object(resolve(document, target, depth + 1)),
    ...Object.fromEntries(entries.filter(([key]) => key !== '$ref')),
  };
}

function readAccess(security: unknown): Operation['access'] {
  const schemes = list(security).map((item) => Object.keys(object(item)));
  if (schemes.length === 0) return 'public';
  if (schemes.some((names) => names.length === 0)) return 'either';
  return schemes.some((names) => names.includes('logoutToken')) ? 'logout' : 'session';
}

function readBody(node: unknown): BodySchema | null {
  if (!isJson(node)) return null;
  const [first] = Object.entries(object(node['content']));
  if (first === undefined) return null;
  return { required: node['required'] === true, contentType: first[0], schema: object(object(first[1])['schema']) };
}

function readParameter(node: unknown): ParameterSchema {
  const parameter = object(node);
  return {
    name: String(parameter['name']),
    in: String(parameter['in']),
    required: parameter['required'] === true,
    schema: object(parameter['schema']),
  };
}

function readResponses(node: unknown): ReadonlyMap<string, Json | null> {
  const schemaOf = (response: unknown): Json | null => {
    const media = object(object(response)['content'])['application/json'];
    return isJson(media) ? object(media['schema']) : null;
  };
  return new Map(Object.entries(object(node)).map(([status, response]) => [status, schemaOf(response)]));
}

/** Reads `openapi.yaml` into its operations. */
export function readContract(): readonly OperationSchemas[] {
  const document = object(parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')));
  return Object.entries(object(resolve(document, document['paths']))).flatMap(([route, item]) =>
    Object.entries(methods).flatMap(([key, method]) => {
      const operation = object(item)[key];
      if (!isJson(operation)) return [];
      return {
        id: String(operation['operationId']),
        method,
        path: route,
        access: readAccess(operation['security'] ?? document['security']),
        parameters: [...list(object(item)['parameters']), ...list(operation['parameters'])].map(readParameter),
        body: readBody(operation['requestBody']),
        responses: readResponses(operation['responses']),
      };
    }),
  );
}

/** The names of a form's parts that hold JSON: those whose schema is a list or an object. */
export function jsonParts(schema: Json): readonly string[] {
  const own = Object.entries(isJson(schema['properties']) ? schema['properties'] : {})
    .filter(([, property]) => isJson(property) && (property['type'] === 'array' || property['type'] === 'object'))
    .map(([name]) => name);
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'].filter(isJson) : [];
  return [...own, ...parts.flatMap(jsonParts)];
}
