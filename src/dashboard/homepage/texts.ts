import type { Problem } from '../../api/problem.ts';
import { slotTargets } from '../../domain/slot-drop.ts';
import type { SlotField } from '../../domain/slots.ts';
import type { MoveReport } from '../../machines/homepage/homepage.react.tsx';
import type { PickedSlot } from '../../machines/homepage/slot-picker.react.tsx';
import { slotId } from '../../machines/homepage/slot.rules.ts';
import { describeMediaFailure } from '../shared/media/media-texts.ts';
import { isPassing, ownWords, reasonOf } from '../shared/messages.ts';
import { isolated } from '../../domain/isolated.ts';

/** The specified texts of the screen (specification, section 8, "Media and homepage"). */
export const readFailed: Readonly<Record<SlotField, string>> = {
  headervideo: 'Server error while fetching header media',
  homepagevideo: 'Server error while fetching home videos',
  homepagegrid: 'Server error while fetching homepage grid',
};

export const deleted = {
  headervideo: 'Header video deleted successfully!',
  homepagegrid: 'Grid item deleted successfully!',
} as const;

const deleteFailed = {
  headervideo: 'An error occurred while deleting the header video: ',
  homepagegrid: 'An error occurred while deleting the grid item: ',
} as const;

export function describeDeleteFailure(field: keyof typeof deleteFailed, problem: Problem): string {
  return deleteFailed[field] + (ownWords(problem) || 'Unknown error');
}

/** Not in the specification, worded like its texts. */
export const textsReadFailed = 'Server error while fetching homepage texts';

export const textsUpdated = '✅ Home page texts updated successfully!';

/** The server's refusal, or why it was not reached. */
export function describeTextsFailure(problem: Problem): string {
  return problem.kind === 'http'
    ? `❌ Failed to update: ${problem.message.trim() || 'Unknown error'}`
    : `❌ Error: ${reasonOf(problem)}`;
}

/** The specified text, after the true reason where that is not the server. */
export function describeReadFailure(text: string, problem: Problem | null): string {
  return problem === null || problem.kind === 'http' ? text : `${reasonOf(problem)} ${text}`;
}

/** For a provider without the extension. */
export function isUnsupported(problem: Problem): boolean {
  return problem.kind === 'http' && (problem.status === 404 || problem.status === 405);
}

/** Why a file could not be stored, and what to do. */
export function describeStoreFailure(problem: Problem): string {
  const words = ownWords(problem);
  return isUnsupported(problem)
    ? `Files can only be dropped with a provider that keeps them. Choose one of a project's media instead. ${words}`
    : `The file could not be stored. Nothing was changed. ${words}${isPassing(problem) ? '' : ' Choose another file.'}`;
}

/** 'header video 2' */
export function nameOfSlot(id: string): string {
  return slotTargets.find(({ section, position }) => slotId(section.field, position) === id)?.name ?? '';
}

type Half = Pick<MoveReport, 'from' | 'to'>;

/** What is where after the first of two writes. @param shown what the slot that it came from was to show */
export function describeHalf({ title }: MoveReport['shown'], { from, to }: Half): string {
  return title === null
    ? `Only half of it is saved: it is on ${nameOfSlot(to)}, and still on ${nameOfSlot(from)}.`
    : `Only half of the exchange is saved: ${isolated(title)} was to come here, to ${nameOfSlot(from)}, and is on neither slot now.`;
}

/** Why a move failed, and what is where now. */
export function describeMoveFailure(report: MoveReport, problem: Problem): string {
  const isEmptying = report.stage === 'broken' && report.shown.title === null;
  const field = report.from.startsWith('headervideo') ? 'headervideo' : 'homepagegrid';
  const failure = isEmptying ? describeDeleteFailure(field, problem) : describeMediaFailure('update', problem);
  const state = report.stage === 'broken' ? describeHalf(report.shown, report) : 'Nothing was moved.';
  return `${state} ${failure}`;
}

/**
 * What one press in the panel does.
 *
 * @param hasStills a slot of films takes the pictures too
 */
export function describePress({ field, part }: PickedSlot, isFilled: boolean, hasStills: boolean): string {
  if (field !== 'homepagegrid') return `Press a video${hasStills ? ' or a picture' : ''} to show it here.`;
  if (!isFilled) return 'Press one to show it before hover. What shows after hover is added with Edit Media.';
  return part === 'before' ? 'Press one to show it before hover.' : 'Press one to show it after hover.';
}

export const shelfHint = 'Drag one onto a slot, or choose Put on…';
