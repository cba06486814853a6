import { DeleteStoryMachineContext } from '../../../dashboard/all-stories/machines.ts';
import { StoryConflictMachineContext } from '../../../dashboard/story-form/machines.ts';
import type { Story } from '../../../domain/content.ts';
import { toFormat } from '../../../domain/formatting.ts';
import { toChoice } from '../../../domain/publication.ts';
import { StoryFormMachineContext } from '../../../machines/story-form/story-form.react.tsx';
import { storyForm } from '../../../machines/story-form/story.rules.ts';
import { createProvider, provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, conflictOf, formOf } from './generic.ts';
import { idIn, recordIn } from './written.ts';

/** The machines of the stories' list and form. */
export function createStoryMachines({ reads, stories }: Pick<DashboardCalls, 'reads' | 'stories'>) {
  return createProvider(
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
  );
}
