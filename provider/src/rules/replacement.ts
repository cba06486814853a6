import type { Media } from '../repositories/media.ts';
import type { MediaPlace } from '../repositories/media-places.ts';

/** The place that a kind of file cannot take, in words; `null` where every place takes it. */
export function replacementFault(places: readonly MediaPlace[], kind: Media['mediaType']): string | null {
  for (const place of places) {
    if (kind === 'VIDEO' && place.kind === 'about') return 'The About page shows it, and takes pictures only.';
    if (kind === 'VIDEO' && place.kind === 'story')
      return `“${place.title ?? ''}” shows it, and stories take pictures only.`;
    if (kind === 'VIDEO' && place.kind === 'page')
      return `“${place.title ?? ''}” shows it, and pages take pictures only.`;
    if (kind === 'VIDEO' && place.kind === 'share') return 'Shared links show it, and take pictures only.';
  }
  return null;
}
