import type { Problem } from '../../api/problem.ts';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { Text } from '@vitrine/design-system/components/text';
import { abreast } from '../../domain/slots.ts';
import type { SlotSection as Section } from '../../domain/slots.ts';
import { slotId } from '../../machines/homepage/slot.rules.ts';
import type { SlotRef } from '../../machines/homepage/homepage.react.tsx';
import { group, groupHead, row as rowClass, sectionHead } from './homepage.css.ts';
import { Slot } from './Slot.tsx';
import type { SlotProps } from './Slot.tsx';
import { describeReadFailure, readFailed } from './texts.ts';

interface SlotSectionProps extends Pick<
  SlotProps,
  'held' | 'moves' | 'targets' | 'unseen' | 'onDeleted' | 'onPick' | 'onWritten'
> {
  readonly section: Section;
  /** False where its records could not be read. */
  readonly isRead: boolean;
  /** Why not all could be read. */
  readonly problem: Problem | null;
  readonly slots: Readonly<Record<string, SlotRef>>;
  /** The slot that a file from the computer is dragged over. */
  readonly fileOver: string | null;
}

/** The slots of one field in their rows; a failed read is not shown as empty. */
export function SlotSection({ section, isRead, problem, slots, fileOver, ...slotProps }: SlotSectionProps) {
  const { field, heading, note, rows } = section;
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
      {!isRead ? (
        <ErrorState onRetry={slotProps.onWritten}>{describeReadFailure(readFailed[field], problem)}</ErrorState>
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
              {row.positions.map((position) => {
                const id = slotId(field, position);
                const slot = slots[id];
                return slot === undefined ? null : (
                  <Slot
                    {...slotProps}
                    isFileOver={fileOver === id}
                    key={position}
                    position={position}
                    row={row}
                    section={section}
                    slot={slot}
                  />
                );
              })}
            </ul>
          </div>
        ))
      )}
    </section>
  );
}
