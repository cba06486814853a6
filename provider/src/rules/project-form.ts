import { projectFields, receiveTexts } from '@vitrine/content';
import type { Schemas } from '../contract/types.ts';
import { Upload } from '../lib/upload.ts';
import { badRequest } from '../lib/http-error.ts';
import type { Project, ProjectFields } from '../repositories/projects.ts';
import { readTyped } from './formatted.ts';
import { parseId } from './ids.ts';
import { everyInOrder } from '../lib/in-order.ts';

type ProjectForm = Schemas['ProjectForm'];

/** What becomes of a project's header: it stays, goes, or is replaced. */
export type HeaderPlan = 'keep' | 'remove' | Upload;

/**
 * Reads the form's `HeaderMedia`: a file, the path of the present header to keep it, or empty text to remove it.
 * @param isPresent whether a path is that of the present header
 * @throws {HttpError} 400 for another path
 */
export async function planHeader(
  value: ProjectForm['HeaderMedia'],
  isPresent: (path: string) => Promise<boolean>,
): Promise<HeaderPlan> {
  if (value === undefined) return 'keep';
  if (value instanceof Upload) return value;
  if (value === '') return 'remove';
  if (await isPresent(value)) return 'keep';
  throw badRequest('"HeaderMedia" must be a file or the path of the present header.', 'HeaderMedia');
}

/**
 * Reads the form's `category`, an id or empty text for none.
 * @throws {HttpError} 400 when there is no such category
 */
export async function readCategory(value: string, exists: (id: number) => Promise<boolean>): Promise<number | null> {
  if (value === '') return null;
  const id = parseId(value);
  if (id === null || !(await exists(id))) throw badRequest('There is no such category.', 'category');
  return id;
}

/**
 * Reads the form's `relatedProjects`: at most two (the contract says so), all of them there, none of them itself.
 * @throws {HttpError} 400
 */
export async function readRelated(
  ids: readonly Schemas['Id'][],
  projectId: number,
  exists: (id: number) => Promise<boolean>,
): Promise<readonly number[]> {
  const related = ids.map((id) => parseId(id) ?? 0);
  if (related.includes(projectId)) throw badRequest('A project cannot be related to itself.', 'relatedProjects');
  if (new Set(related).size < related.length)
    throw badRequest('"relatedProjects" holds the same project twice.', 'relatedProjects');
  if (!(await everyInOrder(related, exists))) throw badRequest('A related project does not exist.', 'relatedProjects');
  return related;
}

const readTheme = (value: '' | 'white' | 'black'): Project['theme'] => (value === '' ? null : value);

/** A project's text fields and theme after the form: fields that were not sent stay as they are. */
export function readFields(
  form: ProjectForm,
  present: Project | null,
): Omit<ProjectFields, 'categoryId' | 'headerMediaId' | 'visibility' | 'publishAt'> {
  const { text, format } = readTyped(
    { text: form.description, format: form.descriptionFormat },
    present === null ? null : { text: present.description ?? '', format: present.descriptionFormat },
    'description',
  );
  const isTold = form.description !== undefined || (present?.description ?? null) !== null;
  return {
    ...receiveTexts(projectFields, form, present),
    description: isTold ? text : null,
    descriptionFormat: format,
    // What was sealed stays as it was; what is newly sealed shows nothing unless it is told to.
    sealedShows: form.sealedShows ?? (present?.visibility === 'sealed' ? present.sealedShows : 'nothing'),
    theme: form.Theme === undefined ? (present?.theme ?? null) : readTheme(form.Theme),
  };
}
