import {
  ChangeStoriesMachineContext,
  DeleteStoriesMachineContext,
  DeleteStoryMachineContext,
} from '../../../dashboard/all-stories/machines.ts';
import { StoryConflictMachineContext } from '../../../dashboard/story-form/machines.ts';
import type { Id, Story } from '../../../domain/content.ts';
import { toFormat } from '../../../domain/formatting.ts';
import { publicationValues, toChoice } from '../../../domain/publication.ts';
import type { PublicationValues, Visibility } from '../../../domain/publication.ts';
import { StoryFormMachineContext } from '../../../machines/story-form/story-form.react.tsx';
import { recordOf, storyForm } from '../../../machines/story-form/story.rules.ts';
import { provide } from '../provide.tsx';
import { changeOfMany, deletionOfMany } from './bulk.ts';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, conflictOf, formOf } from './generic.ts';
import { idIn, recordIn } from './written.ts';

/** The machines of the stories' list and form. */
export function createStoryMachines({
  extensions,
  reads,
  stories,
}: Pick<DashboardCalls, 'extensions' | 'reads' | 'stories'>) {
  /** Writes who sees a story, and its texts as they are stored just now, which the specified call wants. Gives who saw it. */
  const publish = async (id: Id, publication: PublicationValues): Promise<PublicationValues> => {
    const story = await reads.storyForEdit(String(id), new AbortController().signal);
    const { contentFormat, ...texts } = recordOf(story).values;
    const stored = { ...texts, contentFormat };
    await stories.update(id, { ...texts, contentFormat: toFormat(contentFormat), publication, stored }, story.etag);
    return publicationValues(story.publication);
  };
  return [
    provide(
      StoryFormMachineContext,
      formOf({
        ...storyForm,
        submit: async ({
          id,
          values: { visibility, publishAt, contentFormat, ...texts },
          stored,
          etag,
          idempotencyKey,
        }) => {
          const values = {
            ...texts,
            contentFormat: toFormat(contentFormat),
            publication: { visibility: toChoice(visibility), publishAt },
            stored,
          };
          const saved = await (id === null ? stories.create(values, idempotencyKey) : stories.update(id, values, etag));
          const isHidden = recordIn(saved.body)?.['visibility'] === 'draft';
          return { id: idIn(saved.body), etag: saved.etag, ...(isHidden ? { isHidden } : {}) };
        },
      }),
    ),
    provide(
      StoryConflictMachineContext,
      conflictOf<Story>((id, signal) => reads.storyForEdit(id, signal)),
    ),
    provide(
      DeleteStoryMachineContext,
      confirmOf<Story>(({ id }) => stories.remove(id)),
    ),
    provide(
      DeleteStoriesMachineContext,
      deletionOfMany<Story>(({ id }) => stories.remove(id), extensions),
    ),
    provide(
      ChangeStoriesMachineContext,
      changeOfMany<Story, Visibility>(async ({ id }, visibility) => {
        const before = await publish(id, { visibility, publishAt: '' });
        return () => publish(id, before);
      }, extensions),
    ),
  ];
}
