#!/usr/bin/env node
/**
 * The executable that Playwright starts for its channel `moz-firefox`. It starts the Firefox of the machine with the arguments it
 * is given and passes on the messages of WebDriver BiDi between the two. What Playwright 1.65 and Firefox 153 do not agree on
 * is settled here, so that the tests need not know:
 *
 * - Playwright sends `emulation.setMediaFeaturesOverride`, which Firefox does not know, before it opens a page: answered here.
 * - Playwright tells Firefox nothing of motion, forced colours, contrast, print, touch, and of pages without scripts. The tests say
 *   it in the text of a script (e2e/support/firefox.ts), and it is done here before that script runs. Only a Firefox with
 *   `--remote-allow-system-access` allows that.
 * - Playwright asks for no request's body: it is told in a header.
 * - Scripts that tests run before a page's own also run in Firefox's first, empty document, where storage throws: not there.
 * - Of a tab that a page opens Firefox tells the navigation and its request before it tells the tab, and Playwright misses them: they
 *   are told again then.
 * - Of a page that comes out of the back/forward cache Firefox tells that a navigation has begun and nothing more, for which
 *   Playwright then waits: its end is told here.
 * - `fill` sets a field's text in a way that React does not hear of in Firefox, and what is pressed is scrolled to the middle first,
 *   even if it is in view: those scripts are changed on their way.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';
import {
  BODY_HEADER,
  callNativeSetter,
  dropBody,
  heardWish,
  scrollOnlyWhereNeeded,
  skipBlank,
  toChromeScript,
  type Wish,
} from './firefox-messages.ts';
import { tellRestored, type Message } from './firefox-restored.ts';

const anySize = { perMessageDeflate: false, maxPayload: 512 * 1024 * 1024 } as const;

/** Reads messages' bytes as text. */
const textOf = (data: Buffer | ArrayBuffer | Buffer[]): string =>
  (data instanceof ArrayBuffer ? Buffer.from(data) : Array.isArray(data) ? Buffer.concat(data) : data).toString();

/** Calls of our own to Firefox, between Playwright's. */
function createCalls(firefox: WebSocket) {
  // Playwright counts its own from 1.
  let lastId = 2 ** 40;
  const waiting = new Map<number, (result: Message['result']) => void>();
  const call = (method: string, params: object): Promise<Message['result']> => {
    lastId += 1;
    const id = lastId;
    firefox.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  return {
    /** Whether a message answers one of these calls. */
    take({ id, result }: Message): boolean {
      const resolve = waiting.get(id ?? 0);
      resolve?.(result);
      return waiting.delete(id ?? 0);
    },
    async fulfil(wish: Wish, page: string): Promise<void> {
      const script = toChromeScript(wish, page);
      if (script !== '') {
        const tree = await call('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
        const target = { context: tree?.contexts?.[0]?.context };
        await call('script.evaluate', { expression: script, target, awaitPromise: false });
      }
      const { finger } = wish;
      if (finger === undefined) return;
      const { does, x, y } = finger;
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
      const actions = {
        press: [move, { type: 'pointerDown', button: 0 }],
        move: [move],
        lift: [{ type: 'pointerUp', button: 0 }],
      }[does];
      const pointer = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
      await call('input.performActions', { context: page, actions: [pointer] });
    },
    /** A request's body as base64; null where Firefox has kept none. */
    async readBody(request: string): Promise<string | null> {
      const bytes = (await call('network.getData', { dataType: 'request', request }))?.bytes;
      if (bytes === undefined) return null;
      return bytes.type === 'base64' ? bytes.value : Buffer.from(bytes.value).toString('base64');
    },
  };
}

/** Tells a request's body in a header. */
async function tellBody(text: string, readBody: (request: string) => Promise<string | null>): Promise<string> {
  const message: Message = JSON.parse(text);
  const request = message.params?.request;
  if (request === undefined || request.bodySize === null || request.bodySize === 0) return text;
  const body = await readBody(request.request);
  if (body === null) return text;
  const header = { name: BODY_HEADER, value: { type: 'string', value: body } };
  const told = {
    ...message,
    params: { ...message.params, request: { ...request, headers: [...request.headers, header] } },
  };
  return JSON.stringify(told);
}

const loading = [
  'navigationStarted',
  'navigationCommitted',
  'domContentLoaded',
  'load',
  'navigationAborted',
  'navigationFailed',
].map((name) => `browsingContext.${name}`);

/**
 * Tells again what was told of a tab before the tab itself. Its first request too: once a test has answered one itself, Firefox holds
 * each until Playwright has seen it.
 *
 * @returns hears what Firefox says, after it is passed on
 */
function tellEarly(tell: (message: object) => void): (message: Message) => void {
  const known = new Set<string>();
  const early = new Map<string, readonly Message[]>();
  return (message) => {
    const { method = '', params } = message;
    const context = params?.context ?? '';
    if (method === 'browsingContext.contextCreated') {
      known.add(context);
      for (const one of early.get(context) ?? []) tell(one);
      early.delete(context);
    } else if (!known.has(context) && (loading.includes(method) || method.startsWith('network.')))
      early.set(context, [...(early.get(context) ?? []), message]);
  };
}

function connect(playwright: WebSocket, address: string): void {
  const firefox = new WebSocket(address, anySize);
  const calls = createCalls(firefox);
  // In their order, also where one has to wait for a call of our own.
  let ready: Promise<unknown> = new Promise((resolve) => firefox.once('open', resolve));
  let heard: Promise<unknown> = Promise.resolve();
  /** The page of each realm. */
  const pages = new Map<string, string>();
  const pass = async (text: string) => {
    if (text.includes('"emulation.setMediaFeaturesOverride"')) {
      const { id }: Message = JSON.parse(text);
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      return;
    }
    const wish = heardWish(text);
    if (wish !== null) {
      const { params }: Message = JSON.parse(text);
      const { context, realm = '' } = params?.target ?? {};
      await calls.fulfil(wish, context ?? pages.get(realm) ?? '');
    }
    if (text.includes('"script.addPreloadScript"')) firefox.send(skipBlank(text));
    else if (text.includes('"network.addDataCollector"'))
      firefox.send(text.replace('["response"]', '["response","request"]'));
    else if (text.includes('"network.continueRequest"')) firefox.send(dropBody(text));
    else firefox.send(scrollOnlyWhereNeeded(callNativeSetter(text)));
  };
  playwright.on('message', (data) => {
    ready = ready.then(() => pass(textOf(data)));
  });
  const tell = (message: object) => {
    playwright.send(JSON.stringify(message));
  };
  const hear = tellRestored(tell);
  const hearAfter = tellEarly(tell);
  firefox.on('message', (data) => {
    const text = textOf(data);
    const message: Message = JSON.parse(text);
    if (calls.take(message)) return;
    const { method, params = {} } = message;
    if (method === 'script.realmCreated') pages.set(params.realm ?? '', params.context ?? '');
    heard = heard.then(async () => {
      hear(message);
      playwright.send(method === 'network.beforeRequestSent' ? await tellBody(text, calls.readBody) : text);
      hearAfter(message);
    });
  });
  for (const [one, other] of [
    [playwright, firefox],
    [firefox, playwright],
  ] as const) {
    one.on('close', () => {
      other.close();
    });
    one.on('error', () => {
      other.close();
    });
  }
}

/** Playwright waits for this line. */
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(
  process.env['VITRINE_FIREFOX'] ?? 'firefox',
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));
firefox.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
let said = '';
firefox.stderr.on('data', function hear(part) {
  said += String(part);
  const address = listening.exec(said)?.[1];
  if (address === undefined) return;
  firefox.stderr.off('data', hear).pipe(process.stderr);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...anySize });
  server.on('listening', () => {
    const here = server.address();
    if (here === null || typeof here === 'string') return;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${String(here.port)}`);
  });
  server.on('connection', (playwright, { url = '' }) => {
    connect(playwright, address + url);
  });
});
