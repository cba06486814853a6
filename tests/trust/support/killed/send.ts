import { readContract } from '../../../../packages/contract/tools/document.ts';
import { call } from '../calls.ts';

/** How often an operation was answered with success, and how often the provider was killed while it was under way. */
export interface Tally {
  answered: number;
  interrupted: number;
}

/**
 * Asks for an operation of the contract by its id and gives the parsed answer. Rejects with a `TypeError` when the
 * connection breaks, and with another error when the provider refuses.
 *
 * @param ids what stands for the names in its path
 */
export type Send = <Answer = unknown>(
  operation: string,
  fields?: Readonly<Record<string, unknown>>,
  ids?: Readonly<Record<string, string | number>>,
) => Promise<Answer>;

const operations = new Map(readContract().map((operation) => [operation.id, operation]));

/** Where a provider listens now, and a session there. */
export interface Place {
  readonly address: string;
  readonly cookie: string;
  /** The number of writes that were answered with success. */
  answered: number;
}

/** Reads and writes at a place that may be another at each call, counted in `tallies` by operation. */
export function createSend(place: Place, tallies: Map<string, Tally>): Send {
  return async (name, fields, ids = {}) => {
    const operation = operations.get(name);
    if (operation === undefined) throw new Error(`The contract has no ${name}`);
    const { method, path, body, access } = operation;
    // A login ends the session that it comes with, which the other writers go on with.
    const cookie = access === 'public' && method !== 'GET' ? '' : place.cookie;
    const tally = tallies.get(name) ?? { answered: 0, interrupted: 0 };
    tallies.set(name, tally);
    const isForm = body?.contentType === 'multipart/form-data';
    const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(ids[key] ?? ''));
    const query = body === null && fields !== undefined ? `?${new URLSearchParams(textsOf(fields)).toString()}` : '';
    const sent = body === null ? undefined : fields;
    let answer;
    try {
      answer = await call(place.address, cookie, method, url + query, sent, isForm);
    } catch (error) {
      tally.interrupted += 1;
      throw error;
    }
    if (answer.status >= 300) throw new Error(`${name} answered ${String(answer.status)}: ${answer.body}`);
    tally.answered += 1;
    if (method !== 'GET') place.answered += 1;
    return JSON.parse(answer.body);
  };
}

const textsOf = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
