import { Ledger } from './ledger.ts';

/** One kind of writes, one after the other, each known before and after. */
export interface Writer {
  /** It sends files. */
  readonly isSlow: boolean;
  /** Writes until the connection breaks. */
  readonly run: () => Promise<never>;
  /** Compares what is stored with what was answered. */
  readonly check: () => Promise<void>;
}

/** @param write one write, chosen by a number that rises */
export async function writer<State>(
  read: () => Promise<State>,
  write: (ledger: Ledger<State>, serial: number) => Promise<void>,
  isSlow = false,
): Promise<Writer> {
  const ledger = new Ledger(await read(), read);
  let serial = 0;
  return {
    isSlow,
    run: async () => {
      for (;;) await write(ledger, (serial += 1));
    },
    check: () => ledger.check(),
  };
}
