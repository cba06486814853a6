import { Button } from '@vitrine/design-system/components/button';
import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { Stack } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useId } from 'react';
import type { Ref } from 'react';
import type { ProjectFile } from '../../domain/content.ts';
import { refuseMedia } from '../../domain/slots.ts';
import type { SlotField } from '../../domain/slots.ts';
import type { MediaPicker } from '../../machines/media-picker/media-picker.react.tsx';
import { MediaCare } from '../shared/media/MediaCare.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { useFileFacts } from '../shared/media/use-file-facts.ts';
import { boxes, care, chosen, deletion, name as nameClass, tile, well } from './media-picker.css.ts';
import { partNames, partsOf } from './parts.ts';

interface MediaTileProps {
  readonly file: ProjectFile;
  /** Its distinct accessible name. */
  readonly name: string;
  /** Null while the slot is not known. */
  readonly field: SlotField | null;
  readonly picker: MediaPicker;
  /** Called after a change of the file, to read the media again. */
  readonly onWritten: () => void;
  /** Asks whether to delete the file, where it can be deleted by itself. */
  readonly onDelete: () => void;
  readonly deleteRef: Ref<HTMLButtonElement>;
}

/** One media: all of it, its name and size, and its checkboxes. What a slot cannot take says why. */
export function MediaTile({ file, name, field, picker, onWritten, onDelete, deleteRef }: MediaTileProps) {
  const reasonId = useId();
  const facts = useFileFacts(file);
  const boxId = useId();
  const parts = partsOf(field);
  const [first = 'film'] = parts;
  const reason = field === null ? null : refuseMedia(field, file);
  const isChosen = parts.some((part) => picker.choice[part]?.id === file.id);
  return (
    <li aria-label={name} className={tile}>
      {/* Of its first checkbox: a press on the picture is a press on that. */}
      <label className={isChosen ? chosen : well} htmlFor={boxId}>
        <MediaPreview
          alt={file.media.alt ?? ''}
          fit="contain"
          media={file.media}
          onLoaded={facts.onLoaded}
          ratio="4/3"
        />
      </label>
      <p className={nameClass}>{file.name}</p>
      <Text numeric variant="dashSmall">
        {facts.text}
      </Text>
      {field === null ? (
        <Stack className={care} gap={2}>
          <MediaCare file={file} name={name} onWritten={onWritten} />
          {file.isRemovable ? (
            <div className={deletion}>
              <Button
                aria-label={`Delete ${name}`}
                onClick={onDelete}
                ref={deleteRef}
                size="small"
                variant="quietMuted"
              >
                Delete
              </Button>
            </div>
          ) : null}
        </Stack>
      ) : null}
      <div className={boxes}>
        {parts.map((part) => (
          <Checkbox
            aria-describedby={reason === null ? undefined : reasonId}
            checked={picker.choice[part]?.id === file.id}
            disabled={reason !== null || picker.isBusy}
            id={part === first ? boxId : undefined}
            key={part}
            onCheckedChange={() => picker.toggle(part, file)}
          >
            <span>
              {partNames[part]} <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </Checkbox>
        ))}
        {reason === null ? null : (
          <Text as="span" id={reasonId} variant="dashSmall">
            {reason}
          </Text>
        )}
      </div>
    </li>
  );
}
