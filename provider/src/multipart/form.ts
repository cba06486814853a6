import { createWriteStream, openSync } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError, badRequest } from '../lib/http-error.ts';
import { Upload } from '../lib/upload.ts';
import { toPlain } from '../rules/plain-text.ts';

/** What one form may hold, in bytes and counts. */
export interface FormLimits {
  readonly fileBytes: number;
  readonly formBytes: number;
  readonly textBytes: number;
  readonly parts: number;
  readonly files: number;
}

const megabyte = 1024 * 1024;
export const defaultLimits: FormLimits = {
  fileBytes: 256 * megabyte,
  formBytes: 2048 * megabyte,
  textBytes: megabyte,
  parts: 1000,
  files: 300,
};

/** What a form with a whole site in one file may hold. */
export const largeLimits: FormLimits = { ...defaultLimits, fileBytes: 2048 * megabyte, files: 1 };

/** A form that has been read to its end. */
export interface Form {
  /** Text, parsed JSON and files by part name: what the contract's schema describes. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The file parts alone. */
  readonly files: ReadonlyMap<string, Upload>;
  /** Removes the temporary files that have not been saved. */
  discard(): Promise<void>;
}

/**
 * @param jsonParts the names of the parts that hold JSON
 * @param ended rejects where nobody is to read on
 */
export type FormReader = (
  request: FastifyRequest,
  jsonParts: readonly string[],
  ended: Promise<never>,
) => Promise<Form>;

/** Size in the unit that a person would use. */
const readable = (bytes: number): string =>
  bytes >= megabyte ? `${Math.round(bytes / megabyte)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`;

function parseJson(name: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw badRequest(`"${name}" is not valid JSON.`, name);
  }
}

/** A file input that was left empty arrives as a part without a name and without content. */
const isBlank = (upload: Upload): boolean => upload.bytes === 0 && upload.originalName === '';

/** How many times as long as the longest text all texts of a form together may be. */
const textsAtOnce = 8;

class FormInProgress {
  readonly values = new Map<string, unknown>();
  readonly uploads = new Map<string, Upload>();
  readonly paths: string[] = [];
  #bytes = 0;
  readonly #folder: string;
  readonly #limits: FormLimits;
  /** What has arrived and belongs to no file: texts, and what stands between the parts. */
  #others = 0;
  #file: WriteStream | null = null;
  /** The part of the file that has turned out to be too large. */
  #tooLarge: string | null = null;

  constructor(folder: string, limits: FormLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** Counts what has arrived; the parser itself bounds single parts only. */
  count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.#limits.formBytes) {
      throw new HttpError(413, `The whole form is larger than ${readable(this.#limits.formBytes)}.`);
    }
  }

  /**
   * Counts what arrives before the parser has told what it is. The parser reads an endless text to its end, and only then
   * says that there was too much.
   */
  arrived(bytes: number): void {
    if (this.#tooLarge !== null) throw this.#fileTooLarge(this.#tooLarge);
    this.#others += bytes;
    if (this.#others > textsAtOnce * this.#limits.textBytes) {
      throw new HttpError(
        413,
        `The texts of the form are longer than ${readable(textsAtOnce * this.#limits.textBytes)}.`,
      );
    }
  }

  #fileTooLarge(part: string): HttpError {
    return new HttpError(413, `This file is larger than ${readable(this.#limits.fileBytes)}.`, { part });
  }

  #textTooLong(part: string): HttpError {
    return new HttpError(413, `"${part}" is longer than ${readable(this.#limits.textBytes)}.`, { part });
  }

  /** Lets go of the file that is still arriving, if any. */
  stop(): void {
    this.#file?.destroy();
  }

  /** Streams a file to the disk; `flush` syncs it before it is closed. */
  async receive(part: MultipartFile): Promise<Upload> {
    const path = join(this.#folder, randomBytes(12).toString('hex'));
    this.paths.push(path);
    // Made at once: a form that breaks off here would otherwise be discarded before its file is there.
    const file = createWriteStream(path, { fd: openSync(path, 'wx'), flush: true });
    this.#file = file;
    part.file.once('limit', () => (this.#tooLarge = part.fieldname));
    const count = (bytes: number): void => {
      this.#others -= bytes;
      this.count(bytes);
    };
    await pipeline(
      part.file,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          count(chunk.length);
          yield chunk;
        }
      },
      file,
    );
    if (part.file.truncated) throw this.#fileTooLarge(part.fieldname);
    // Typed otherwise: one of `filename=""` is none.
    const name: string | undefined = part.filename;
    return new Upload(part.fieldname, path, toPlain(name ?? ''), file.bytesWritten);
  }

  set(name: string, value: unknown): void {
    if (this.values.has(name)) throw badRequest(`"${name}" was sent twice.`, name);
    this.values.set(name, value);
  }

  addText(part: MultipartValue, isJsonField: boolean): void {
    if (part.valueTruncated) throw this.#textTooLong(part.fieldname);
    if (typeof part.value === 'string') this.count(part.value.length);
    this.set(
      part.fieldname,
      isJsonField && typeof part.value === 'string' ? parseJson(part.fieldname, part.value) : part.value,
    );
  }

  /** JSON sent as a Blob with its own content type arrives as a file; it is read as the text it is. */
  async addFile(part: MultipartFile, isJsonField: boolean): Promise<void> {
    const upload = await this.receive(part);
    if (isBlank(upload)) return;
    if (isJsonField) {
      if (upload.bytes > this.#limits.textBytes) throw this.#textTooLong(part.fieldname);
      this.set(part.fieldname, parseJson(part.fieldname, await readFile(upload.path, 'utf8')));
      return;
    }
    this.set(part.fieldname, upload);
    this.uploads.set(part.fieldname, upload);
  }
}

/** Rejects when the form turns out to be too much while it arrives; otherwise it stays undecided. */
const tooMuch = (request: FastifyRequest, form: FormInProgress): Promise<never> =>
  new Promise((_resolve, reject) => {
    request.raw.on('data', (chunk: Buffer) => {
      try {
        form.arrived(chunk.length);
      } catch (error) {
        reject(error);
      }
    });
  });

/**
 * Makes a reader of multipart/form-data (RFC 7578). Files are streamed to temporary names in `folder`, never held in
 * memory. Refuses (400, 413) what breaks the limits, is sent twice or ends too early; nothing stays behind then.
 */
export function createFormReader(folder: string, limits: FormLimits): FormReader {
  return async (request, jsonParts, ended) => {
    const form = new FormInProgress(folder, limits);
    const discard = async (): Promise<void> => {
      await Promise.all(form.paths.map((path) => rm(path, { force: true })));
    };
    const readParts = async (): Promise<void> => {
      const parts = request.parts({
        limits: {
          fileSize: limits.fileBytes,
          fieldSize: limits.textBytes,
          fieldNameSize: 200,
          parts: limits.parts,
          files: limits.files,
        },
      });
      for await (const part of parts) {
        const isJsonField = jsonParts.includes(part.fieldname);
        if (part.type === 'file') await form.addFile(part, isJsonField);
        else form.addText(part, isJsonField);
      }
    };
    try {
      await Promise.race([readParts(), tooMuch(request, form), ended]);
    } catch (error) {
      form.stop();
      await discard();
      // What is still on its way is read and dropped, so that the answer reaches the client.
      request.raw.unpipe();
      request.raw.resume();
      throw error;
    }
    return { body: Object.fromEntries(form.values), files: form.uploads, discard };
  };
}
