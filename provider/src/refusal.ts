/** A request that is refused: its HTTP status, and why in plain words for the person who made it. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.headers = headers;
  }
}

/** 400: the input breaks a rule. */
export const invalid = (message: string): Refusal => new Refusal(400, message);

/** 401: there is no session, or it has ended. */
export const unauthenticated = (): Refusal => new Refusal(401, 'Please log in.');

/** 404: there is no such thing. */
export const missing = (what: string): Refusal => new Refusal(404, `There is no such ${what}.`);

/** 409: what is stored is not what the request takes it to be. */
export const conflict = (message: string): Refusal => new Refusal(409, message);
