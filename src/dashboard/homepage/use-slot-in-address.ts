import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { listSlots } from '../../domain/slots.ts';
import { slotId } from '../../machines/homepage/slot.rules.ts';
import type { SlotField } from '../../domain/slots.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';

const slots = listSlots();

/**
 * Focuses the slot that the address names, as a line of the dashboard's first page does.
 *
 * @param areThere once the slots are drawn
 * @param onReached called with it once it has the focus
 */
export function useSlotInAddress(
  areThere: boolean,
  { focus }: Pick<FocusTargets<`slot ${string}`>, 'focus'>,
  onReached: (field: SlotField, position: number) => void,
): void {
  const tell = useEffectEvent(onReached);
  const { hash } = useLocation();
  // Once: what is read again later takes the focus from nobody.
  const reached = useRef('');
  useEffect(() => {
    if (!areThere || reached.current === hash) return;
    reached.current = hash;
    const wanted = slots.find(
      ({ field, position }) => dashboardPaths.homepageSlot(field, position) === dashboardPaths.homepage + hash,
    );
    if (wanted === undefined) return;
    focus(`slot ${slotId(wanted.field, wanted.position)}`);
    tell(wanted.field, wanted.position);
  }, [areThere, hash, focus]);
}
