/** A call that takes longer than this has failed, in milliseconds. */
const limit = 25_000;
/** A browser opens within two seconds, or, once in some hundred times, never. */
const openingLimit = 12_000;

/** A call that was not answered in time, or at all. */
export class Unanswered extends Error {}

/** What stands for an element on the wire (WebDriver, 12.1). */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export interface ElementReference {
  readonly [elementKey]: string;
}

interface Answer<Value> {
  readonly value: Value;
}

interface Refusal {
  readonly error?: string;
  readonly message?: string;
}

/** One input device's part of an action (WebDriver, 15.7). */
export type Source =
  | { readonly type: 'key'; readonly id: 'keys'; readonly actions: readonly object[] }
  | {
      readonly type: 'pointer';
      readonly id: 'mouse';
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly object[];
    };

/**
 * The few commands of WebDriver that the tests need, over its HTTP wire: a client library would bring fifty packages for
 * these lines.
 */
export class Session {
  readonly #origin: string;
  readonly #path: string;

  private constructor(origin: string, path: string) {
    this.#origin = origin;
    this.#path = path;
  }

  static async open(origin: string, capabilities: object): Promise<Session> {
    const wish = { capabilities: { alwaysMatch: capabilities } };
    const before = new Session(origin, '');
    const begun = await before.#call<{ readonly sessionId: string }>('POST', '/session', wish, openingLimit);
    return new Session(origin, `/session/${begun.sessionId}`);
  }

  async #call<Value>(method: 'DELETE' | 'GET' | 'POST', path: string, body?: object, longest = limit): Promise<Value> {
    const response = await fetch(`${this.#origin}${this.#path}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longest),
    }).catch((cause: unknown) => {
      throw new Unanswered(`${method} ${path} was not answered`, { cause });
    });
    const answer: Answer<Value & Refusal> = await response.json();
    if (response.ok) return answer.value;
    throw new Error(`${method} ${path}: ${String(answer.value.error)}: ${String(answer.value.message)}`);
  }

  close = () => this.#call<null>('DELETE', '');
  navigate = (url: string) => this.#call<null>('POST', '/url', { url });
  back = () => this.#call<null>('POST', '/back', {});
  forward = () => this.#call<null>('POST', '/forward', {});
  reload = () => this.#call<null>('POST', '/refresh', {});
  resize = (width: number, height: number) =>
    this.#call<null>('POST', '/window/rect', { x: 0, y: 0, width: Math.round(width), height: Math.round(height) });
  screenshot = () => this.#call<string>('GET', '/screenshot');
  act = (...actions: readonly Source[]) => this.#call<null>('POST', '/actions', { actions });
  click = (element: ElementReference) => this.#call<null>('POST', `/element/${element[elementKey]}/click`, {});
  type = (element: ElementReference, text: string) =>
    this.#call<null>('POST', `/element/${element[elementKey]}/value`, { text });

  /** Runs the body of a function in the page. */
  execute = <Value>(script: string, args: readonly unknown[]) =>
    this.#call<Value>('POST', '/execute/sync', { script, args });
}
