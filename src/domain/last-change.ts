import * as v from 'valibot';

/** Whose save a form has found in its way. */
export interface LastChange {
  /** As they were called then: whoever is removed since is named still. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a 412 says (an extension). */
const refusal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    changedBy: v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
      at: v.pipe(v.string(), v.transform(Date.parse), v.finite()),
    }),
  }),
);

/** Who has changed a record last and when, from the body of a refusal; null where it does not say. */
export function readLastChange(body: string): LastChange | null {
  const read = v.safeParse(refusal, body);
  return read.success ? read.output.changedBy : null;
}
