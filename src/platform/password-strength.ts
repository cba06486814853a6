/** Of the estimate, 0 to 4: what a million guesses find. */
const minScore = 2;

/**
 * Whether a password is common or easily guessed. Its 200 kB are fetched when it is first asked; where they cannot be, nothing is
 * said against a password: the provider decides.
 *
 * @param names what somebody who guesses knows, such as the username
 */
export async function isEasyToGuess(password: string, names: readonly string[]): Promise<boolean> {
  try {
    const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
    ]);
    return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password, [...names]).score < minScore;
  } catch (reason) {
    console.warn('The strength of the password could not be estimated.', reason);
    return false;
  }
}
