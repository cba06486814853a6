import type { CopiedTexts, projectFields } from '@vitrine/content';
import type { Schemas } from '../contract/types.ts';
import type { MediaFacts } from '../media/inspect.ts';

/** A file that goes with what is made: whole, under a temporary name, and known to be a picture or a film. */
export interface TakenFile {
  readonly path: string;
  readonly name: string;
  readonly facts: MediaFacts;
  readonly alt: string;
  readonly caption: string;
}

/** The grid that files stood in, where it was one of ours. */
export interface TakenGrid {
  readonly gridType: Schemas['GridType'];
  readonly gridText: string;
  /** Of each file. */
  readonly slots: readonly number[];
}

/** Parts of a text, in their order. */
export type TakenBlock =
  | { readonly kind: 'text'; readonly markdown: string; readonly words: string }
  /** More than one are shown as one after the other. The caption is that of all of them. */
  | {
      readonly kind: 'files';
      readonly files: readonly TakenFile[];
      readonly caption: string;
      readonly grid?: TakenGrid;
    };

/** What one item holds, in this product's terms. */
export interface TakenContent {
  readonly title: string;
  readonly slug: string;
  readonly author: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly date: number;
  /** Whether it was public on that date; false for a draft, and for one that was planned. */
  readonly wasPublic: boolean;
  /** When it was to be published, likewise; null for what was not planned. */
  readonly plannedFor: number | null;
  readonly blocks: readonly TakenBlock[];
  readonly header: TakenFile | null;
  readonly searchDescription: string;
  readonly category: string;
  /** Paths that it had before its last one, and where it was that no redirect can have (empty for none). */
  readonly formerPaths?: readonly string[];
  readonly queryAddress?: string;
  /** Facts that only a project has. */
  readonly project?: CopiedTexts<typeof projectFields> & Pick<Schemas['ProjectForm'], 'credits' | 'Theme'>;
}

/** Whether a part is words, and no files. */
export const isText = (block: TakenBlock): block is Extract<TakenBlock, { kind: 'text' }> => block.kind === 'text';
/** All files of these parts, in order. */
export const filesIn = (blocks: readonly TakenBlock[]): readonly TakenFile[] =>
  blocks.flatMap((block) => (isText(block) ? [] : block.files));

/** What files are called. */
export const namesOf = (files: readonly TakenFile[]): readonly string[] => files.map(({ name }) => name);

/** A project without a header of its own begins with its first picture. */
export function withHeader(
  header: TakenFile | null,
  blocks: readonly TakenBlock[],
): Pick<TakenContent, 'header' | 'blocks'> {
  const first = header ?? filesIn(blocks).find(({ facts }) => facts.mediaType === 'IMAGE') ?? null;
  const without = blocks.map((block) =>
    isText(block) ? block : { ...block, files: block.files.filter((file) => file !== first) },
  );
  return { header: first, blocks: without };
}
