import { DeleteStoryMachineContext } from '../../../dashboard/all-stories/machines.ts';
import { StoryConflictMachineContext } from '../../../dashboard/story-form/machines.ts';
import type { Story } from '../../../domain/content.ts';
import { createStoryFormActors } from '../../../machines/story-form/story-form.actors.ts';
import { storyFormMachine } from '../../../machines/story-form/story-form.machine.ts';
import { StoryFormMachineContext } from '../../../machines/story-form/story-form.react.tsx';
import { createProvider, provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, conflictOf } from './generic.ts';

/** The machines of the stories' list and form. */
export function createStoryMachines({ reads, stories }: Pick<DashboardCalls, 'reads' | 'stories'>) {
  return createProvider(
    provide(
      StoryFormMachineContext,
      storyFormMachine.provide({
        actors: createStoryFormActors({
          saveStory: async ({ id, text, etag, idempotencyKey }) =>
            (await (id === null ? stories.create(text, idempotencyKey) : stories.update(id, text, etag))).etag,
        }),
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
