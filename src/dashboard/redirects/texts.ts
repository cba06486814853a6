import type { Redirect } from '../../domain/redirects.ts';
import { counted } from '../shared/messages.ts';
import { wholeDay } from '../shared/moments.ts';

/** 'Asked for 12 times, last on 26 Nov 2026' */
export function describeAsked({ asked, askedAt }: Redirect): string {
  if (asked === 0) return 'Not asked for yet';
  const last = askedAt === null ? '' : `, last on ${wholeDay(new Date(askedAt))}`;
  return `Asked for ${counted(asked, 'time', 'times')}${last}`;
}

export const texts = {
  added: 'Redirect added successfully!',
  updated: 'Redirect updated successfully!',
  deleted: 'Redirect deleted successfully!',
  addFailed: 'The redirect was not added.',
  updateFailed: 'The redirect was not changed.',
  deleteFailed: 'Failed to delete redirect.',
  question: 'Are you sure you want to delete this redirect?',
} as const;
