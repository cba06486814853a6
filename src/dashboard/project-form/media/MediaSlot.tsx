import { DropZone, UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { SmallCrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useRef } from 'react';
import type { ReactNode, RefCallback, RefObject } from 'react';
import { describeFilmWeight } from '../../../domain/film-weight.ts';
import { describeFit } from '../../../domain/fit.ts';
import type { Shown } from '../../../domain/fit.ts';
import type { Ratio } from '../../../domain/grids.ts';
import { acceptedFiles, describeBytes } from '../../../domain/media-files.ts';
import type { ChosenMedia, FormMedia } from '../../../domain/project-form.ts';
import type { Arrival, FilePlace } from '../../../machines/project-form/file-state.ts';
import {
  useFilesAt,
  useIsLocked,
  useProjectForm,
  useUploadShare,
} from '../../../machines/project-form/project-form.react.tsx';
import { MediaPreview } from '../../shared/media/MediaPreview.tsx';
import { useFilmWeight } from '../../shared/media/use-film-weight.ts';
import { RemovedStrip } from '../../shared/removal/RemovedStrip.tsx';
import { FilmNotes } from './FilmNotes.tsx';
import { useToolbar } from '../../shared/focus/use-toolbar.ts';
import { useIsHovered } from './FormArea.tsx';
import { OriginalLink } from './FormOriginals.tsx';
import { placeText } from './places.ts';
import { fileField } from '../../shared/forms/file-field.css.ts';
import { BothLights, Captions, Everywhere, InView, mediaName, NewLights, Sound } from './SlotFile.tsx';
import {
  caption as captionClass,
  cell,
  facts,
  handle as handleClass,
  over,
  region,
  remove as removeClass,
  replace,
  replaceBeside,
  slot as slotClass,
  upload as uploadClass,
} from './slot.css.ts';

export interface MediaSlotProps {
  readonly place: FilePlace;
  /** For accessible names: 'grid 2, frame 1'. */
  readonly name: string;
  readonly content: FormMedia | null;
  /** The advised size, as text. */
  readonly advice: string;
  readonly ratio: Ratio;
  /** How visitors see it; left out, cut to the shape of the slot. */
  readonly shown?: Shown;
  /** Takes several files and adds them. */
  readonly isList?: boolean;
  /** Takes the focus when it is drawn first. */
  readonly autoFocus?: boolean;
  /** Takes several files at once. */
  readonly isMultiple?: boolean;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onRemove: () => void;
  /** What was removed here or replaced, and can be put back. */
  readonly taken?: TakenMedia | null;
  /** The handle by which it is moved. */
  readonly handle?: ReactNode;
  /** A picture is dragged over it. */
  readonly isTarget?: boolean;
  readonly slotRef?: RefCallback<HTMLElement>;
}

interface TakenMedia {
  readonly content: FormMedia;
  readonly onUndo: () => void;
}

const titles: Readonly<Record<Arrival, string>> = {
  none: 'Choose file',
  checking: 'Checking …',
  converting: 'Converting …',
  waiting: 'Waiting …',
  held: 'Not converted',
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** '1500 × 800, 412 KB' */
function describeFile({ file, media: { width, height } }: ChosenMedia): string {
  return `${String(width)} × ${String(height)}, ${describeBytes(file.size)}`;
}

/**
 * A place for one file, chosen, dropped or pasted, drawn at its true ratio. The preview is cropped as visitors will see it;
 * the caption says how its size suits the place.
 */
export function MediaSlot(props: MediaSlotProps) {
  const { place, name, content, advice, ratio, shown = ratio, isList = false, autoFocus = false, onRemove } = props;
  const { isMultiple = isList, taken = null, handle = null, isTarget = false, slotRef } = props;
  const isWhole = shown === 'whole';
  const own = useRef<HTMLInputElement>(null);
  const field = props.inputRef ?? own;
  const captionId = useId();
  const toolbar = useToolbar<HTMLElement>();
  const { send } = useProjectForm();
  const isOff = useIsLocked();
  const { arrival, refusals } = useFilesAt(place);
  const isOver = useIsHovered(place) || isTarget;
  const isChecking = arrival === 'checking';
  const isUnderWay = isChecking || arrival === 'converting' || arrival === 'waiting';
  // A film that is converted, or was not, takes the place of what is there; among several it comes behind them.
  const isReplaced = !isList && !isChecking && arrival !== 'none';
  const present = isReplaced ? null : content;
  const fit = present === null ? null : describeFit(present.media, ratio, shown);
  const isEmpty = content === null && !(isList && taken !== null);
  const verb = isEmpty ? 'Choose file for' : isList ? 'Add files to' : 'Replace file of';

  return (
    <figure {...toolbar} aria-label={capitalised(name)} className={cell}>
      <div className={slotClass} data-file-place={placeText(place)} ref={slotRef} tabIndex={-1}>
        {content === null ? (
          <MediaFrame ratio={ratio} />
        ) : (
          <Preview {...{ content, isWhole, ratio }} isWide={place.grid === null || isList || isWhole} />
        )}
        {present === null || isOver || isChecking ? (
          <DropZone
            fill
            state={isOver ? 'over' : refusals.length > 0 || arrival === 'held' ? 'rejected' : 'empty'}
            title={isOver ? 'Drop here' : titles[arrival]}
          >
            {isOver || isUnderWay ? null : advice}
          </DropZone>
        ) : null}
        <input
          accept={acceptedFiles}
          aria-describedby={captionId}
          aria-label={`${verb} ${name}`}
          autoFocus={autoFocus}
          className={present === null ? fileField : `${fileField} ${over}`}
          disabled={isOff}
          multiple={isMultiple}
          onChange={(event) => {
            send({ type: 'files.chosen', place, files: [...(event.currentTarget.files ?? [])] });
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
          ref={field}
          type="file"
        />
        {present === null || isOff ? null : (
          <>
            <span aria-hidden="true" className={handle === null ? replace : replaceBeside}>
              {isList ? 'Add files' : 'Replace'}
            </span>
            {handle === null ? null : <span className={handleClass}>{handle}</span>}
            <span className={removeClass}>
              <IconButton
                label={`Remove file of ${name}`}
                place="media"
                onClick={() => {
                  onRemove();
                  field.current?.focus();
                }}
              >
                <SmallCrossIcon size={18} />
              </IconButton>
            </span>
          </>
        )}
        {present?.source === 'stored' ? <Everywhere content={present} isOff={isOff} name={name} /> : null}
        {present === null ? null : <InView content={present} isOff={isOff} name={name} place={place} />}
        {present?.source === 'chosen' ? <NewFile content={present} /> : null}
      </div>
      <div className={captionClass} id={captionId}>
        {fit === null ? null : (
          <Text as="span" tone={fit.isGood ? 'muted' : 'ink'} variant="dashSmall">
            {fit.text}
          </Text>
        )}
        {present === null ? null : <FilmWeight content={present} />}
        {present === null ? null : <OriginalLink content={present} />}
        <FilmNotes content={present} place={place} />
        <span role="alert">
          {refusals.map((text) => (
            <Text as="div" key={text} tone="danger" variant="dashSmall">
              {text}
            </Text>
          ))}
        </span>
      </div>
      {present?.source === 'stored' ? <Sound content={present} isOff={isOff} name={name} /> : null}
      {present?.source === 'stored' ? <Captions content={present} isOff={isOff} name={name} /> : null}
      {present?.source === 'stored' ? <BothLights content={present} isOff={isOff} name={name} ratio={ratio} /> : null}
      {present?.source === 'chosen' ? <NewLights content={present} isOff={isOff} name={name} ratio={ratio} /> : null}
      <span className={region} role="status">
        {taken === null || isChecking || isReplaced ? null : (
          <RemovedStrip
            isOff={isOff}
            look="line"
            onUndo={() => {
              taken.onUndo();
              field.current?.focus();
            }}
            text={`${taken.content.media.kind === 'video' ? 'Film' : 'Picture'} ${content === null ? 'removed' : 'replaced'}.`}
          />
        )}
      </span>
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
  /** As wide as the form. */
  readonly isWide: boolean;
}

/** How heavy a film is, new or stored. */
function FilmWeight({ content }: { readonly content: FormMedia }) {
  const stored = useFilmWeight(content.source === 'chosen' ? null : content.media);
  const chosen = content.source === 'chosen' && content.media.kind === 'video' ? content.file.size : null;
  const weight = chosen === null ? stored : describeFilmWeight(chosen);
  return weight === null ? null : (
    <Text as="div" variant="dashSmall">
      {weight}
    </Text>
  );
}

/** A new file's size, or the progress of its upload. */
function NewFile({ content }: { readonly content: ChosenMedia }) {
  const share = useUploadShare(content.key);
  if (share === null) return <span className={facts}>{describeFile(content)}</span>;
  return (
    <div className={uploadClass}>
      <UploadPanel fileName={mediaName(content)} percent={share} />
    </div>
  );
}
