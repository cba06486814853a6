import type { Credit, Id, Media, RelatedProject } from './content.ts';
import { gridTypes } from './grid-editing.ts';
import type { FormFrame, FormGrid, ProjectValues, StoredMedia } from './project-form.ts';
import { isListOf, isNumber, isOneOf, isOptional, isOrNull, isShape, isText, readAs } from './shapes.ts';
import type { Guard } from './shapes.ts';

/** A file of the form that is not stored yet, and where it stands: a slot of a grid, or the header (`grid` null). */
export interface KeptFile {
  readonly key: string;
  readonly grid: string | null;
  readonly slot: number;
  /** Missing where the browser has lost it. */
  readonly file: File | undefined;
}

/** A project's form as the browser keeps it: without previews, which go with the page. */
export interface KeptProject {
  /** With stored media only. */
  readonly values: ProjectValues;
  readonly files: readonly KeptFile[];
  /** Of a creation that was sent and not answered; missing in drafts of earlier releases. */
  readonly idempotencyKey: string | null | undefined;
}

function isStoredFrame({ content }: FormFrame): boolean {
  return content.source === 'stored';
}

/** The form without its new files, and beside it those, as well as files that are still looked at. */
export function keepProject(
  values: ProjectValues,
  waiting: readonly KeptFile[],
  idempotencyKey: string | null,
): KeptProject {
  const { header, grids } = values;
  const placed = grids.flatMap((grid) =>
    grid.frames.flatMap(({ slot, content }) =>
      content.source === 'chosen' ? [{ key: content.key, grid: grid.key, slot, file: content.file }] : [],
    ),
  );
  return {
    values: {
      ...values,
      header: header?.source === 'stored' ? header : null,
      grids: grids.map((grid) => ({ ...grid, frames: grid.frames.filter(isStoredFrame) })),
    },
    files: [
      ...(header?.source === 'chosen' ? [{ key: header.key, grid: null, slot: 0, file: header.file }] : []),
      ...placed,
      ...waiting,
    ],
    idempotencyKey,
  };
}

const isId: Guard<Id> = (value): value is Id => isText(value) || isNumber(value);

const isMedia = isShape<Media>({
  url: isText,
  kind: isOneOf(['image', 'video'] as const),
  alt: isOrNull(isText),
  width: isOrNull(isNumber),
  height: isOrNull(isNumber),
  poster: isOrNull(isText),
  color: isOrNull(isText),
});

const isStored = isShape<StoredMedia>({
  source: isOneOf(['stored'] as const),
  id: isOrNull(isId),
  path: isText,
  media: isMedia,
});

const isCredit = isShape<Credit>({ role: isText, name: isText });

const isGrid = isShape<FormGrid>({
  key: isText,
  id: isOrNull(isId),
  gridType: isOneOf(gridTypes),
  text: isOrNull(isText),
  frames: isListOf(isShape<{ slot: number; content: StoredMedia }>({ slot: isNumber, content: isStored })),
});

const isValues = isShape<ProjectValues>({
  title: isText,
  clientName: isText,
  year: isText,
  category: isText,
  description: isText,
  theme: isOneOf(['', 'white', 'black'] as const),
  header: isOrNull(isStored),
  credits: isListOf(isCredit),
  newCredit: isCredit,
  related: isListOf(isShape<RelatedProject>({ id: isId, title: isText, slug: isText, header: isOrNull(isMedia) })),
  grids: isListOf(isGrid),
});

const isFile: Guard<File> = (value): value is File => value instanceof File;

/** What was kept, if the form can hold it. */
export const readKeptProject = readAs<KeptProject>(
  isShape<KeptProject>({
    values: isValues,
    files: isListOf(
      isShape<KeptFile>({ key: isText, grid: isOrNull(isText), slot: isNumber, file: isOptional(isFile) }),
    ),
    idempotencyKey: isOptional(isOrNull(isText)),
  }),
);
