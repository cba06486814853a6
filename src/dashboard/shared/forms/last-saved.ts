import { useState } from 'react';
import { describeMoment } from '../../../domain/draft.ts';

interface LastSaved {
  /** 'Last saved 15:21', or with what is not saved yet; null where neither is known. */
  readonly note: string | null;
  /** To be called when the form has been saved. */
  readonly saved: () => void;
}

/** Said where something has to be, of a form that was never saved and in which nothing is entered. */
export const nothingToSave = 'Nothing to save yet';

/**
 * What the head of an edit form says about its record.
 * @param updatedAt when it last changed, as the provider tells, ISO 8601; a save in this tab is known without it
 */
export function useLastSaved(updatedAt: string | undefined, isDirty: boolean): LastSaved {
  const [savedAt, setSavedAt] = useState(() => (updatedAt === undefined ? null : Date.parse(updatedAt)));
  // What is today is decided when the form is opened or saved.
  const [now, setNow] = useState(Date.now);
  const saying = savedAt === null ? null : `ast saved ${describeMoment(savedAt, now)}`;
  return {
    note: isDirty ? `Unsaved changes${saying === null ? '' : `, l${saying}`}` : saying === null ? null : `L${saying}`,
    saved: () => {
      const moment = Date.now();
      setSavedAt(moment);
      setNow(moment);
    },
  };
}
