import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { FileUse } from '../repositories/file-uses.ts';
import { toFileUses } from './missing.ts';
import { blockBytes, paddingOf, readTarHeader, tarEnd, tarHeader } from './tar.ts';
import type { TarHeader } from './tar.ts';

/** The archive cannot be restored. The message says why, for the person who tries. */
export class ArchiveRefused extends Error {}

/** The database's name inside an archive. Media files lie beside it in `media/`. */
export const databaseName = 'vitrine.db';
/** The first file of an archive that lacks media files which its database names: the list of them, in JSON. */
const missingName = 'missing.json';
/** The longest list that is read, in bytes and in parts: it is read in the server's own process. */
const mostMissingBytes = 16 * 1024 * 1024;
const mostMissingParts = 1_000_000;
/** The last file: the SHA-256 of every byte before its own header, in hex. */
const digestName = 'sha256';

/** Puts files into an archive: a tar file that any tool can list, which ends with the checksum of all of it. */
export interface ArchiveWriter {
  /** Says first what the archive lacks, so that it is known without reading all of it. */
  addMissing(missing: readonly FileUse[]): Promise<void>;
  add(name: string, path: string, bytes: number): Promise<void>;
  /** Writes the checksum and the end, and waits until all of it has reached the disk. */
  finish(): Promise<void>;
}

/** Writes an archive into an open file, and its checksum as the bytes pass. */
export function writeArchive(to: FileHandle): ArchiveWriter {
  const hash = createHash('sha256');
  const put = async (chunk: Buffer): Promise<void> => {
    hash.update(chunk);
    await to.writeFile(chunk);
  };
  return {
    async addMissing(missing) {
      const list = Buffer.from(JSON.stringify(missing));
      await put(tarHeader({ name: missingName, bytes: list.length }));
      await put(Buffer.concat([list, Buffer.alloc(paddingOf(list.length))]));
    },
    async add(name, path, bytes) {
      await put(tarHeader({ name, bytes }));
      let written = 0;
      for await (const chunk of createReadStream(path)) {
        await put(chunk);
        written += chunk.length;
      }
      if (written !== bytes) throw new Error(`${path} changed while it was backed up.`);
      await put(Buffer.alloc(paddingOf(bytes)));
    },
    async finish() {
      const digest = Buffer.from(hash.digest('hex'));
      await to.writeFile(tarHeader({ name: digestName, bytes: digest.length }));
      await to.writeFile(Buffer.concat([digest, Buffer.alloc(paddingOf(digest.length)), tarEnd]));
      await to.sync();
    },
  };
}

const damaged = (): ArchiveRefused => new ArchiveRefused('The archive is damaged or is not a Vitrine backup.');

/** Reads on from where the last read ended, and keeps the checksum of what was read. */
class ArchiveReader {
  #at = 0;
  readonly #hash: Hash = createHash('sha256');
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /** The next bytes, not counted into the checksum. */
  async peek(bytes: number): Promise<Buffer> {
    const chunk = Buffer.alloc(bytes);
    for (let got = 0; got < bytes;) {
      const { bytesRead } = await this.#file.read(chunk, got, bytes - got, this.#at + got);
      if (bytesRead === 0) throw damaged();
      got += bytesRead;
    }
    return chunk;
  }

  async take(bytes: number): Promise<Buffer> {
    const chunk = await this.peek(bytes);
    this.#at += bytes;
    this.#hash.update(chunk);
    return chunk;
  }

  /** The end has to be exactly what `finish` wrote: checksum, filling, two empty blocks and nothing behind. */
  async assertEnd(): Promise<void> {
    const digest = Buffer.from(this.#hash.digest('hex'));
    const header = tarHeader({ name: digestName, bytes: digest.length });
    const end = Buffer.concat([header, digest, Buffer.alloc(paddingOf(digest.length)), tarEnd]);
    const { size } = await this.#file.stat();
    if (size !== this.#at + end.length || !(await this.peek(end.length)).equals(end)) throw damaged();
  }
}

/** What happens to the files of an archive as they are read: nothing, or they are written somewhere. */
export interface ArchiveTarget {
  open(header: TarHeader): Promise<{ write(chunk: Buffer): Promise<void>; close(): Promise<void> }>;
}

/** Nowhere: the archive is only looked through. */
export const nowhere: ArchiveTarget = {
  open: async () => ({ write: async () => undefined, close: async () => undefined }),
};

const chunkBytes = 1024 * 1024;
const allowedName = /^(vitrine\.db|media\/[0-9a-f]{24}\.[a-z0-9]{3,5})$/;

/** What an archive has. */
export interface ArchiveFacts {
  /** The names of its files. */
  readonly names: ReadonlySet<string>;
  /** Media files that its database names, and that were missing when it was made. */
  readonly missing: readonly FileUse[];
}

/** Each of these begins another part of what is written in JSON. */
const beginsPart: ReadonlySet<number> = new Set(Buffer.from('[{,'));

function parseMissing(list: Buffer): readonly FileUse[] {
  let parts = 0;
  for (const byte of list) {
    if (beginsPart.has(byte)) parts += 1;
    if (parts > mostMissingParts) throw damaged();
  }
  let value: unknown;
  try {
    value = JSON.parse(list.toString());
  } catch {
    throw damaged();
  }
  const missing = toFileUses(value);
  if (missing === null) throw damaged();
  return missing;
}

/** Reads the list that an archive may begin with; where it does not, the reader is where it was. */
async function takeMissing(reader: ArchiveReader): Promise<readonly FileUse[]> {
  const header = readTarHeader(await reader.peek(blockBytes));
  if (header?.name !== missingName) return [];
  if (header.bytes > mostMissingBytes) throw damaged();
  await reader.take(blockBytes);
  const list = await reader.take(header.bytes);
  await reader.take(paddingOf(header.bytes));
  return parseMissing(list);
}

/**
 * What an archive lacks, as it says itself: nothing else of it is read.
 * @param path of a file that may be no archive
 * @throws {ArchiveRefused} when it is none
 */
export async function readMissing(path: string): Promise<readonly FileUse[]> {
  const file = await open(path, 'r');
  try {
    return await takeMissing(new ArchiveReader(file));
  } finally {
    await file.close();
  }
}

/**
 * Reads an archive to its end, byte for byte. Files have one of the names that `npm run backup` gives, each comes once, and
 * the database is among them.
 * @throws {ArchiveRefused} when a single bit is not as it was written; what has been handed on by then is worth nothing
 */
export async function readArchive(file: FileHandle, target: ArchiveTarget): Promise<ArchiveFacts> {
  const reader = new ArchiveReader(file);
  const missing = await takeMissing(reader);
  const names = new Set<string>();
  for (;;) {
    const header = readTarHeader(await reader.peek(blockBytes));
    if (header === null) throw damaged();
    if (header.name === digestName) break;
    if (!allowedName.test(header.name) || names.has(header.name)) throw damaged();
    names.add(header.name);
    await reader.take(blockBytes);
    const out = await target.open(header);
    try {
      for (let left = header.bytes; left > 0;) {
        const chunk = await reader.take(Math.min(left, chunkBytes));
        await out.write(chunk);
        left -= chunk.length;
      }
    } finally {
      await out.close();
    }
    await reader.take(paddingOf(header.bytes));
  }
  await reader.assertEnd();
  if (!names.has(databaseName)) throw damaged();
  return { names, missing };
}
