/** What an error says beside status and message. */
interface ErrorDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /** The part of the form that is refused. */
  readonly part?: string;
  /** What else the answer says, beside its message. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Thrown to answer a request with an error: status, headers and a message for the client's user. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly part: string | null;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, { headers = {}, part, more = {} }: ErrorDetails = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
    this.part = part ?? null;
    this.more = more;
  }
}

/** 412: the record is not the one that was read any more. */
export class ChangedElsewhere extends HttpError {
  /** The entity tag that the record has now. */
  readonly etag: string;

  constructor(etag: string, more: Readonly<Record<string, unknown>> = {}) {
    super(412, 'This was changed elsewhere since you opened it.', { more });
    this.etag = etag;
  }
}

/**
 * 400: the input breaks a rule.
 * @param part the part of the form that does, so that the message can be shown beside it
 */
export const badRequest = (message: string, part?: string): HttpError =>
  new HttpError(400, message, part === undefined ? {} : { part });

/** 401: there is no session, or it has ended. */
export const unauthorized = (): HttpError => new HttpError(401, 'Please log in.');

/** 404 for a kind of record, such as `project`. */
export const notFound = (what: string): HttpError => new HttpError(404, `There is no such ${what}.`);

/** 409: the request does not fit what is stored now. */
export const conflict = (message: string): HttpError => new HttpError(409, message);
