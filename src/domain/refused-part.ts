import * as v from 'valibot';

const refusal = v.object({ part: v.string() });

/** The part of a form that a provider refused, out of the raw answer; null where it names none, as other providers do. */
export function refusedPart(body: string): string | null {
  try {
    const answer = v.safeParse(refusal, JSON.parse(body));
    return answer.success ? answer.output.part : null;
  } catch {
    return null;
  }
}
