import { expect } from 'vitest';

/**
 * What one writer was told is stored. While a write is under way there are two states that may be found after a kill, and
 * nothing between them: the one before, or the one after; or one that says that it was broken off.
 */
export class Ledger<State> {
  readonly #read: () => Promise<State>;
  #now: State;
  /** States that may be stored, as `toEqual` takes them: with asymmetric matchers for what the provider gives. */
  #possible: readonly unknown[];

  /** @param read reads all of the state; rejects when the connection breaks */
  constructor(now: State, read: () => Promise<State>) {
    this.#now = now;
    this.#possible = [now];
    this.#read = read;
  }

  /** As it was read last. */
  get now(): State {
    return this.#now;
  }

  /**
   * Writes one thing, and reads it back once it was answered.
   * @param next all of the state after it
   * @param brokenOff all of the state where it was broken off, and that is told
   */
  async write(next: unknown, send: () => Promise<unknown>, ...brokenOff: readonly unknown[]): Promise<void> {
    this.#possible = [this.#now, ...brokenOff, next];
    await send();
    // From now on it may not be lost, whether or not it can be read yet.
    this.#possible = [next];
    await this.check();
  }

  /** What is stored is one of those states, whole. */
  async check(): Promise<void> {
    const stored = await this.#read();
    if (!this.#possible.some((one) => isEqual(stored, one))) expect(stored).toEqual(this.#possible.at(-1));
    this.#now = stored;
    this.#possible = [stored];
  }
}

function isEqual(stored: unknown, expected: unknown): boolean {
  try {
    expect(stored).toEqual(expected);
    return true;
  } catch {
    return false;
  }
}
