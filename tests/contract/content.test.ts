/** The contract stays the truth of the wire: a form in it has the fields of its table, and each is what the table says. */
import { readFileSync } from 'node:fs';
import { pageFields, projectFields, storyFields } from '@vitrine/content';
import type { Fields } from '@vitrine/content';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/lib/paths.mjs';

interface Property {
  readonly $ref?: string;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Property>>;
}

const contract: {
  components: {
    schemas: Readonly<Record<string, Property>>;
    requestBodies: Readonly<Record<string, { content: Readonly<Record<string, { schema: Property }>> }>>;
  };
} = parse(readFileSync(inRoot('openapi.yaml'), 'utf8'));
const { schemas, requestBodies } = contract.components;

const resolve = (property: Property): Property =>
  property.$ref === undefined ? property : resolve(schemas[property.$ref.split('/').at(-1) ?? ''] ?? {});

const bodyOf = (name: string): Property => requestBodies[name]?.content['multipart/form-data']?.schema ?? {};

interface Form {
  readonly fields: Fields;
  readonly schema: Property;
  /** What it holds beside: it says something of files that come with it. */
  readonly beside?: readonly string[];
}

const forms: Readonly<Record<string, Form>> = {
  project: { fields: projectFields, schema: schemas['ProjectForm'] ?? {}, beside: ['focus', 'sound'] },
  story: { fields: storyFields, schema: bodyOf('Story') },
  page: { fields: pageFields, schema: schemas['PageForm'] ?? {} },
};

describe.each(Object.entries(forms))('the form of a %s', (_name, { fields, schema, beside = [] }) => {
  const properties = Object.entries(resolve(schema).properties ?? {}).filter(([name]) => !beside.includes(name));
  const sent = Object.entries(fields).map(([name, field]) => ({ name: field.wire ?? name, field }));

  it('has the fields of its table', () => {
    expect(properties.map(([name]) => name).toSorted()).toEqual(sent.map(({ name }) => name).toSorted());
  });

  it.each(sent.map((one) => [one.name, one.field] as const))('takes as much of %s', (name, field) => {
    const property = resolve(properties.find(([one]) => one === name)?.[1] ?? {});
    if (field.kind === 'text' || field.kind === 'address') expect(property.maxLength).toBe(field.most);
    // Empty, it is none.
    if (field.kind === 'choice') expect(property.enum?.filter((one) => one !== '')).toEqual(field.options);
  });
});
