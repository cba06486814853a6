import { safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';

type Fields = Readonly<Record<string, unknown>>;

/**
 * How something is stored in a browser, which keeps it for the releases to come. Its number, from 0, is that of its upgrades.
 * A field that is added is an upgrade that gives it a value, and a sample of what was stored before is a test (tests/domain/fixtures/drafts).
 */
export interface StoredShape<Value> {
  /** What the newest release stores. */
  readonly schema: GenericSchema<Value>;
  /** The first makes number 1 of number 0, and so on. None is ever taken out. */
  readonly upgrades: readonly ((stored: Fields) => Fields)[];
}

/** The number under which it is stored now. */
export const numberOf = ({ upgrades }: StoredShape<unknown>): number => upgrades.length;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Map);

/** For upgrades: what should be an object; none where it is something else, which the schema then refuses. */
export const fieldsIn = (stored: unknown): Fields => (isRecord(stored) ? stored : {});

/** For upgrades: what should be a list of objects. */
export const itemsIn = (stored: unknown): readonly Fields[] => (Array.isArray(stored) ? stored.map(fieldsIn) : []);

/** @returns null for what this release cannot hold: a newer one has stored it, or it is damaged */
export function readStored<Value extends NonNullable<unknown>>(
  { schema, upgrades }: StoredShape<Value>,
  stored: unknown,
  number: number,
): Value | null {
  if (number > upgrades.length) return null;
  const upgraded = upgrades
    .slice(Math.max(0, number))
    .reduce<unknown>((value, upgrade) => (isRecord(value) ? upgrade(value) : value), stored);
  const read = safeParse(schema, upgraded);
  return read.success ? read.output : null;
}

/** What is not written by people. */
const machineMade = new Set(['idempotencyKey', 'key', 'creditKey', 'id', 'url', 'path', 'poster', 'color', 'source']);
const mostTexts = 200;
const deepest = 8;

/** The texts in something that was stored, in its order, for people to copy where no form can hold them. */
export function textsIn(stored: unknown): readonly string[] {
  const texts: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (texts.length === mostTexts || depth > deepest) return;
    if (typeof value === 'string') {
      if (value.trim() !== '') texts.push(value);
    } else if (Array.isArray(value)) value.forEach((item) => visit(item, depth + 1));
    else if (value instanceof Map) [...value.values()].forEach((item) => visit(item, depth + 1));
    else if (isRecord(value)) {
      for (const [name, item] of Object.entries(value)) if (!machineMade.has(name)) visit(item, depth + 1);
    }
  };
  visit(stored, 0);
  return texts;
}
