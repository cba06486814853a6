import type { Media } from '../../domain/content.ts';
import { useFilmWeight } from '../shared/media/use-film-weight.ts';
import { chip } from './slot.css.ts';

/** How heavy the film of a slot is, on its picture; nothing for a picture, nor where nobody tells. */
export function FilmWeight({ media }: { readonly media: Media | null }) {
  const weight = useFilmWeight(media);
  return weight === null ? null : <span className={chip}>{weight}</span>;
}
