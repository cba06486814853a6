import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

/** Calls with a session, and demands a success, unless another status is named. */
export type Call = <T = { readonly message: string }>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  status?: number,
) => Promise<T>;

export const createCall =
  (app: FastifyInstance, cookie: string): Call =>
  async (method, url, payload, status = 200) => {
    const answer = await app.inject({
      method,
      url,
      headers: { cookie },
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(status);
    return answer.json();
  };
