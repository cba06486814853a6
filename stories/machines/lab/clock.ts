import { SimulatedClock } from 'xstate';

/** A pending timer. Times in simulated milliseconds. */
export interface Timer {
  readonly name: string;
  readonly due: number;
  readonly total: number;
}

/** A simulated clock: it moves only when told to, and lists its pending timers. */
export class LabClock extends SimulatedClock {
  readonly #waiting = new Map<number, Timer>();
  readonly #nameOf: () => string;

  /** @param nameOf names the timer that XState is just about to set */
  constructor(nameOf: () => string) {
    super();
    this.#nameOf = nameOf;
  }

  override setTimeout(act: (...args: readonly unknown[]) => void, ms: number): number {
    return this.setNamed(this.#nameOf(), act, ms);
  }

  /** As `setTimeout`, for what does not come from the machine. */
  setNamed(name: string, act: () => void, ms: number): number {
    const id = super.setTimeout(() => {
      this.#waiting.delete(id);
      act();
    }, ms);
    this.#waiting.set(id, { name, due: this.now() + ms, total: ms });
    return id;
  }

  override clearTimeout(id: number): void {
    this.#waiting.delete(id);
    super.clearTimeout(id);
  }

  /** The pending timers, the next first. */
  timers(): readonly Timer[] {
    return [...this.#waiting.values()].sort((one, other) => one.due - other.due);
  }
}
