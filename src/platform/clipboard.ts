import { ProblemError } from '../api/problem.ts';

/** Puts a text where it can be pasted. Rejects with a `ProblemError` where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new ProblemError({ kind: 'malformed', message: 'The browser does not allow to copy here.' });
  }
}
