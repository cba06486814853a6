import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { readContract } from '../../../packages/contract/tools/document.ts';
import type { OperationSchemas } from '../../../packages/contract/tools/document.ts';
import { createCompiler } from '../../../packages/contract/tools/ajv.ts';
import { withoutEntry } from '../../../provider/src/log/actions.ts';
import { everIn } from './database.ts';
import { encode, formOf, logIn, startProvider } from './provider.ts';
import type { TestProvider } from './provider.ts';

export const operations = readContract();
const compile = createCompiler();

/** What is sent to an operation. */
export interface Sent {
  readonly id?: string | number;
  /** For paths with several places: what stands in each. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, unknown>>;
  /** A body as it is, with its own content type. */
  readonly raw?: { readonly type: string; readonly body: string };
  readonly headers?: Readonly<Record<string, string>>;
  /** Without the session. */
  readonly isVisitor?: boolean;
}

/** A provider whose every answer is held against the contract. */
export interface ContractClient {
  readonly provider: TestProvider;
  /** Sends a request and fails unless the answer has the expected status, which the contract documents, and its schema. */
  send<T = { message: string }>(operationId: string, status: number, sent?: Sent): Promise<T>;
  /** As `send`, for an answer that is not JSON. */
  sendRaw(operationId: string, status: number, sent?: Sent): Promise<LightMyRequestResponse>;
  /** `operation status` of everything that was answered so far. */
  readonly seen: Set<string>;
}

export function operationOf(id: string): OperationSchemas {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** The documented answer of a status: by itself or by its group. */
function documented(operation: OperationSchemas, status: number): string | undefined {
  return [String(status), `${String(status)[0]}XX`].find((key) => operation.responses.has(key));
}

function assertContract(operation: OperationSchemas, answer: LightMyRequestResponse): void {
  const key = documented(operation, answer.statusCode);
  expect(key, `${operation.id} answered ${answer.statusCode}, which is not documented: ${answer.body}`).toBeDefined();
  const schema = operation.responses.get(key ?? '');
  if (schema === null || schema === undefined) return;
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  const isValid = compile(schema);
  expect(isValid(answer.json()), `${operation.id} ${answer.statusCode}: ${JSON.stringify(isValid.errors)}`).toBe(true);
}

async function bodyOf({
  json,
  form,
  raw,
}: Sent): Promise<{ headers: Record<string, string>; payload?: string | Buffer }> {
  if (form !== undefined) return encode(formOf(form));
  if (raw !== undefined) return { headers: { 'content-type': raw.type }, payload: raw.body };
  if (json === undefined) return { headers: {} };
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(json) };
}

/** The number of entries that the log has ever had. */
const entriesIn = ({ data: { db } }: TestProvider): Promise<number> => everIn(db, 'log_entry');

/** These note for themselves who has logged in, or out. */
const noteThemselves = [
  'login',
  'loginWithSecondFactor',
  'loginWithPasskey',
  'acceptInvitation',
  'askForNewPassword',
  'setNewPassword',
  'logout',
];

/** Every write that succeeds leaves one entry, but for those that have a reason to leave none, and what is sent a second time. */
async function assertLogged(operationId: string, entries: () => Promise<number>, isFirst: boolean): Promise<void> {
  const isLogged = noteThemselves.includes(operationId) || !Object.hasOwn(withoutEntry, operationId);
  // One is left only after the answer has gone.
  await expect
    .poll(entries, { message: `entries of the log that ${operationId} leaves` })
    .toBe(isLogged && isFirst ? 1 : 0);
}

/**
 * Starts a provider and logs in.
 * @param seen of another client, where what this one is answered counts as answered to it
 */
export async function startContractClient(
  options: Parameters<typeof startProvider>[0] = {},
  seen = new Set<string>(),
): Promise<ContractClient> {
  const provider = await startProvider(options);
  const { cookie } = await logIn(provider.app);
  /** What was sent with a key, and answered. */
  const keyed = new Set<string>();
  const sendRaw: ContractClient['sendRaw'] = async (operationId, status, sent = {}) => {
    const operation = operationOf(operationId);
    const { headers, payload } = await bodyOf(sent);
    const entriesBefore = await entriesIn(provider);
    const answer = await provider.app.inject({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
        encodeURIComponent(String(sent.path?.[name] ?? sent.id ?? '')),
      ),
      ...(sent.query === undefined ? {} : { query: sent.query }),
      headers: { ...(sent.isVisitor === true ? {} : { cookie }), ...headers, ...sent.headers },
      ...(payload === undefined ? {} : { payload }),
    });
    assertContract(operation, answer);
    expect(answer.statusCode, `${operationId}: ${answer.body}`).toBe(status);
    seen.add(`${operationId} ${status}`);
    if (operation.method !== 'GET' && status < 300) {
      const key = sent.headers?.['idempotency-key'];
      const sending = `${operation.id} ${key ?? ''}`;
      const entries = async () => (await entriesIn(provider)) - entriesBefore;
      await assertLogged(operation.id, entries, !keyed.has(sending));
      if (key !== undefined) keyed.add(sending);
    }
    return answer;
  };
  return {
    provider,
    seen,
    sendRaw,
    send: async (operationId, status, sent) => (await sendRaw(operationId, status, sent)).json(),
  };
}
