import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send the next when they have the answer; whoever sends
 * thousands at once, and reads nothing, has each of them take hundreds of times its own bytes here.
 */
const mostAtOnce = 16;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Hands requests on, and ends a connection that sends more of them at once than it may. */
function withBound(handler: Handler): Handler {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What else has come with it is read nevertheless.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > mostAtOnce) {
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    handler(request, response);
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
