import { DropZone } from '@vitrine/design-system/components/drop-zone';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useRef } from 'react';
import { acceptedFiles } from '../../../domain/media-files.ts';
import {
  useFilesAt,
  useGathered,
  useIsLocked,
  useProjectForm,
} from '../../../machines/project-form/project-form.react.tsx';
import type { Arrival } from '../../../machines/project-form/file-state.ts';
import { gatheringPlace } from '../../../machines/project-form/gathering.ts';
import { FilmNotes } from '../media/FilmNotes.tsx';
import { useIsHovered } from '../media/FormArea.tsx';
import { placeText } from '../media/places.ts';
import { AddedFiles } from './AddedFiles.tsx';
import { fileField } from '../../shared/forms/file-field.css.ts';
import { MediaPreview } from '../../shared/media/MediaPreview.tsx';
import { arriving, arrivingName, arrivingPicture, arrivingWords, cell, slot as slotClass } from '../media/slot.css.ts';

const rule =
  'In the order in which you choose them, they fill frames that are free. Of the rest, nine become a G9, four a G5, three a G10, G6 or G8 by their shapes, two a G4, one a G7, and each film a G3.';

/** Films are converted one after the other; more can be added meanwhile. */
const underWay: Partial<Record<Arrival, string>> = {
  checking: 'Checking …',
  converting: 'Converting …',
  waiting: 'Waiting …',
};

/** Many files at once, which the form places: into free frames, and into grids that it makes. Each can be changed afterwards. */
export function AddPictures() {
  const ruleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { send } = useProjectForm();
  const isOff = useIsLocked();
  const isOver = useIsHovered(gatheringPlace);
  const { arrival, refusals } = useFilesAt(gatheringPlace);
  const gathered = useGathered();
  return (
    <div className={cell}>
      <div className={slotClass} data-file-place={placeText(gatheringPlace)}>
        {/* What is refused is said about its file: the area is for all of them, and takes the next. */}
        <DropZone
          state={isOver ? 'over' : 'empty'}
          title={isOver ? 'Drop here' : (underWay[arrival] ?? 'Add pictures and films')}
        >
          {isOver || arrival === 'checking'
            ? null
            : 'Choose many at once, or drop them anywhere on this form: they get their frames and grids.'}
        </DropZone>
        <input
          accept={acceptedFiles}
          aria-describedby={ruleId}
          aria-label="Add pictures and films"
          className={fileField}
          disabled={isOff}
          multiple
          onChange={(event) => {
            send({ type: 'files.chosen', place: gatheringPlace, files: [...(event.currentTarget.files ?? [])] });
            event.currentTarget.value = '';
          }}
          ref={field}
          type="file"
        />
      </div>
      <Text as="span" id={ruleId} variant="dashSmall">
        {rule}
      </Text>
      <FilmNotes content={null} place={gatheringPlace} />
      {gathered.map(({ key, file, media }) => (
        <div className={arriving} key={key}>
          <span className={arrivingPicture}>
            <MediaPreview alt="" isRounded media={media} ratio="56/40" size="thumb" />
          </span>
          <div className={arrivingWords}>
            <bdi className={arrivingName}>{file.name}</bdi>
            <Text as="span" variant="dashSmall">
              Ready: it gets its place with the others
            </Text>
          </div>
        </div>
      ))}
      <AddedFiles onDismissed={() => field.current?.focus()} />
      <span role="alert">
        {refusals.map((text) => (
          <Text as="div" key={text} tone="danger" variant="dashSmall">
            {text}
          </Text>
        ))}
      </span>
    </div>
  );
}
