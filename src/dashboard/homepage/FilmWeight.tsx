import type { Media } from '../../domain/content.ts';
import { describeFilmWeight } from '../../domain/film-weight.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { FileWeightMachineContext } from '../shared/media/media-machines.ts';
import { chip } from './slot.css.ts';

/** How heavy the film of a slot is, on its picture; nothing for a picture, nor where nobody tells. */
export function FilmWeight({ media }: { readonly media: Media | null }) {
  const url = media?.kind === 'video' ? media.url : null;
  const { value } = usePageResource(useProvidedMachine(FileWeightMachineContext), url);
  return value === null ? null : <span className={chip}>{describeFilmWeight(value)}</span>;
}
