import { homeParts, workForms } from '@vitrine/look';
import * as v from 'valibot';
import type { PreviewContent } from '../domain/preview.ts';

/** What is drawn: of one of the kinds that there are, with the record of that kind. */
const record = v.variant('kind', [
  v.looseObject({
    kind: v.literal('project'),
    project: v.looseObject({ title: v.string(), grids: v.array(v.unknown()) }),
  }),
  v.looseObject({ kind: v.literal('story'), story: v.looseObject({ title: v.string(), content: v.string() }) }),
  v.looseObject({ kind: v.literal('home'), home: v.looseObject({ grid: v.array(v.unknown()) }) }),
  v.looseObject({
    kind: v.literal('work'),
    work: v.looseObject({ projects: v.array(v.unknown()), categories: v.array(v.unknown()) }),
  }),
]);
/** And in which look. */
const font = v.looseObject({ family: v.string(), weight: v.string() });
const content = v.intersect([
  record,
  v.looseObject({
    look: v.optional(v.string()),
    fonts: v.optional(v.array(font)),
    turns: v.optional(v.number()),
    papers: v.optional(v.object({ white: v.string(), black: v.string() })),
    order: v.optional(v.array(v.picklist(homeParts))),
    workForm: v.optional(v.picklist(workForms)),
  }),
]);

const schema = v.object({
  preview: v.variant('type', [
    v.object({ type: v.literal('ready') }),
    v.object({ type: v.literal('left') }),
    v.object({ type: v.literal('content'), content: v.custom<PreviewContent>((value) => v.is(content, value)) }),
  ]),
});

/** What a form and the frame that shows its page say to each other. */
export type PreviewMessage = v.InferOutput<typeof schema>['preview'];

/**
 * Reads what a window was told. Extensions and scripts of a browser's owner talk to windows too, in words of their own: form and frame
 * are of one build, so what has the outer shape is theirs.
 * @returns null for anything else
 */
export function readPreviewMessage(data: unknown): PreviewMessage | null {
  const read = v.safeParse(schema, data);
  return read.success ? read.output.preview : null;
}
