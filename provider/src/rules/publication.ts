import { badRequest } from '../lib/http-error.ts';
import type { Publication, Visibility } from '../repositories/visibility.ts';

/** The form's fields; what is not sent stays as it is. */
export interface PublicationForm {
  readonly visibility?: Visibility;
  readonly publishAt?: string;
}

/** Whether everybody sees it, at a time. */
export const isPublic = ({ visibility, publishAt }: Publication, now: number): boolean =>
  visibility === 'public' || (visibility === 'draft' && publishAt !== null && publishAt <= now);

function readTime(text: string): number | null {
  if (text === '') return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw badRequest('"publishAt" is not valid.', 'publishAt');
  return time;
}

/**
 * Who sees a project or story after a form. What is made public by hand is known to be so from now on.
 * @param present as it was; `null` for a new one
 * @param initial of a new one that says nothing of it
 * @param datedAt when it was published before it came here: that day stays
 * @throws {HttpError} 400 for a time that is none
 */
export function readPublication(
  form: PublicationForm,
  present: Publication | null,
  initial: Visibility,
  now: number,
  datedAt: number | null = null,
): Publication {
  const sent = form.publishAt === undefined ? undefined : readTime(form.publishAt);
  if (form.visibility === undefined && sent === undefined && present !== null) {
    return { visibility: present.visibility, publishAt: present.publishAt };
  }
  const visibility = form.visibility ?? present?.visibility ?? initial;
  if (visibility === 'unlisted' || visibility === 'sealed') return { visibility, publishAt: null };
  if (visibility === 'draft') {
    // A draft that is told nothing of a time keeps the one to come; what was public has none.
    const kept = present?.visibility === 'draft' && !isPublic(present, now) ? present.publishAt : null;
    return { visibility, publishAt: sent === undefined ? kept : sent };
  }
  if (present === null) return { visibility, publishAt: null };
  const since = datedAt !== null && datedAt < now ? datedAt : now;
  return { visibility, publishAt: isPublic(present, now) ? present.publishAt : since };
}
