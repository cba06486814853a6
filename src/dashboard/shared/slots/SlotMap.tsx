import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { Media } from '../../../domain/content.ts';
import type { SlotRecord, SlotRecords } from '../../../domain/slot-drop.ts';
import { abreast, slotSections } from '../../../domain/slots.ts';
import type { SlotField, SlotRow, SlotSection } from '../../../domain/slots.ts';
import { MediaPreview } from '../media/MediaPreview.tsx';
import { cell, map, press, row as rowClass, rows, emptySlot } from './slot-map.css.ts';

interface SlotMapProps {
  readonly records: SlotRecords;
  /** Why nothing chosen can go to the slots of a field; null where it can. */
  readonly refusalOf: (field: SlotField) => string | null;
  readonly onChoose: (section: SlotSection, position: number, record: SlotRecord | undefined) => void;
}

/** The slots of the home page, each at its place and ratio with what is in it: one of them is chosen. */
export function SlotMap({ records, refusalOf, onChoose }: SlotMapProps) {
  const reasonId = useId();
  return (
    <div className={map}>
      {slotSections.map((section) => {
        const { field, heading, slotName, rows: all } = section;
        const found = records[field];
        const reason = found === null ? 'What is here could not be read.' : refusalOf(field);
        return (
          <section aria-label={heading} key={field}>
            <Text as="h3" tone="ink" variant="dashSmall">
              {heading}
            </Text>
            {reason === null ? null : (
              <Text as="p" id={`${reasonId}-${field}`} variant="dashSmall">
                {reason}
              </Text>
            )}
            <div className={rows}>
              {all.map((row) => (
                <ul className={rowClass[abreast(row)]} key={row.positions[0]}>
                  {row.positions.map((position) => {
                    const record = found?.find((one) => one.position === position);
                    return (
                      <SlotButton
                        describedBy={reason === null ? undefined : `${reasonId}-${field}`}
                        key={position}
                        media={record?.media ?? null}
                        name={`${slotName} ${String(position)}`}
                        onChoose={() => onChoose(section, position, record)}
                        position={position}
                        row={row}
                        title={record?.project?.title ?? null}
                      />
                    );
                  })}
                </ul>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

interface SlotButtonProps {
  readonly name: string;
  readonly position: number;
  readonly row: SlotRow;
  readonly media: Media | null;
  readonly title: string | null;
  /** The reason why it cannot be chosen. */
  readonly describedBy: string | undefined;
  readonly onChoose: () => void;
}

function SlotButton({ name, position, row, media, title, describedBy, onChoose }: SlotButtonProps) {
  return (
    <li className={cell}>
      <button
        aria-describedby={describedBy}
        aria-label={`${name}: ${title ?? 'empty'}`}
        className={press}
        disabled={describedBy !== undefined}
        onClick={onChoose}
        type="button"
      >
        <MediaPreview alt="" isRounded media={media} ratio={row.ratio} size="thumb" />
        {media === null ? <span className={emptySlot}>{position}</span> : null}
      </button>
    </li>
  );
}
