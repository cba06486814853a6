import { isNotFound, toProblem } from '../problem.ts';

/** A session that has begun: the token that came with it, if any, and whose it is. */
export interface BegunSession {
  readonly token: string | null;
  readonly username: string;
}

/** Reads what a login answers. */
export function begun(body: Readonly<Record<string, unknown>> | null, username = ''): BegunSession {
  const [token, name] = [body?.['token'], body?.['username']];
  return {
    token: typeof token === 'string' && token !== '' ? token : null,
    username: typeof name === 'string' ? name : username,
  };
}

/** What is not there, or not with this provider, is null. */
export async function offered<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (isNotFound(toProblem(thrown))) return null;
    throw thrown;
  }
}
