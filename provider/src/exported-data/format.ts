import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { toFileUses } from '../backup/missing.ts';
import { isMissing } from '../lib/files.ts';
import type { FileUse } from '../repositories/file-uses.ts';
import { toPlain } from '../rules/plain-text.ts';

/** Data that cannot be exported or imported. The message says why, for the person who tries. */
export class DataRefused extends Error {}

/** What is in a folder of exported data. */
export const manifestName = 'vitrine.json';
export const formatName = 'vitrine-data';
export const formatVersion = 1;

/** A file of the folder `media`. */
export interface ExportedFile {
  readonly file: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

export interface Manifest {
  readonly format: typeof formatName;
  readonly version: typeof formatVersion;
  /** The number of migrations that the tables have had. */
  readonly schema: number;
  readonly exportedAt: string;
  readonly files: readonly ExportedFile[];
  /** Files that the data names and that were missing; absent where none was. */
  readonly missing?: readonly FileUse[];
}

export type Value = string | number | null;
export type DataRow = Readonly<Record<string, Value>>;

/** Where the rows of a table lie, from the folder. */
export const tableFile = (table: string): string => `data/${table}.json`;

/** Names that the store gives; no other leads anywhere. */
const storedName = /^[0-9a-f]{24}\.[a-z0-9]{3,5}$/;

/** No studio's texts are so large; in bytes. */
const mostBytes = 256 * 1024 * 1024;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readJson(folder: string, name: string): Promise<unknown> {
  const path = join(folder, name);
  const { size } = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) throw new DataRefused(`${name} is missing.`);
    throw error;
  });
  if (size > mostBytes) throw new DataRefused(`${name} is larger than 256 MB.`);
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataRefused(`${name} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

function readFileEntry(entry: unknown): ExportedFile {
  const { file, bytes, sha256 } = isObject(entry) ? entry : {};
  const isWhole =
    typeof file === 'string' &&
    storedName.test(file) &&
    typeof bytes === 'number' &&
    Number.isSafeInteger(bytes) &&
    bytes >= 0 &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256);
  if (!isWhole) throw new DataRefused(`${manifestName} lists a file that cannot be: ${JSON.stringify(entry)}`);
  return { file, bytes, sha256 };
}

/** @throws {DataRefused} */
export async function readManifest(folder: string): Promise<Manifest> {
  const found = await readJson(folder, manifestName);
  if (!isObject(found) || found['format'] !== formatName) {
    throw new DataRefused(`${manifestName} does not say that this is exported data of Vitrine.`);
  }
  const { version, schema, exportedAt, files, missing } = found;
  if (version !== formatVersion) {
    throw new DataRefused(
      `The data is of format ${JSON.stringify(version)}; this version reads ${String(formatVersion)}.`,
    );
  }
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1) {
    throw new DataRefused(`${manifestName} does not say which schema the data has.`);
  }
  const lacking = toFileUses(missing ?? []);
  if (lacking === null) throw new DataRefused(`${manifestName} lists missing files that cannot be.`);
  return {
    format: formatName,
    version: formatVersion,
    schema,
    exportedAt: typeof exportedAt === 'string' ? exportedAt : '',
    files: Array.isArray(files) ? files.map(readFileEntry) : [],
    missing: lacking,
  };
}

function toValue(value: unknown, isJson: boolean, place: string): Value {
  if (isJson) return JSON.stringify(value);
  if (value === null || typeof value === 'number') return value;
  // As every text that comes from outside.
  if (typeof value === 'string') return toPlain(value);
  throw new DataRefused(`${place} is neither a text, a number nor null.`);
}

/**
 * The rows of a table.
 * @param columns all that the table has
 * @throws {DataRefused} naming file, row and column
 */
export async function readRows(
  folder: string,
  { name, json = [] }: { readonly name: string; readonly json?: readonly string[] },
  columns: readonly string[],
): Promise<readonly DataRow[]> {
  const file = tableFile(name);
  const found = await readJson(folder, file);
  if (!Array.isArray(found)) throw new DataRefused(`${file} is not a list.`);
  return found.map((row: unknown, index) => {
    const place = `${file}, entry ${String(index + 1)}`;
    if (!isObject(row)) throw new DataRefused(`${place} is not an object.`);
    return Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        if (!columns.includes(column)) throw new DataRefused(`${place}: there is no "${column}".`);
        return [column, toValue(value, json.includes(column), `${place}, "${column}"`)];
      }),
    );
  });
}
