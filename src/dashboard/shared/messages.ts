import { describeProblem, offline, unreachable, type Problem } from '../../api/problem.ts';

/** What a refusal without words of the provider's own means, by its status. */
const refusals: ReadonlyMap<number, string> = new Map([
  [400, 'The server did not accept what was sent.'],
  [401, 'The server does not know who you are.'],
  [403, 'The server does not allow this.'],
  [404, 'The server does not have this, or no longer.'],
  [408, 'The server waited too long for what was sent.'],
  [409, 'This conflicts with something that is stored already.'],
  [410, 'The server does not have this any more.'],
  [412, 'This was changed elsewhere in the meantime.'],
  [413, 'This is larger than the server takes: choose smaller files.'],
  [415, 'The server does not take files of this kind.'],
  [422, 'The server did not accept what was sent.'],
  [429, 'There were too many tries: wait a minute before the next.'],
  [502, 'The server cannot be reached at the moment.'],
  [503, 'The server is not available at the moment.'],
  [504, 'The server did not answer in time.'],
  [507, 'The server has no room left on its disk.'],
]);

function ownMessage(problem: Problem): string {
  return problem.kind === 'http' ? problem.message.trim() : '';
}

/** What went wrong, in plain words: the provider's own, else what its status or its silence means. */
export function reasonOf(problem: Problem): string {
  switch (problem.kind) {
    case 'http': {
      const { status } = problem;
      const known = refusals.get(status) ?? `The server refused this (${String(status)}).`;
      return ownMessage(problem) || (status === 500 ? 'The server had an error of its own.' : known);
    }
    case 'network':
      // Never the words of a browser.
      return (problem.message === offline.message ? offline : unreachable).message;
    case 'timeout':
      return 'The server did not answer in time.';
    case 'changed':
    case 'malformed':
    case 'aborted':
      return problem.message;
  }
}

/** The same request may succeed later: it did not arrive, or the server was not able to take it. */
export function isPassing(problem: Problem): boolean {
  if (problem.kind === 'changed') return false;
  return problem.kind !== 'http' || problem.status >= 500 || [408, 429].includes(problem.status);
}

/** The server gave no answer: there is no connection, it took too long, or it is away and another one says so. */
function isSilence(problem: Problem): boolean {
  return problem.kind === 'http'
    ? [502, 503, 504].includes(problem.status)
    : ['network', 'timeout'].includes(problem.kind);
}

/** As `reasonOf`, and what has become of what was entered. */
export function reasonInForm(problem: Problem): string {
  return `${reasonOf(problem)} What you entered is kept${isPassing(problem) ? ': try again.' : '.'}`;
}

/**
 * The reason to put before a text, which may be one of the specified: these are shown to the letter, also where they blame
 * the connection. None where the text says it already.
 */
export function reasonBefore(text: string, problem: Problem, explain = reasonOf): string | undefined {
  return text.includes(reasonOf(problem)) ? undefined : explain(problem);
}

/** The reason, then the text, where both are one sentence after the other. */
export function withReason(text: string, problem: Problem): string {
  return [reasonBefore(text, problem) ?? '', text].join(' ').trim();
}

/** The toast of a failure: the reason, then the text. */
export function failure(text: string, problem: Problem, explain = reasonOf) {
  const isUnanswered = isSilence(problem);
  return { kind: 'error', text, reason: reasonBefore(text, problem, explain), isUnanswered } as const;
}

/**
 * The toast of a form that was not taken. It goes with the next letter that is typed there, unless the server gave no answer: what is typed
 * changes nothing about that.
 */
export function formFailure(text: string, problem: Problem, explain = reasonInForm) {
  return { ...failure(text, problem, explain), isOfForm: !isSilence(problem) };
}

/** For texts that are to end in the error's message (specification, section 8): the provider's own words, or the problem's. */
export function ownWords(problem: Problem): string {
  if (problem.kind !== 'http') return reasonOf(problem);
  return ownMessage(problem) || describeProblem(problem);
}

/** Logs a failure to the console, to which the specified texts refer. */
export function logFailure(text: string, problem: Problem): void {
  console.error(text, describeProblem(problem), problem);
}

/** '1 project', '2 projects'. */
export function counted(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** '12 projects'; where search or a filter leaves not all of them, '1 of 12 projects'. */
export function countFound(found: number, count: number, one: string, many: string): string {
  return `${found === count ? '' : `${String(found)} of `}${counted(count, one, many)}`;
}
