import type { Media } from '../../domain/content.ts';
import { describeLoading } from '../../domain/film-weight.ts';
import { describeBytes } from '../../domain/media-files.ts';
import { useFilmBytes } from '../shared/media/use-film-weight.ts';
import { chip, roomy } from './slot.css.ts';

/** How heavy the film of a slot is, on its picture; nothing for a picture, nor where nobody tells. */
export function FilmWeight({ media }: { readonly media: Media | null }) {
  const bytes = useFilmBytes(media);
  return bytes === null ? null : (
    <span className={chip}>
      {describeBytes(bytes)}
      <span className={roomy}>, {describeLoading(bytes)}</span>
    </span>
  );
}
