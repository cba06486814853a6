import type { Session } from '../auth/sessions.ts';
import { isMisfit } from '../db/misfit.ts';
import { number } from '../db/rows.ts';
import type { History } from '../history/history.ts';
import type { Clock } from '../lib/clock.ts';
import { conflict } from '../lib/http-error.ts';
import type { Repositories } from '../repositories/index.ts';
import { rowsOf } from '../repositories/undo.ts';
import type { UndoKind } from '../repositories/undo.ts';
import { restoreAbout, restoreSite } from './about-and-site.ts';
import { restoreCategory } from './category.ts';
import { restoreKeptLook } from './kept-look.ts';
import { restoreLink } from './link.ts';
import {
  insertMedia,
  restoreCaptions,
  restoreFile,
  restoreFocus,
  restoreOriginal,
  restoreSecondLight,
} from './media.ts';
import { restorePage } from './page.ts';
import { restoreProject, takeCopyAway } from './project.ts';
import { createUndoRecorder } from './record.ts';
import type { UndoRecorder } from './record.ts';
import { restoreRedirect } from './redirect.ts';
import { gone } from './restorer.ts';
import type { Restored, Restorer } from './restorer.ts';
import { restoreLooseMedia, restoreSlot } from './slots.ts';

/** Makes deletions undoable for a while. Both must run inside a transaction. */
export interface UndoService {
  readonly record: UndoRecorder;
  /**
   * Restores a deletion. What does not fit what is stored by now is left out: a place on the home page that shows
   * something else, a category that has gone. A replaced About page changes places with the one of now.
   * @param session whose restorations are
   * @throws {HttpError} 410 when the token is unknown or expired, or what it belongs to has gone; 409 when something else
   *   takes the place, or what it belongs to has to be restored first
   */
  restore(token: string, session: Session | null): Promise<Restored>;
}

/** Puts the rows of these tables back, with the media that they name. */
const restoreRows =
  (...tables: readonly string[]): Restorer =>
  async ({ repositories: { undo } }, snapshot) => {
    await insertMedia(undo, snapshot);
    for (const table of tables) await undo.insertRows(table, rowsOf(snapshot, table));
    return {};
  };

const restorers = {
  project: restoreProject,
  category: restoreCategory,
  story: restoreRows('story', 'story_media', 'link'),
  header_video: restoreSlot('header_video'),
  home_grid: restoreSlot('home_grid'),
  loose_media: restoreLooseMedia,
  text_picture: restoreRows('text_picture'),
  about: restoreAbout,
  site: restoreSite,
  original: restoreOriginal,
  link: restoreLink,
  focus: restoreFocus,
  captions: restoreCaptions,
  replaced_file: restoreFile,
  second_light: restoreSecondLight,
  copy: takeCopyAway,
  page: restorePage,
  redirect: restoreRedirect,
  kept_look: restoreKeptLook,
  message: restoreRows('message'),
  revision: ({ history, session }, snapshot) =>
    history.restore(number(rowsOf(snapshot, 'revision')[0] ?? {}, 'id'), session, 'undone'),
} satisfies Record<UndoKind, Restorer>;

/** Undo by the snapshots that a {@link UndoRecorder} has stored, and by revisions. */
export function createUndoService(
  repositories: Repositories,
  history: Pick<History, 'restore'>,
  clock: Clock,
): UndoService {
  const { undo } = repositories;
  const record = createUndoRecorder(undo, clock);
  return {
    record,
    async restore(token, session) {
      const found = await undo.find(token);
      if (found === null || found.expiresAt <= clock()) throw gone();
      await undo.remove(token);
      try {
        const done = await restorers[found.kind]({ repositories, record, history, clock, session }, found.snapshot);
        return { undo: null, leftOut: [], gone: [], ...done };
      } catch (error) {
        if (isMisfit(error)) throw conflict('This does not fit what is stored now.');
        throw error;
      }
    },
  };
}
