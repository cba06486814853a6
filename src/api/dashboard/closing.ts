import type { Closing } from '../../domain/closing.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { isObject, malformed, readObject } from '../http/json.ts';
import { read } from '../http/read.ts';

function normaliseClosing(answer: unknown): Closing {
  const data = readObject(answer, 'what visitors find')['data'];
  if (!isObject(data) || typeof data['closed'] !== 'boolean') throw malformed('not whether the site is closed');
  return { isClosed: data['closed'] };
}

/** Closing the site for visitors, and opening it (an extension). Every call rejects with a `ProblemError`. */
export function createClosing({ wire }: ProviderClient) {
  return {
    readClosing: (signal: AbortSignal): Promise<Closing> =>
      read((within) => wire.GET('/api/closing', { parseAs: 'text', signal: within }), normaliseClosing, signal),

    async setClosed(isClosed: boolean): Promise<void> {
      await write(() =>
        isClosed ? wire.PUT('/api/closing', { parseAs: 'text' }) : wire.DELETE('/api/closing', { parseAs: 'text' }),
      );
    },
  };
}
