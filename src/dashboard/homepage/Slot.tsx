import { ButtonLink } from '@vitrine/design-system/components/button';
import { CrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { HomeGridCell, SlotFilm } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { abreast } from '../../domain/slots.ts';
import type { FilledSlot, SlotRow, SlotSection } from '../../domain/slots.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useFilledMachine } from '../../machines/filled.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { logFailure } from '../shared/messages.ts';
import { MediaPreview } from '../shared/MediaPreview.tsx';
import { DeleteSlotDialog } from './DeleteSlotDialog.tsx';
import { buttons, caption, deleteButton, empty, filled, slotTitle } from './homepage.css.ts';
import { deleted, deleteQuestion, describeDeleteFailure } from './texts.ts';

interface SlotProps {
  readonly section: SlotSection;
  readonly row: SlotRow;
  readonly position: number;
  readonly record: SlotFilm | HomeGridCell | undefined;
  readonly onWritten: () => void;
}

/** One place of the home page in its true proportion, what stands there, and how to change it. */
export function Slot({ section, row, position, record, onWritten }: SlotProps) {
  const { show } = useShowToast();
  const mediaLink = useRef<HTMLAnchorElement>(null);
  const deletion = useConfirm<FilledSlot>(useFilledMachine('emptySlot'), {
    onActed: ({ field }) => {
      show({ kind: 'success', text: deleted[field] });
      onWritten();
    },
    onFailed: (problem, { field }) => {
      const text = describeDeleteFailure(field, problem);
      logFailure(text, problem);
      show({ kind: 'error', text });
      // The toast has said it; the question can be asked again.
      deletion.cancel();
    },
  });
  const { field, slotName } = section;
  const name = `${slotName} ${String(position)}`;
  const title = record?.project?.title;
  const place = abreast(row);

  return (
    <li aria-label={name}>
      {record === undefined ? (
        <MediaFrame className={empty} ratio={row.ratio}>
          <Text as="span" tone="ink" variant="dashSmall">
            Empty
          </Text>
          <Text as="span" numeric variant="dashSmall">
            {row.size}
          </Text>
        </MediaFrame>
      ) : (
        <MediaPreview alt={title ?? ''} className={filled} media={record.media} ratio={row.ratio} />
      )}
      <div className={caption[record === undefined && place === 'two' ? 'one' : place]}>
        <Text as="span" numeric variant="dashSmall">
          {position}
        </Text>
        <Text as="span" className={slotTitle} tone="ink" variant="dashSmall">
          {title ?? ''}
        </Text>
        <span className={buttons}>
          <ButtonLink asChild size="small" variant="quiet">
            <Link
              ref={mediaLink}
              state={{
                selectedField: field,
                position,
                ...(record === undefined ? {} : { mediaId: record.id, projectId: record.projectId }),
              }}
              to={paths.dashboardScreens.allMedia}
            >
              {record === undefined ? 'Add Media' : 'Edit Media'} <VisuallyHidden>{name}</VisuallyHidden>
            </Link>
          </ButtonLink>
          {record === undefined || field === 'homepagevideo' ? null : (
            <IconButton
              className={deleteButton}
              label={`Delete ${name}`}
              onClick={() => deletion.ask(deleteQuestion[field], { field, id: record.id, position })}
            >
              <CrossIcon size={18} />
            </IconButton>
          )}
        </span>
      </div>
      <DeleteSlotDialog
        deletion={deletion}
        onClosed={() => mediaLink.current?.focus()}
        place={title === undefined ? name : `${title}, ${name}`}
      />
    </li>
  );
}
