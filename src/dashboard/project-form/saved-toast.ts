import type { Problem } from '../../api/problem.ts';
import type { WrittenProject } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { isolated } from '../../domain/isolated.ts';
import { paths } from '../../domain/paths.ts';
import { lacksTime, untimed } from '../../domain/publication.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import { nameSlot } from '../../domain/project-parts.ts';
import type { SentForm } from '../../machines/project-form/context.ts';
import { findProblemPart } from '../../machines/project-form/refusal.ts';
import type { ToastAction, ToastLink } from '../../machines/toasts/toasts.react.tsx';
import { texts } from './texts.ts';

/**
 * To what was just saved: its page and, after a creation or without a title, its form. Where the provider does not tell where it is, the list.
 */
export function linksTo(
  written: WrittenProject | null,
  isNew: boolean,
  { hasLostTitle }: SentForm,
): readonly ToastLink[] {
  const add = 'Add one';
  if (written === null) return hasLostTitle ? [{ label: add, to: dashboardPaths.allProjects }] : [];
  const { id, slug, isHidden = false } = written;
  const edit = { label: hasLostTitle ? add : 'Edit it', to: dashboardPaths.editProject(id) };
  return [
    ...(slug === '' ? [] : [{ label: 'View it', to: paths.project(slug), isWhole: isHidden }]),
    ...(isNew || hasLostTitle ? [edit] : []),
  ];
}

/** 'It is without a title.', that it has no time, and which files were left out; undefined where nothing is to be said. */
export function noteOf({ hasLostTitle, leftOut, draft }: SentForm): string | undefined {
  const sentences = [
    ...(hasLostTitle ? [texts.untitled] : []),
    ...(lacksTime(draft.values) ? [untimed] : []),
    ...(leftOut.length === 0
      ? []
      : [`Left out, without a frame: ${leftOut.map((name) => isolated(name)).join(', ')}.`]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** The way back from what may have been a slip: a new project goes again, a stored one gets its title back. */
export function undoOf(written: WrittenProject | null, isNew: boolean, sent: SentForm): ToastAction | undefined {
  if (noteOf(sent) === undefined) return undefined;
  if (!isNew) {
    return sent.hasLostTitle
      ? { label: 'Undo', request: { type: 'title.restore', title: sent.titleBefore } }
      : undefined;
  }
  const token = written?.undo;
  return token === undefined
    ? undefined
    : { label: 'Undo', request: { type: 'undo.ask', token, what: 'Project', takesAway: true } };
}

/** 'Grid 1, frame 2, tins.jpg: ' before a refusal that is about a file; `''` for others. */
export function placeOf(problem: Problem, values: ProjectValues): string {
  const part = findProblemPart(problem, values);
  return part?.kind === 'file' ? `${nameSlot(part.grid, part.slot, values)}, ${part.file}: ` : '';
}
