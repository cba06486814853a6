/** A browser of the tests is neither on the machine nor could it be installed; the message says what to install. */
export class MissingBrowser extends Error {
  override readonly name = 'MissingBrowser';
}
