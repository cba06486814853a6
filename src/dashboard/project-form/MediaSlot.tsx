import { DropZone, UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { SmallCrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useRef } from 'react';
import type { RefObject } from 'react';
import { describeFit } from '../../domain/fit.ts';
import type { Ratio } from '../../domain/grids.ts';
import { fileName } from '../../domain/media.ts';
import { acceptedFiles, describeBytes } from '../../domain/media-files.ts';
import type { ChosenMedia, FormMedia } from '../../domain/project-form.ts';
import { isSamePlace } from '../../machines/project-form/chosen-files.ts';
import type { FilePlace } from '../../machines/project-form/chosen-files.ts';
import { MediaPreview } from '../shared/MediaPreview.tsx';
import type { FormProps } from './form-props.ts';
import { placeText } from './places.ts';
import {
  caption as captionClass,
  cell,
  facts,
  input as inputClass,
  refused,
  remove as removeClass,
  replace,
  slot as slotClass,
  upload as uploadClass,
  zone,
} from './slot.css.ts';

interface MediaSlotProps extends FormProps {
  readonly place: FilePlace;
  /** Where: 'grid 2, frame 1'. */
  readonly name: string;
  readonly content: FormMedia | null;
  /** The advised size, as it is written. */
  readonly advice: string;
  readonly ratio: Ratio;
  /** Visitors see all of it, whatever its shape. */
  readonly isWhole?: boolean;
  /** Takes several files; what comes is added. */
  readonly isList?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onRemove: () => void;
}

/** '1500 × 800, 412 KB' */
function describeFile({ file, media: { width, height } }: ChosenMedia): string {
  return `${String(width)} × ${String(height)}, ${describeBytes(file.size)}`;
}

/** What a picture of the form is called. */
export function mediaName(content: FormMedia): string {
  return content.source === 'chosen' ? content.file.name : fileName(content.path);
}

/**
 * A place for a file, drawn at its true ratio: chosen, dropped or pasted. What it holds is cropped as visitors will see
 * it, and below stands in words how its size suits the place.
 */
export function MediaSlot(props: MediaSlotProps) {
  const { form, place, name, content, advice, ratio, isWhole = false, isList = false, onRemove } = props;
  const own = useRef<HTMLInputElement>(null);
  const field = props.inputRef ?? own;
  const captionId = useId();
  const isOff = form.isLocked;
  const isChecking = form.waiting.some((one) => isSamePlace(one.place, place));
  const refusals = form.refusals.filter((one) => isSamePlace(one.place, place));
  const isOver = props.over === placeText(place);
  const fit = content === null ? null : describeFit(content.media, ratio, isWhole);
  const verb = content === null ? 'Choose file for' : isList ? 'Add files to' : 'Replace file of';

  return (
    <figure className={cell}>
      <div className={slotClass} data-file-place={placeText(place)}>
        {content === null ? (
          <MediaFrame ratio={ratio} />
        ) : (
          <Preview {...{ content, isWhole, ratio }} isWide={place.grid === null || isList || isWhole} />
        )}
        {content === null || isOver || isChecking ? (
          <DropZone
            className={zone}
            state={isOver ? 'over' : refusals.length > 0 ? 'rejected' : 'empty'}
            title={isOver ? 'Drop here' : isChecking ? 'Checking …' : 'Choose file'}
          >
            {isOver || isChecking ? null : advice}
          </DropZone>
        ) : null}
        <input
          accept={acceptedFiles}
          aria-describedby={captionId}
          aria-label={`${verb} ${name}`}
          className={inputClass}
          disabled={isOff}
          multiple={isList}
          onChange={(event) => {
            form.chooseFiles(place, [...(event.currentTarget.files ?? [])]);
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
          ref={field}
          type="file"
        />
        {content === null || isOff ? null : (
          <>
            <span aria-hidden="true" className={replace}>
              {isList ? 'Add files' : 'Replace'}
            </span>
            <IconButton
              className={removeClass}
              label={`Remove file of ${name}`}
              onClick={() => {
                onRemove();
                field.current?.focus();
              }}
            >
              <SmallCrossIcon size={18} />
            </IconButton>
          </>
        )}
        {content?.source === 'chosen' ? <NewFile content={content} form={form} /> : null}
      </div>
      <figcaption className={captionClass} id={captionId}>
        {fit === null ? null : (
          <Text as="span" tone={fit.isGood ? 'muted' : 'ink'} variant="dashSmall">
            {fit.text}
          </Text>
        )}
        <span role="alert">
          {refusals.map(({ text }) => (
            <Text as="div" className={refused} key={text} variant="dashSmall">
              {text}
            </Text>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}

function Preview({ content, ratio, isWhole, isWide }: Pick<MediaSlotProps, 'ratio'> & PreviewProps) {
  return (
    <MediaPreview
      alt={content.media.alt ?? mediaName(content)}
      fit={isWhole ? 'contain' : 'cover'}
      media={content.media}
      ratio={ratio}
      size={isWide ? 'wide' : 'tile'}
    />
  );
}

interface PreviewProps {
  readonly content: FormMedia;
  readonly isWhole: boolean;
  /** Stands across the form. */
  readonly isWide: boolean;
}

/** A new file's size, or how far it has come. */
function NewFile({ content, form }: Pick<MediaSlotProps, 'form'> & { readonly content: ChosenMedia }) {
  const share = form.upload?.files.get(content.key);
  if (share === undefined) return <span className={facts}>{describeFile(content)}</span>;
  return <UploadPanel className={uploadClass} fileName={mediaName(content)} percent={share} />;
}
