import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { encode, formOf } from '../../contract/support/provider.ts';
import type { TestProvider } from '../../contract/support/provider.ts';

/** Lets a provider of this process listen on a free port. Returns its origin. */
export async function listen(provider: TestProvider): Promise<string> {
  return provider.app.listen({ port: 0, host: '127.0.0.1' });
}

export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Sends JSON, or a form when there are files or `isForm` says so. Rejects when the connection breaks. */
export async function call(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  fields?: Readonly<Record<string, unknown>>,
  isForm = false,
): Promise<Reply> {
  const body = isForm ? await encode(formOf(fields ?? {})) : null;
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { cookie, ...(body === null ? { 'content-type': 'application/json' } : body.headers) },
    ...(fields === undefined ? {} : { body: body === null ? JSON.stringify(fields) : new Uint8Array(body.payload) }),
  });
  return { status: answer.status, body: await answer.text() };
}

/** Opens a plain socket to an origin. A connection that is reset is none of the caller's concern. */
export async function open(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.on('error', () => undefined);
  return socket;
}

/** The first answer on a socket, headers and what of the body has come with them; all there is when it closes before. */
export function firstAnswer(socket: Socket): Promise<Reply> {
  return new Promise((resolve) => {
    let text = '';
    const finish = (): void => {
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      resolve({ status: Number(status), body: text.slice(text.indexOf('\r\n\r\n') + 4) });
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const [, length] = /content-length: (\d+)/i.exec(text) ?? [];
      const end = text.indexOf('\r\n\r\n');
      if (end >= 0 && length !== undefined && text.length >= end + 4 + Number(length)) finish();
    });
    socket.on('close', finish);
  });
}

/** Sends bytes as they are, without any client's tidying up, and returns the answer. */
export async function sendRaw(origin: string, request: string): Promise<Reply> {
  const socket = await open(origin);
  const answer = firstAnswer(socket);
  socket.write(request, 'latin1');
  try {
    return await answer;
  } finally {
    socket.destroy();
  }
}

/** An answer as it came, with its headers; their names are lower case. */
export interface WholeReply extends Reply {
  readonly headers: Readonly<Record<string, string>>;
}

/** As {@link sendRaw}, for a request with `Connection: close`: all of the answer. */
export async function askRaw(origin: string, request: string): Promise<WholeReply> {
  const socket = await open(origin);
  socket.write(request, 'latin1');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: text.slice(end + 4) };
}
