import { AsyncResource } from 'node:async_hooks';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send the next when they have the answer; whoever sends
 * thousands at once, and reads nothing, has each of them take hundreds of times its own bytes here.
 */
const mostAtOnce = 16;
/** What those that wait may have in their heads together, in characters: twice the largest head there may be. */
const mostWaiting = 32_768;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly begin: () => void;
}

const sizeOf = ({ request: { url = '', rawHeaders } }: Waiting): number =>
  rawHeaders.reduce((sum, text) => sum + text.length, url.length);

/**
 * Hands requests on, those of one connection one after the other: an answer that nobody reads holds what it is made of, and sixteen would
 * hold sixteen times as much. Ends a connection that sends more of them at once than it may.
 */
function withBound(handler: Handler): Handler {
  const lines = new WeakMap<Socket, Waiting[]>();
  function answerFirst(line: Waiting[]): void {
    const [first] = line;
    if (first === undefined || first.request.socket.destroyed) return;
    first.response.once('close', () => {
      line.shift();
      answerFirst(line);
    });
    first.begin();
  }
  return (request, response) => {
    const { socket } = request;
    // What else has come with it is read nevertheless. Of a connection that has ended nobody can tell any more whose it was, unless that was
    // asked before: from here on it is known for as long as the request takes.
    if (socket.destroyed || socket.remoteAddress === undefined) return;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    const answer = (): void => handler(request, response);
    // It is begun by the end of the one before, and yet is no part of that one: of what it reads, nor of its trace.
    line.push({ request, response, begin: line.length === 0 ? answer : AsyncResource.bind(answer) });
    const waiting = line.slice(1).reduce((sum, one) => sum + sizeOf(one), 0);
    if (line.length > mostAtOnce || waiting > mostWaiting) socket.destroy();
    else if (line.length === 1) answerFirst(line);
  };
}

/** In milliseconds, as the framework has it: longer than a proxy in front keeps a connection that nobody uses. */
const keepAliveTimeout = 72_000;

interface Timeouts {
  /** Of a whole request, in milliseconds. */
  readonly requestTimeout: number;
  /** Of a connection on which nothing happens. */
  readonly connectionTimeout: number;
}

/** The server as the framework makes it, with a bound on what a connection asks at once. */
export const boundedConnections = ({ requestTimeout, connectionTimeout }: Timeouts) =>
  ({
    serverFactory(handler): Server {
      const server = createServer(withBound(handler));
      server.keepAliveTimeout = keepAliveTimeout;
      server.requestTimeout = requestTimeout;
      server.setTimeout(connectionTimeout);
      return server;
    },
  }) satisfies Pick<FastifyServerOptions, 'serverFactory'>;
