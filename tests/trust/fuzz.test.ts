import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { isJson, readContract } from '../../packages/contract/tools/document.ts';
import type { Json, OperationSchemas } from '../../packages/contract/tools/document.ts';
import { createCompiler } from '../../packages/contract/tools/ajv.ts';
import {
  encode,
  film,
  formOf,
  logIn,
  password,
  picture,
  startProvider,
  svg,
  username,
} from '../contract/support/provider.ts';
import { firstAnswer, listen, open, sendRaw } from './support/calls.ts';
import { figure, setting } from './support/figures.ts';

const operations = readContract();

/** Texts that have broken programs: markup, templates, controls, halves of surrogate pairs, numbers at their edges. */
const nastyTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '‮txt.exe',
  '</script><script>alert(1)</script>',
  "'; DROP TABLE story; --",
  '${7*7}{{7*7}}',
  '../../vitrine.db',
  '..\\..\\vitrine.db',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  'x'.repeat(5000),
];

const text = fc.oneof(fc.constantFrom(...nastyTexts), fc.lorem(), fc.string(), fc.string({ unit: 'binary' }));
/** Ids that may be there: the first of every table, and those that never are. */
const id = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '007',
    '2147483648',
    '9223372036854775808',
    'null',
    '%00',
    '%F0%9F%92%A9',
    '%ff',
  ),
  fc.string({ minLength: 1, maxLength: 20 }).map((value) => encodeURIComponent(value.toWellFormed())),
);

const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), text, fc.constantFrom(null, true, -1, 1.5, [], {}));

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const file = fc.constantFrom(
  picture(),
  film(),
  svg(),
  new File([], ''),
  new File(['<p>'], '../a.jpg'),
  new File(['x'], '\0'),
);

/** Values as a schema describes them. Some of them are anything else, at every depth. */
function like(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 39, arbitrary: exactly(schema) }, { weight: 1, arbitrary: anything });
}

function objectLike(schema: Json): fc.Arbitrary<unknown> {
  const required = list(schema['required']);
  const own = Object.entries(isJson(schema['properties']) ? schema['properties'] : {});
  const members = own.map(([name, value]) => {
    const member = like(isJson(value) ? value : {});
    return [name, required.includes(name) ? member : fc.option(member, { nil: undefined })] as const;
  });
  const surprise = fc.dictionary(fc.constantFrom('__proto__', 'surprise', 'id', 'grid_0_frame_0_0'), anything, {
    maxKeys: 1,
  });
  return fc
    .tuple(fc.record(Object.fromEntries(members)), fc.integer({ min: 0, max: 19 }), surprise)
    .map(([value, dice, extra]) => (dice === 0 ? { ...value, ...extra } : value));
}

function exactly(schema: Json): fc.Arbitrary<unknown> {
  const variants = [...list(schema['oneOf']), ...list(schema['anyOf'])].filter(isJson);
  if (variants.length > 0) return fc.oneof(...variants.map(like));
  const parts = list(schema['allOf']).filter(isJson);
  if (parts.length > 0) {
    return fc.tuple(...[schema, ...parts].map(objectLike)).map((values) => Object.assign({}, ...values));
  }
  if (schema['format'] === 'binary') return file;
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  if ('const' in schema) return fc.constant(schema['const']);
  const type = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  const of: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
    string: () => text,
    integer: () => fc.oneof(fc.integer({ min: -1, max: 12 }), fc.maxSafeInteger()),
    number: () => fc.oneof(fc.integer({ min: -1, max: 12 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: () => fc.array(like(isJson(schema['items']) ? schema['items'] : {}), { maxLength: 4 }),
    object: () => objectLike(schema),
  };
  const known = type.map((name) => of[String(name)]).filter((make) => make !== undefined);
  return known.length === 0 ? anything : fc.oneof(...known.map((make) => make()));
}

/** One request, as it goes to the provider. */
interface Shot {
  readonly operation: OperationSchemas;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly isLoggedIn: boolean;
  /** Sent as it is, under the operation's own content type. */
  readonly garbage: string | null;
}

const frameName = fc
  .tuple(fc.nat(2), fc.nat(9), fc.nat(2))
  .map((place) => `grid_${place[0]}_frame_${place[1]}_${place[2]}`);

/** @param ids what stands for the ids in its address */
function shotAt(operation: OperationSchemas, ids: fc.Arbitrary<string> = id): fc.Arbitrary<Shot> {
  const isForm = operation.body?.contentType === 'multipart/form-data';
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return fc.record({
    operation: fc.constant(operation),
    path: fc
      .tuple(
        ids,
        fc.record(
          Object.fromEntries(query.map(({ name }) => [name, fc.option(fc.oneof(ids, text), { nil: undefined })])),
        ),
      )
      .map(([one, values]) => {
        const pairs = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
        const search = new URLSearchParams(pairs).toString();
        return operation.path.replaceAll(/\{\w+\}/g, () => one) + (search === '' ? '' : `?${search}`);
      }),
    body:
      operation.body === null
        ? fc.oneof(fc.constant(undefined), anything)
        : fc
            .tuple(
              like(operation.body.schema),
              isForm ? fc.dictionary(frameName, file, { maxKeys: 2 }) : fc.constant({}),
            )
            .map(([body, frames]) => (isJson(body) ? { ...body, ...frames } : body)),
    headers: fc.oneof(
      { weight: 8, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.record({ 'if-match': fc.constantFrom('*', '"a"', 'W/"a"', ',', '"') }) },
      { weight: 1, arbitrary: fc.record({ range: fc.constantFrom('bytes=0-0', 'bytes=-', 'bytes=9-1,2-', 'x') }) },
    ),
    isLoggedIn: fc.integer({ min: 0, max: 14 }).map((dice) => dice > 0),
    garbage: fc.option(fc.constantFrom('', '{', '[]', 'null', '--x', '--x\r\n\r\n', '{"a":1,"a":2}', '\0'), {
      freq: 15,
    }),
  });
}

async function encodeBody({
  operation,
  body,
  garbage,
}: Shot): Promise<{ headers: Record<string, string>; payload?: string | Buffer }> {
  const type = operation.body?.contentType ?? 'application/json';
  if (garbage !== null) {
    return {
      headers: { 'content-type': type === 'application/json' ? type : `${type}; boundary=x` },
      payload: garbage,
    };
  }
  if (body === undefined) return { headers: {} };
  if (type === 'application/json') return { headers: { 'content-type': type }, payload: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(isJson(body) ? body : { body })) {
    if (value instanceof File) form.append(name, value);
    else if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return encode(form);
}

const compile = createCompiler();
const schemas = new Map<Json, (value: unknown) => boolean>();

/** An address that cannot be decoded, or leads to no operation (a slash in a name), is not the operation's to answer. */
const isAboutAddress = ({ statusCode, body }: LightMyRequestResponse): boolean =>
  statusCode === 404 ||
  statusCode === 405 ||
  // A read that is bound to a version, whatever it reads (decision 107).
  statusCode === 412 ||
  (statusCode === 400 && body === '{"message":"The address is not valid."}');

/** While it is closed, which some inputs do, nobody without a session is told more. */
const isClosed = ({ statusCode, body }: LightMyRequestResponse): boolean =>
  statusCode === 503 && body === '{"message":"This site is closed for now."}';

function problemWith({ id: name, responses }: OperationSchemas, answer: LightMyRequestResponse): string | null {
  const { statusCode } = answer;
  const said = `${name} answered ${statusCode}: ${answer.body.slice(0, 300)}`;
  if (isClosed(answer)) return null;
  if (statusCode >= 500) return said;
  const key = [String(statusCode), `${String(statusCode)[0]}XX`].find((one) => responses.has(one));
  if (key === undefined) return isAboutAddress(answer) ? null : `${said} (not documented)`;
  const schema = responses.get(key) ?? null;
  if (schema === null) return null;
  const isValid = schemas.get(schema) ?? compile(schema);
  schemas.set(schema, isValid);
  return isValid(answer.json()) ? null : `${said} (not as its schema)`;
}

/** Sequences are short, so that what was made, deleted and is used again is mostly the same. */
const shots = fc.array(fc.oneof(...operations.map((operation) => shotAt(operation))), { minLength: 10, maxLength: 10 });

test('no input brings about a fault, or an answer that the contract does not have', async () => {
  const wanted = setting('TRUST_REQUESTS', 10_000);
  const provider = await startProvider({ demoContent: true });
  onTestFinished(() => provider.close());
  let { cookie } = await logIn(provider.app);
  let sent = 0;
  const seen = new Map<number, number>();
  const send = async (shot: Shot): Promise<void> => {
    const { headers, payload } = await encodeBody(shot);
    const ask = (url: string) =>
      provider.app.inject({
        method: shot.operation.method,
        url,
        // Its failures do not close the door for the administrator.
        remoteAddress: '10.0.0.1',
        headers: { ...shot.headers, ...headers, ...(shot.isLoggedIn ? { cookie } : {}) },
        ...(payload === undefined ? {} : { payload }),
      });
    let answer = await ask(shot.path);
    // A read is led to the one spelling of its address (decision 086), which is answered.
    if (answer.statusCode === 301 && shot.operation.method === 'GET') answer = await ask(answer.headers.location ?? '');
    sent += 1;
    seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
    expect(problemWith(shot.operation, answer)).toBeNull();
    if (shot.operation.id === 'logout') ({ cookie } = await logIn(provider.app));
  };
  const seed = setting('TRUST_SEED', 20261121);
  const property = fc.asyncProperty(shots, async (sequence) => {
    for (const shot of sequence) await send(shot);
  });
  await fc.assert(property, { numRuns: Math.ceil(wanted / 10), seed, endOnFailure: true });
  const reset = await provider.app.inject({ method: 'POST', url: '/api/login', payload: { username, password } });
  expect(reset.statusCode, 'and it still works').toBe(200);
  for (const status of [200, 201, 400, 401, 404, 415])
    expect(seen.get(status) ?? 0, `answers ${status}`).toBeGreaterThan(0);
  figure(
    'any input',
    `${sent} requests, 0 x 5xx, 0 undocumented (${[...seen].map(([status, count]) => `${count} x ${status}`).join(', ')})`,
  );
}, 900_000);

test('what was deleted can be asked for, changed and deleted again: refused, and nothing else', async () => {
  const provider = await startProvider();
  onTestFinished(() => provider.close());
  const { app } = provider;
  const { cookie } = await logIn(app);
  const send = async (method: 'POST' | 'DELETE' | 'GET', url: string, fields?: Json, isForm = false) => {
    const form = isForm ? await encode(formOf(fields ?? {})) : null;
    const payload = form?.payload ?? fields;
    const headers = { cookie, ...form?.headers };
    const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  const gone: string[] = [];
  const undone: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const category = await send('POST', '/api/category', { name: 'Gone' });
    const fields = { title: 'Gone', HeaderMedia: film(), category: String(category.data.id) };
    const project = await send('POST', '/api/projects', fields, true);
    const story = await send('POST', '/api/stories', { title: 'Gone', authorname: 'A', content: 'C' }, true);
    const { headerMedia } = await send('GET', `/api/projects/${project.data.id}/media`);
    const projectId = project.data.id;
    const slot = { projectId, headervideoUrl: headerMedia, position: 1 };
    await send('POST', '/api/homepage/headervideos', slot);
    const cell = { projectId, gridType: 'grid1', nonHoverMedia: headerMedia, hoverMedia: null, position: 1 };
    await send('POST', '/api/homepagegrid', cell);
    const { headerdata } = await send('GET', '/api/homepage/headervideos');
    const { homepageGrids } = await send('GET', '/api/homepagegrid');
    for (const [path, { id: made }] of [
      ['/api/homepage/headervideos', headerdata[0]],
      ['/api/homepagegrid', homepageGrids[0]],
      ['/api/stories', story.data],
      ['/api/category', category.data],
      ['/api/projects', project.data],
    ] as const) {
      undone.push((await send('DELETE', `${path}/${made}`)).undo);
      gone.push(String(made));
    }
  }
  const targets = operations.filter(
    ({ path, id: name }) => path.includes('{id}') || /^(getProject|undoDelete)$/.test(name),
  );
  expect(targets.length).toBeGreaterThan(10);
  let sent = 0;
  const ids = fc.constantFrom(...new Set(gone));
  const property = fc.asyncProperty(fc.oneof(...targets.map((one) => shotAt(one, ids))), async (shot) => {
    const { headers, payload } = await encodeBody(shot);
    const url = shot.path;
    const answer = await app.inject({
      method: shot.operation.method,
      url,
      headers: { ...headers, cookie },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(problemWith(shot.operation, answer)).toBeNull();
    if (url.includes('/api/projects/') || url.includes('/api/stories/') || url.includes('/api/category/')) {
      expect(answer.statusCode, `${shot.operation.id} of what is gone`).toBeGreaterThanOrEqual(400);
    }
    sent += 1;
  });
  await fc.assert(property, { numRuns: 500, seed: setting('TRUST_SEED', 20261121) });
  // The other way round, so that what the others need is there again; and none of them a second time.
  for (const undo of undone.toReversed()) {
    const answers = [];
    for (let time = 0; time < 2; time += 1) {
      answers.push(
        (await app.inject({ method: 'POST', url: '/api/undo', headers: { cookie }, payload: { undo } })).statusCode,
      );
    }
    expect([
      [200, 410],
      [409, 409],
    ]).toContainEqual(answers);
  }
  figure('deleted and used', `${sent} requests, 0 x 5xx, 0 successes`);
});

test('bytes that are no request are refused or hung up on, and the next one is served', async () => {
  const provider = await startProvider({ demoContent: true });
  onTestFinished(() => provider.close());
  const origin = await listen(provider);
  const body = '{"username":"a","password":"b"}';
  const whole = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
  const get = 'GET /api/projects HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
  const known = [
    '\0\0\0\0\r\n\r\n',
    'GET /api/projects\r\n\r\n',
    'GET /api/projects HTTP/9.9\r\n\r\n',
    'BREW /api/projects HTTP/1.1\r\nHost: x\r\n\r\n',
    'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    `${get.replace('/api', 'http://evil.example/api')}\r\n`,
    `${get}No colon here\r\n\r\n`,
    `${get}X: a\0b\r\n\r\n`,
    `${get}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    `${get}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    `${get}Expect: the impossible\r\n\r\n`,
    whole.replace('Content-Length: ', 'Content-Length: -'),
    whole.replace('Content-Length:', 'Content-Length: 3\r\nContent-Length:'),
    whole.replace('Host: x', 'Host: x\r\nTransfer-Encoding: chunked'),
    whole.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked').replace(body, 'zz\r\n'),
    whole.replace(/Content-Length: \d+/, 'Transfer-Encoding: gzip'),
    whole.replace('application/json', 'multipart/form-data; boundary='),
    whole.replace('application/json', '\u00ff/\u00fe'),
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ];
  const seen = new Map<number, number>();
  const sendBytes = async (bytes: string): Promise<void> => {
    const socket = await open(origin);
    const answer = firstAnswer(socket);
    // What is cut off is ended: nobody waits for the rest.
    socket.end(bytes, 'latin1');
    const { status } = await answer;
    socket.destroy();
    expect(status, JSON.stringify(bytes.slice(0, 200))).toBeLessThan(500);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  };
  for (const bytes of known) await sendBytes(bytes);
  const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.integer({ min: 0, max: 255 }), cut: fc.boolean() });
  const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
    const bytes = changes.reduce(
      (text, { at, byte, cut }) => text.slice(0, at) + String.fromCharCode(byte) + text.slice(cut ? at + 3 : at + 1),
      whole,
    );
    await sendBytes(bytes);
  });
  await fc.assert(property, { numRuns: 400, seed: setting('TRUST_SEED', 20261121) });
  expect((await sendRaw(origin, `${get}\r\n`)).status, 'and it still serves').toBe(200);
  figure(
    'raw bytes',
    `${known.length + 400} requests, 0 x 5xx (${[...seen].map(([status, count]) => `${count} x ${status}`).join(', ')})`,
  );
});
