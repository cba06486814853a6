import type { FormMedia } from '../../../domain/project-form.ts';
import type { FilePlace } from '../../../machines/project-form/file-state.ts';
import { useFilmsAt, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { FilmNote } from '../../shared/media/FilmNote.tsx';

interface FilmNotesProps {
  readonly place: FilePlace;
  /** What is shown there. */
  readonly content: FormMedia | null;
}

/** What becomes of the films of one place. */
export function FilmNotes({ place, content }: FilmNotesProps) {
  const { send } = useProjectForm();
  return useFilmsAt(place, content).map(({ film, name, isWaiting }) => (
    <FilmNote
      film={film}
      key={film.key}
      name={name}
      onAsk={send}
      {...(isWaiting ? { onRemove: () => send({ type: 'file.drop', key: film.key }) } : {})}
    />
  ));
}
