import type { Media } from '../../../domain/content.ts';
import { describeFilmWeight } from '../../../domain/film-weight.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { usePageResource } from '../../../machines/page-resource/page-resource.react.tsx';
import { FileWeightMachineContext } from './media-machines.ts';

/** How many bytes a stored film has; null for a picture, and where nobody tells. */
export function useFilmBytes(media: Media | null): number | null {
  const url = media?.kind === 'video' ? media.url : null;
  const { value } = usePageResource(useProvidedMachine(FileWeightMachineContext), url);
  return value;
}

/** How heavy a stored film is, in words; null for a picture, and where nobody tells. */
export function useFilmWeight(media: Media | null): string | null {
  const bytes = useFilmBytes(media);
  return bytes === null ? null : describeFilmWeight(bytes);
}
