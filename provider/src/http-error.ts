/** Thrown to answer a request with an error: status, headers and a message for the client's user. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.headers = headers;
  }
}

/** 400: the input breaks a rule. */
export const badRequest = (message: string): HttpError => new HttpError(400, message);

/** 401: there is no session, or it has ended. */
export const unauthorized = (): HttpError => new HttpError(401, 'Please log in.');

/** 404 for a kind of record, such as `project`. */
export const notFound = (what: string): HttpError => new HttpError(404, `There is no such ${what}.`);

/** 409: the request does not fit what is stored now. */
export const conflict = (message: string): HttpError => new HttpError(409, message);
