/**
 * A signal that is aborted with the first of two, for the same reason: `AbortSignal.any`, which Safari has from 17.4 and Chrome from 116
 * on.
 */
export function either(one: AbortSignal, other: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  for (const source of [one, other]) {
    if (source.aborted) controller.abort(source.reason);
    else source.addEventListener('abort', () => controller.abort(source.reason), { once: true, signal });
  }
  return signal;
}
