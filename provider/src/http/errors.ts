import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { CommitUnknown, DatabaseUnavailable, TextRefused } from '../db/postgres/errors.ts';
import { DatabaseGone } from '../db/sqlite.ts';
import { JobFailed, ProcessNotBegun } from '../media/child-worker.ts';
import { BucketUnavailable } from '../media/bucket-store.ts';
import { HttpError } from '../lib/http-error.ts';

/** An error as a client sees it. */
export interface Problem {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The part of the form that is refused. */
  readonly part?: string | null;
  /** What else the answer says, beside its message. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Errors of the framework and its plugins, by their code. */
const known: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'A body of this content type is not read here.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'The body is too large.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'The body is shorter or longer than announced.' },
  FST_ERR_BAD_URL: { status: 400, message: 'The address is not valid.' },
  FST_PARTS_LIMIT: { status: 413, message: 'The form has too many parts.' },
  FST_FILES_LIMIT: { status: 413, message: 'The form has too many files.' },
  FST_FIELDS_LIMIT: { status: 413, message: 'The form has too many fields.' },
  FST_REQ_FILE_TOO_LARGE: { status: 413, message: 'This file is too large.' },
  FST_PROTO_VIOLATION: { status: 400, message: 'The form has a part with a name that is not allowed.' },
  FST_INVALID_JSON_FIELD_ERROR: { status: 400, message: 'A part of the form is not valid JSON.' },
  FST_INVALID_MULTIPART_CONTENT_TYPE: { status: 415, message: 'The body must be multipart/form-data.' },
  ERR_STREAM_PREMATURE_CLOSE: { status: 400, message: 'The form ended too early.' },
};

/** Who sent it has gone: nobody is answered, and nothing of ours has failed. */
const brokenOff: Problem = { status: 400, message: 'The body broke off.' };
const diskFull: Problem = { status: 507, message: 'The disk is full. Nothing was changed.' };
/** A folder of ours that was taken away, is somebody else's or is on a disk for reading only. */
const notWritable: Problem = {
  status: 507,
  message: 'The server cannot write into its folders. Nothing was changed.',
};
const retryLater = { 'retry-after': '2' };
const unavailable: Problem = {
  status: 503,
  message: 'The server cannot reach its database just now. Nothing was changed: please try again in a moment.',
  headers: retryLater,
};
const noBucket: Problem = {
  status: 503,
  message:
    'The server cannot reach its pictures and films just now. Nothing was changed: please try again in a moment.',
  headers: retryLater,
};
const unknownCommit: Problem = {
  status: 503,
  message: 'The connection to the database broke. Whether this was stored is not known: look before you try again.',
  headers: retryLater,
};
const refusedText: Problem = { status: 400, message: 'A text has a character in it that cannot be stored (U+0000).' };
const gone: Problem = {
  status: 507,
  message:
    "The server's database file has been taken away or replaced. Nothing was changed: put it back, or restore a backup, and start the server again.",
};
/** A process beside this one could not begin. */
const notBegun: Problem = {
  status: 503,
  message:
    'The server cannot look at files just now, and nothing was changed. Try again in a moment. If it goes on, ask whoever looks after the server: its log says why.',
  headers: retryLater,
};
/** A process beside this one failed as nobody had thought of: the log has where. */
const jobFailed: Problem = {
  status: 500,
  message:
    'The server failed at this unexpectedly, and nothing was changed. Try once more. If it fails again, ask whoever looks after the server: its log says why, beside the number of this request.',
};
const unexpected: Problem = { status: 500, message: 'Something went wrong on the server.' };

/** SQLite's result codes for a full disk, and for a database that cannot be written. */
const [sqliteFull, sqliteReadOnly] = [13, 8];
/** The operating system's words for a folder that cannot be written. */
const unwritable: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT']);

/** The multipart parser throws plain errors; these are its words for a form that is cut off or makes no sense. */
const brokenForm = /multipart|boundary|the needle cannot|malformed part header|unexpected end/i;

/** A refused range is answered with the file's length (RFC 9110, 14.4), which the error of the file sender carries. */
function rangeOf(error: Error): Record<string, string> {
  const range: unknown = 'headers' in error ? Object(error.headers)['Content-Range'] : undefined;
  return typeof range === 'string' ? { 'content-range': range } : {};
}

/** What a client is told about an error; a status of 500 or more is logged by the caller. */
export function toProblem(error: unknown): Problem {
  if (error instanceof HttpError) return error;
  if (!(error instanceof Error)) return unexpected;
  if (error instanceof DatabaseUnavailable) return unavailable;
  if (error instanceof BucketUnavailable) return noBucket;
  if (error instanceof DatabaseGone) return gone;
  if (error instanceof CommitUnknown) return unknownCommit;
  if (error instanceof TextRefused) return refusedText;
  const code = 'code' in error ? String(error.code) : '';
  const problem = Object.hasOwn(known, code) ? known[code] : undefined;
  if (problem !== undefined) return problem;
  // Of a bucket or a mail server it has other words.
  if (code === 'ECONNRESET' && error.message === 'aborted') return brokenOff;
  if (code === 'ENOSPC' || code === 'EDQUOT' || ('errcode' in error && error.errcode === sqliteFull)) return diskFull;
  if (unwritable.has(code) || ('errcode' in error && error.errcode === sqliteReadOnly)) return notWritable;
  if (error instanceof ProcessNotBegun) return notBegun;
  if (error instanceof JobFailed) return jobFailed;
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 416) return { status, message: 'The file does not have this range.', headers: rangeOf(error) };
  if (status >= 400 && status < 500) return { status, message: 'The request is not valid.' };
  if (code === '' && brokenForm.test(error.message))
    return { status: 400, message: 'The form is broken or ended too early.' };
  return unexpected;
}

/**
 * Answers with a problem, as `{message}`, with the refused part of a form where there is one. A fault of ours names the request, so that whoever sees the message can say which
 * line of the log it is about.
 */
export function sendProblem(
  reply: FastifyReply,
  { status, message, headers = {}, part = null, more = {} }: Problem,
): FastifyReply {
  const words = status >= 500 ? `${message} (Request ${reply.request.id})` : message;
  return reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ message: words, ...(part === null ? {} : { part }), ...more });
}

/** Every error becomes `{message}` with the right status. Details go to the log only, never to the client. */
export const errorHandler = fastifyPlugin(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error);
      if (problem.status >= 500) request.log.error(error);
      return sendProblem(reply, problem);
    });
  },
  { name: 'error-handler' },
);
