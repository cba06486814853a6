import { MediaPreview } from '../../shared/media/MediaPreview.tsx';
import type { FormMedia } from '../../../domain/project-form.ts';
import type { FilePlace } from '../../../machines/project-form/file-state.ts';
import { useFilmsAt, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { FilmNote } from '../../shared/media/FilmNote.tsx';
import { arriving, arrivingName, arrivingPicture, arrivingWords } from './slot.css.ts';

interface FilmNotesProps {
  readonly place: FilePlace;
  /** What is shown there. */
  readonly content: FormMedia | null;
}

/** What becomes of the films of one place. One that waits is seen, and called by its name. */
export function FilmNotes({ place, content }: FilmNotesProps) {
  const { send } = useProjectForm();
  return useFilmsAt(place, content).map(({ film, name, isWaiting }) =>
    isWaiting ? (
      <div className={arriving} key={film.key}>
        <span className={arrivingPicture}>
          <MediaPreview alt="" isRounded media={film.preview ?? null} ratio="56/40" size="thumb" />
        </span>
        <div className={arrivingWords}>
          <bdi className={arrivingName}>{name}</bdi>
          <FilmNote film={film} name={name} onAsk={send} onRemove={() => send({ type: 'file.drop', key: film.key })} />
        </div>
      </div>
    ) : (
      <FilmNote film={film} key={film.key} name={name} onAsk={send} />
    ),
  );
}
