import { projectFields, sendExtensions, sendTexts } from '@vitrine/content';
import type { Id } from '../../domain/content.ts';
import { creditsToSend } from '../../domain/credits.ts';
import { emptyProject } from '../../domain/project-form.ts';
import type { NewOriginal } from '../../domain/originals.ts';
import type { ChosenMedia, FormGrid, ProjectValues } from '../../domain/project-form.ts';
import { focusOf } from '../../domain/focus.ts';
import { publicationToSend, toSealedShows } from '../../domain/publication.ts';
import { ifMatch, write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { limitSilence, toFormData, type SendForm, type UploadProgress } from '../http/upload.ts';
import type { components } from '@vitrine/contract/schema';

type ProjectForm = components['schemas']['ProjectForm'];
type GridInput = components['schemas']['GridInput'];

/** One file part of the form. */
export interface FilePart {
  /** `grid_{g}_frame_{f}_{n}`, all counted from 0. */
  readonly name: string;
  readonly key: string;
  readonly file: File;
  /** What of it stays in view; its middle unless told. */
  readonly focus?: string | undefined;
}

/** The contract has no slot beyond this one. */
const lastSlot = 8;

/** In a carousel new files follow the kept frames, unless these say where they are. */
function needsPositions({ gridType, frames }: FormGrid): boolean {
  const lastKept = frames.findLastIndex(({ content }) => content.source === 'stored');
  return gridType === 'G3' && frames.slice(0, lastKept + 1).some(({ content }) => content.source === 'chosen');
}

function gridInput(grid: FormGrid, index: number): GridInput {
  const { id, gridType, text, frames } = grid;
  const isPositioned = needsPositions(grid);
  return {
    ...(id === null ? {} : { id }),
    gridType,
    ...(text === null ? {} : { gridText: text }),
    position: String(index + 1),
    frames: frames.flatMap(({ slot, content }, position) =>
      content.source === 'stored' && content.id !== null
        ? {
            id: content.id,
            mediaUrl: content.path,
            mediaType: content.media.kind === 'video' ? 'VIDEO' : 'IMAGE',
            ...(slot > lastSlot ? {} : { slot }),
            ...(isPositioned ? { position } : {}),
          }
        : [],
    ),
  };
}

/** A new file in the part of this name, and what takes its place in the black theme in a part named after it (an extension). */
function partsOf(name: string, { key, file, media: { focus }, dark }: ChosenMedia): readonly FilePart[] {
  return [
    { name, key, file, ...(focus === undefined ? {} : { focus }) },
    ...(dark === undefined ? [] : [{ name: `dark_${name}`, key: dark.key, file: dark.file }]),
  ];
}

/** The header's new file, and what stands beside it. */
const headerParts = ({ header }: ProjectValues): readonly FilePart[] =>
  header?.source === 'chosen' ? partsOf('HeaderMedia', header) : [];

/** The new frame files, in the order in which they are sent (rulings, "Over the wire"). */
function frameParts({ grids }: ProjectValues): readonly FilePart[] {
  return grids.flatMap(({ frames }, g) => {
    const numbers = new Map<number, number>();
    return frames.flatMap(({ slot, content }) => {
      if (content.source === 'stored') return [];
      const n = numbers.get(slot) ?? 0;
      numbers.set(slot, n + 1);
      return partsOf(`grid_${String(g)}_frame_${String(slot)}_${String(n)}`, content);
    });
  });
}

/** Every new file of the form, by the names of their parts. */
const fileParts = (values: ProjectValues): readonly FilePart[] => [...headerParts(values), ...frameParts(values)];

/** What of the new files stays in view, by the names of their parts. */
function focusField(values: ProjectValues): Pick<ProjectForm, 'focus'> {
  const told = fileParts(values).filter(({ focus }) => focus !== undefined);
  return told.length === 0
    ? {}
    : { focus: Object.fromEntries(told.map(({ name, focus }) => [name, { ...focusOf({ focus }) }])) };
}

/** Which new films visitors may hear, by the names of their parts (an extension). */
function soundField(values: ProjectValues, heard: readonly string[]): Pick<ProjectForm, 'sound'> {
  const sound = fileParts(values).flatMap(({ name, key }) => (heard.includes(key) ? [name] : []));
  return sound.length === 0 ? {} : { sound };
}

/** What films were made of, each in a part named after its film's (an extension). */
function originalParts(values: ProjectValues, originals: readonly NewOriginal[]) {
  return fileParts(values).flatMap(({ name, key }) => {
    const original = originals.find((one) => one.key === key);
    return original === undefined ? [] : [{ name: `original_${name}`, file: original.file }];
  });
}

function headerField({ header }: ProjectValues, id: Id | null): Pick<ProjectForm, 'HeaderMedia'> {
  if (header !== null) return { HeaderMedia: header.source === 'chosen' ? header.file : header.path };
  return id === null ? {} : { HeaderMedia: '' };
}

/** The form's fields; the one that may be a file stands last, before the frame files. */
function fieldsToSend(values: ProjectValues, { id, stored = emptyProject, heard }: SavedProject): ProjectForm {
  const { description, descriptionFormat, ...texts } = sendTexts(projectFields, values);
  return {
    ...texts,
    category: values.category,
    credits: [...creditsToSend(values)],
    description,
    ...(descriptionFormat === undefined ? {} : { descriptionFormat }),
    relatedProjects: values.related.map((related) => related.id),
    grids: values.grids.map(gridInput),
    Theme: values.theme,
    ...publicationToSend(values),
    ...(values.visibility === 'sealed' ? { sealedShows: toSealedShows(values.sealedShows) } : {}),
    // Extensions: what was not changed is not said.
    ...(values.slug === stored.slug ? {} : { slug: values.slug }),
    ...sendExtensions(projectFields, values, stored),
    ...focusField(values),
    ...soundField(values, heard),
    ...headerField(values, id),
  };
}

/** Which project is written. */
export interface SavedProject {
  /** Null for a new one. */
  readonly id: Id | null;
  /** The entity tag of the version that is changed; null overwrites any. */
  readonly etag: string | null;
  /** Of a new project. */
  readonly idempotencyKey: string | null;
  /** What is stored, as far as it is known; left out, nothing is. */
  readonly stored?: ProjectValues;
  /** What its new films were made of, where that is to be stored too. */
  readonly originals: readonly NewOriginal[];
  /** The keys of the new films that visitors may hear. */
  readonly heard: readonly string[];
}

/** The write of the project form. Rejects with a `ProblemError`; a signal that aborts cuts the upload off. */
export function createProjectFormWrites({ wire, idempotent }: ProviderClient, sendForm: SendForm) {
  const send = limitSilence(sendForm);
  const sending = (
    values: ProjectValues,
    saved: SavedProject,
    onProgress: (progress: UploadProgress) => void,
    signal: AbortSignal,
  ) => {
    const body = fieldsToSend(values, saved);
    const form = toFormData(body);
    // The header's file is a field of the form.
    const files = fileParts(values).filter(({ name }) => name !== 'HeaderMedia');
    for (const { name, file } of [...files, ...originalParts(values, saved.originals)]) form.append(name, file);
    return {
      parseAs: 'text' as const,
      signal,
      body,
      bodySerializer: () => form,
      fetch: (request: Request) => send(request, form, onProgress),
    };
  };

  return {
    /** POST /api/projects for a new one, PATCH /api/projects/{id}/edit else (specification, section 7, "Projects"). */
    save: (
      values: ProjectValues,
      saved: SavedProject,
      onProgress: (progress: UploadProgress) => void,
      signal: AbortSignal,
    ): Promise<WriteAnswer> => {
      const { id, etag, idempotencyKey } = saved;
      const options = sending(values, saved, onProgress, signal);
      return write(() =>
        id === null
          ? wire.POST('/api/projects', { ...options, params: idempotent(idempotencyKey) })
          : wire.PATCH('/api/projects/{id}/edit', {
              ...options,
              params: { path: { id: String(id) }, ...ifMatch(etag) },
            }),
      );
    },
  };
}
