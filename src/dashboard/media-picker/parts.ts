import type { ChoicePart, SlotField } from '../../domain/slots.ts';

/** What is chosen for each field, as the checkboxes and the foot name it. */
export const partNames: Readonly<Record<ChoicePart, string>> = {
  before: 'Before hover',
  after: 'After hover',
  film: 'Select',
};

/** What can be chosen for a field; one media while no slot is known. */
export function partsOf(field: SlotField | null): readonly ChoicePart[] {
  return field === 'homepagegrid' ? ['before', 'after'] : ['film'];
}
