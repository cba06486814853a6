/** A password, and words that its owner is known by. */
export interface EstimateJob {
  readonly password: string;
  readonly names: readonly string[];
}

/** Of more, the beginning tells enough: a longer one is no easier. In UTF-16 code units. */
const longest = 100;

/** How hard a password is to guess, 0 to 4. The estimator and its list of 50 000 common passwords are loaded with the first. */
export async function estimate({ password, names }: EstimateJob): Promise<number> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password.slice(0, longest), [...names]).score;
}
