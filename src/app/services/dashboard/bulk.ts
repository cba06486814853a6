import type { BulkDone, ManyToChange } from '../../../domain/bulk.ts';
import type { DashboardCalls } from './calls.ts';
import { submissionOf } from './generic.ts';

/** Writes again what was there before. */
export type WayBack = () => Promise<unknown>;

type Undos = Pick<DashboardCalls['extensions'], 'holdUndo' | 'undo'>;

/** A record as it is told of. */
type Told = BulkDone['failed'][number];

interface ManyWrites<Subject> {
  readonly subjects: readonly Subject[];
  /** Gives what takes it back, or null where nothing does. */
  readonly work: (subject: Subject) => Promise<WayBack | null>;
  /** Keeps a way back under a token. */
  readonly hold: (back: () => Promise<string | null>) => string;
  /** Told after each how many have been tried. */
  readonly tell: (tried: number) => void;
}

/**
 * Does the same to many, one after the other: what has been done stays done where another fails, and is taken back in the
 * same manner. Rejects with the last failure where all have failed.
 */
async function doToMany<Subject extends Told>({ subjects, work, hold, tell }: ManyWrites<Subject>): Promise<BulkDone> {
  let backs: readonly WayBack[] = [];
  const failed: Subject[] = [];
  let lastFailure: unknown = null;
  for (const [index, subject] of subjects.entries()) {
    try {
      const back = await work(subject);
      // The last one goes back first, so that each comes to where it was.
      if (back !== null) backs = [back, ...backs];
    } catch (thrown) {
      lastFailure = thrown;
      failed.push(subject);
    }
    tell(index + 1);
  }
  const done = subjects.length - failed.length;
  if (done === 0 && lastFailure !== null) throw lastFailure;
  const takeBack = async (): Promise<null> => {
    // What could not be taken back stays, for another try.
    const left: WayBack[] = [];
    let refusal: unknown = null;
    for (const back of backs) {
      try {
        await back();
      } catch (thrown) {
        refusal = thrown;
        left.push(back);
      }
    }
    backs = left;
    if (left.length > 0) throw refusal;
    return null;
  };
  return { done, failed, undo: backs.length === 0 ? null : hold(takeBack) };
}

/**
 * The machine that deletes many.
 *
 * @param remove gives the token that takes it back, or null
 */
export const deletionOfMany = <Row extends Told>(
  remove: (row: Row) => Promise<string | null>,
  { holdUndo, undo }: Undos,
) =>
  submissionOf<readonly Row[], BulkDone>((subjects, _, tell) =>
    doToMany({
      subjects,
      work: async (row) => {
        const token = await remove(row);
        return token === null ? null : () => undo(token);
      },
      hold: holdUndo,
      tell,
    }),
  );

/**
 * The machine that changes many.
 *
 * @param write gives what writes again what it has replaced
 */
export const changeOfMany = <Row extends Told, Change>(
  write: (row: Row, change: Change) => Promise<WayBack>,
  { holdUndo }: Undos,
) =>
  submissionOf<ManyToChange<Row, Change>, BulkDone>(({ rows, change }, _, tell) =>
    doToMany({ subjects: rows, work: (row) => write(row, change), hold: holdUndo, tell }),
  );
