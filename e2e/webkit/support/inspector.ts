import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pause } from './processes.ts';
import type { Driven } from './view.ts';
import { elementKey, type ElementReference } from './webdriver.ts';

/** A call that takes longer than this has failed, in milliseconds. */
const limit = 30_000;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly message?: string;
    readonly newTargetId?: string;
    readonly targetInfo?: { readonly targetId: string; readonly type: string };
  };
  readonly result?: {
    readonly result?: { readonly description?: string; readonly value?: unknown };
    readonly wasThrown?: boolean;
  };
  readonly error?: { readonly message: string };
}

/** What a test has in the page, for as long as its document lives. */
declare global {
  var handedOut: Element[] | undefined;
  var answered: Record<string, string> | undefined;
}

/**
 * Calls a script's function, whose arguments and value may be elements. The value as JSON; null where it is promised: then it comes under
 * the mark. Runs in the page.
 */
function call(key: string, mark: string, script: (...args: unknown[]) => unknown, args: unknown[]): string | null {
  const elements = (globalThis.handedOut ??= []);
  const answers = (globalThis.answered ??= {});
  const write = (value: unknown) =>
    JSON.stringify({ value: (value instanceof Element ? { [key]: String(elements.push(value) - 1) } : value) ?? null });
  const given = args.map((one) =>
    typeof one === 'object' && one !== null && key in one ? elements[Number(Object.values(one)[0])] : one,
  );
  const value = script(...given);
  if (!(value instanceof Promise)) return write(value);
  void value
    .then(write, (thrown: unknown) => JSON.stringify({ thrown: String(thrown) }))
    .then((written) => {
      answers[mark] = written;
    });
  return null;
}

/** Types over the selection, or chooses a file of these bytes. Runs in the page. */
function enterInto(field: unknown, text: string, file: { readonly name: string; readonly type: string } | null): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (file === null) {
    field.focus();
    field.select();
    document.execCommand('insertText', false, text);
    return;
  }
  const chosen = new DataTransfer();
  chosen.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], file.name, file));
  if (field instanceof HTMLInputElement) field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * An ordinary window, which keeps what it stores: WebKitGTK makes every window that WebDriver drives a private one
 * (`webkit_web_view_is_controlled_by_automation`: "always ephemeral"). This one is driven through its inspector, by scripts in
 * the page; it has no keys and no mouse.
 */
export class InspectedSession implements Driven {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Message) => void>();
  #target: string | null = null;
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))));
  }

  /** @param origin of WebKit's remote inspector, which has one page */
  static async open(origin: string): Promise<InspectedSession> {
    const started = performance.now();
    for (;;) {
      const list = await fetch(origin, { signal: AbortSignal.timeout(limit) }).then(
        (answer) => answer.text(),
        () => '',
      );
      const path = /\/socket\/\d+\/\d+\/\w+/.exec(list)?.[0];
      if (path !== undefined) {
        const socket = new WebSocket(origin.replace('http', 'ws') + path);
        const session = new InspectedSession(socket);
        await new Promise((resolve, reject) => {
          socket.addEventListener('open', resolve, { once: true });
          socket.addEventListener('error', reject, { once: true });
        });
        while (session.#target === null) await pause(20);
        return session;
      }
      if (performance.now() - started > limit) throw new Error(`WebKit's inspector shows no page: ${list}`);
      await pause(100);
    }
  }

  #hear({ method, params }: Message): void {
    if (method === 'Target.targetCreated' && params?.targetInfo?.type === 'page') {
      this.#target ??= params.targetInfo.targetId;
    }
    if (method === 'Target.didCommitProvisionalTarget') {
      // The former process answers nothing more.
      for (const give of this.#waiting.values()) give({ error: { message: 'the document is gone' } });
      this.#target = params?.newTargetId ?? null;
    }
    if (method !== 'Target.dispatchMessageFromTarget') return;
    const answer: Message = JSON.parse(params?.message ?? '{}');
    this.#waiting.get(answer.id ?? 0)?.(answer);
  }

  async #send(method: string, params: object): Promise<NonNullable<Message['result']>> {
    const id = (this.#last += 2);
    const answer = await new Promise<Message>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method} was not answered.`)), limit);
      this.#waiting.set(id, (message) => {
        clearTimeout(late);
        resolve(message);
      });
      const message = JSON.stringify({ id, method, params });
      const sent = { id: id + 1, method: 'Target.sendMessageToTarget', params: { targetId: this.#target, message } };
      this.#socket.send(JSON.stringify(sent));
    }).finally(() => this.#waiting.delete(id));
    if (answer.result === undefined) throw new Error(`${method}: ${String(answer.error?.message)}`);
    return answer.result;
  }

  /** What an expression is in the page: a text, or nothing. */
  async #evaluate(expression: string): Promise<string | null> {
    const { result, wasThrown } = await this.#send('Runtime.evaluate', { expression, returnByValue: true });
    if (wasThrown === true) throw new Error(`${expression}: ${String(result?.description)}`);
    return typeof result?.value === 'string' ? result.value : null;
  }

  execute = async <Value>(script: string, args: readonly unknown[]): Promise<Value> => {
    const mark = `answer ${String(this.#last)}`;
    const given = [elementKey, mark].map((one) => JSON.stringify(one)).join();
    let written = await this.#evaluate(
      `(${call.toString()})(${given}, function () { ${script} }, ${JSON.stringify(args)})`,
    );
    const started = performance.now();
    // WebKit leaves `Runtime.awaitPromise` unanswered.
    while (written === null) {
      if (performance.now() - started > limit) throw new Error(`${script}: what it promised has not come.`);
      await pause(50);
      written = await this.#evaluate(`globalThis.answered?.[${JSON.stringify(mark)}]`);
    }
    const { value, thrown }: { readonly value: Value; readonly thrown?: string } = JSON.parse(written);
    if (thrown !== undefined) throw new Error(`${script}: ${thrown}`);
    return value;
  };

  /** Goes to another document and waits until it is there. */
  async #leave(script: string, ...args: readonly unknown[]): Promise<null> {
    const mark = `left ${String(this.#last)}`;
    await this.execute(`window[arguments[0]] = true; setTimeout(() => { ${script} }, 0, arguments[1])`, [
      mark,
      ...args,
    ]);
    const started = performance.now();
    for (;;) {
      await pause(100);
      const arrived = await this.execute<boolean>(
        'return !(arguments[0] in window) && document.readyState === "complete"',
        [mark],
      ).catch(() => false);
      if (arrived) return null;
      if (performance.now() - started > limit) throw new Error(`No other document came: ${script}`);
    }
  }

  navigate = (url: string) => this.#leave(`location.assign(${JSON.stringify(url)})`);
  reload = () => this.#leave('location.reload()');
  back = () => this.execute<null>('history.back()', []);
  forward = () => this.execute<null>('history.forward()', []);
  click = (element: ElementReference) => this.execute<null>('arguments[0].click()', [element]);

  type = (element: ElementReference, text: string) => {
    const isFile = text.startsWith('/');
    const given = isFile
      ? [readFileSync(text).toString('base64'), { name: basename(text), type: 'image/jpeg' }]
      : [text, null];
    return this.execute<null>(`return (${enterInto.toString()}).apply(null, arguments)`, [element, ...given]);
  };

  close(): void {
    this.#socket.close();
  }
}
