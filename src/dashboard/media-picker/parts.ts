import type { ChoicePart, SlotField } from '../../domain/slots.ts';

/** What is chosen for each field, as the checkboxes and the foot name it. */
export const partNames: Readonly<Record<ChoicePart, string>> = {
  before: 'Before hover',
  after: 'After hover',
  film: 'Select',
};

export function partsOf(field: SlotField): readonly ChoicePart[] {
  return field === 'homepagegrid' ? ['before', 'after'] : ['film'];
}
