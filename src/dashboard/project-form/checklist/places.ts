import type { ChecklistPlace } from '../../../domain/publish-checklist.ts';
import { placeText } from '../media/places.ts';

type Part = Extract<ChecklistPlace, { kind: 'part' }>['part'];

/** Marks a part of the form to which the checklist leads. */
export const placed = (part: Part) => ({ 'data-checklist-part': part });

/** The element of a form to which an item leads; null for another page, and for what is not there. */
export function findPlace(form: HTMLElement, place: ChecklistPlace): HTMLElement | null {
  if (place.kind === 'media') return null;
  const marked = [...form.querySelectorAll<HTMLElement>('[data-checklist-part], [data-file-place]')];
  // A slot stands behind its grid, which takes files for it.
  const found = marked.findLast(({ dataset }) =>
    place.kind === 'part' ? dataset['checklistPart'] === place.part : dataset['filePlace'] === placeText(place),
  );
  if (found === undefined || found.matches('textarea, [role=textbox]')) return found ?? null;
  return found.querySelector<HTMLElement>('input, button');
}
