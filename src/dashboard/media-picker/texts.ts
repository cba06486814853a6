import type { Problem } from '../../api/problem.ts';
import type { ProjectFile } from '../../domain/content.ts';
import type { MediaPlace } from '../../domain/media-places.ts';
import { placeName } from '../../domain/media-places.ts';
import { isPassing } from '../shared/messages.ts';
import { listUses } from '../shared/media/uses.ts';
import type { HomeSlots } from '../shared/media/uses.ts';

/** In the words of the other deletions (specification, section 8). */
export const texts = {
  question: 'Are you sure you want to delete this file?',
  deleted: 'File deleted successfully!',
  deleteFailed: 'Failed to delete the file.',
} as const;

/** With what to do next, where that may help. */
export function describeDeleteFailure(problem: Problem): string {
  return isPassing(problem) ? `${texts.deleteFailed} Nothing was changed. Try again.` : texts.deleteFailed;
}

/** Where the home page shows the file, in a sentence. */
export function describeUse({ media: { url } }: ProjectFile, home: HomeSlots | null): string {
  if (home === null) return 'Whether the home page shows it could not be found out; what it shows of it goes too.';
  const places = listUses(home, (slot) =>
    [slot.media.url, 'hoverMedia' in slot ? slot.hoverMedia?.url : null].includes(url),
  );
  return places === null
    ? 'The home page does not show it.'
    : `The home page shows it as ${places}; it goes there too.`;
}

/** Which stories and plain pages go on showing the file, in a sentence; null where none does. */
export function describeTexts(places: readonly MediaPlace[]): string | null {
  const names = places.filter(({ kind }) => kind === 'story' || kind === 'page').map(placeName);
  return names.length === 0 ? null : `It stays in what shows it: ${names.join(', ')}.`;
}
