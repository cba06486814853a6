import { ErrorState } from '@vitrine/design-system/components/error-state';
import { Text } from '@vitrine/design-system/components/text';
import type { HomeParts } from '../../api/dashboard/homepage.ts';
import type { HomeGridCell, SlotFilm } from '../../domain/content.ts';
import { abreast } from '../../domain/slots.ts';
import type { SlotField, SlotSection as Section } from '../../domain/slots.ts';
import { group, groupHead, row as rowClass, sectionHead } from './homepage.css.ts';
import type { SlotDesk } from './desk.ts';
import { Slot } from './Slot.tsx';
import { readFailed } from './texts.ts';

interface SlotSectionProps {
  readonly section: Section;
  readonly slots: HomeParts;
  readonly desk: SlotDesk;
  /** Something was written: read the slots again. */
  readonly onWritten: () => void;
  /** Tells of a deletion: in the specified words, what it was, and what takes it back. */
  readonly onDeleted: (text: string, what: string, undo: string | null) => void;
}

const recordsOf: Readonly<Record<SlotField, (slots: HomeParts) => readonly (SlotFilm | HomeGridCell)[] | null>> = {
  headervideo: ({ headerFilms }) => headerFilms,
  homepagevideo: ({ homeFilms }) => homeFilms,
  homepagegrid: ({ grid }) => grid,
};

/** The slots of one field in their rows; what could not be read does not pass for empty. */
export function SlotSection({ section, slots, desk, onWritten, onDeleted }: SlotSectionProps) {
  const { field, heading, note, rows } = section;
  const records = recordsOf[field](slots);
  return (
    <section aria-label={heading}>
      <div className={sectionHead}>
        <Text as="h2" variant="dashSection">
          {heading}
        </Text>
        <Text as="span" variant="dashSmall">
          {note}
        </Text>
      </div>
      {records === null ? (
        <ErrorState onRetry={onWritten}>{readFailed[field]}</ErrorState>
      ) : (
        rows.map((row) => (
          <div className={group} key={row.positions[0]}>
            {row.label === null ? null : (
              <div className={groupHead}>
                <Text as="h3" variant="dashSmall">
                  {row.label}
                </Text>
                <Text as="span" numeric variant="dashSmall">
                  {row.positions.length > 1 ? `${row.size} each` : row.size}
                </Text>
              </div>
            )}
            <ul className={rowClass[abreast(row)]}>
              {row.positions.map((position) => (
                <Slot
                  desk={desk}
                  key={position}
                  onDeleted={onDeleted}
                  onWritten={onWritten}
                  position={position}
                  record={records.find((record) => record.position === position)}
                  row={row}
                  section={section}
                />
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  );
}
