import type { ProjectSummary, Story } from '../../domain/content.ts';
import { createConfirmActors } from '../../machines/confirm/confirm.actors.ts';
import { createConfirmMachine } from '../../machines/confirm/confirm.machine.ts';
import { createDraftActors } from '../../machines/draft/draft.actors.ts';
import { draftMachine } from '../../machines/draft/draft.machine.ts';
import type { MachineRegistry } from '../../machines/filled.react.tsx';
import { createProjectOrderActors } from '../../machines/project-order/project-order.actors.ts';
import { projectOrderMachine } from '../../machines/project-order/project-order.machine.ts';
import { createResetPasswordActors } from '../../machines/reset-password/reset-password.actors.ts';
import { resetPasswordMachine } from '../../machines/reset-password/reset-password.machine.ts';
import { createStoryFormActors } from '../../machines/story-form/story-form.actors.ts';
import { storyFormMachine } from '../../machines/story-form/story-form.machine.ts';
import { createUnsavedActors } from '../../machines/unsaved/unsaved.actors.ts';
import { unsavedMachine } from '../../machines/unsaved/unsaved.machine.ts';
import { drafts } from '../../platform/drafts.ts';
import { watchPageLeaving } from '../../platform/leaving.ts';
import { guardUnsaved } from '../../platform/unsaved.ts';
import type { DashboardCalls } from './dashboard-provider.ts';

type ListMachines = Pick<
  MachineRegistry,
  'deleteProject' | 'deleteStory' | 'projectOrder' | 'storyForm' | 'resetPassword' | 'unsaved' | 'draft'
>;

/** The machines of the projects' list, of the stories and of new credentials, their slots filled. */
export function createListMachines({
  auth,
  projectList,
  stories,
}: Pick<DashboardCalls, 'auth' | 'projectList' | 'stories'>): ListMachines {
  return {
    projectOrder: projectOrderMachine.provide({
      actors: createProjectOrderActors({
        moveProject: async ({ id, position }) => {
          await projectList.move(id, position);
        },
      }),
    }),
    deleteProject: createConfirmMachine<ProjectSummary>().provide({
      actors: createConfirmActors<ProjectSummary>(({ id }) => projectList.remove(id)),
    }),
    storyForm: storyFormMachine.provide({
      actors: createStoryFormActors({
        saveStory: async ({ id, text, etag, idempotencyKey }) =>
          (await (id === null ? stories.create(text, idempotencyKey) : stories.update(id, text, etag))).etag,
      }),
    }),
    deleteStory: createConfirmMachine<Story>().provide({
      actors: createConfirmActors<Story>(({ id }) => stories.remove(id)),
    }),
    resetPassword: resetPasswordMachine.provide({
      actors: createResetPasswordActors({
        resetPassword: async ({ username, oldPassword, newPassword }) => {
          await auth.resetCredentials(username, oldPassword, newPassword);
        },
      }),
    }),
    unsaved: unsavedMachine.provide({ actors: createUnsavedActors({ guardUnsaved }) }),
    draft: draftMachine.provide({
      actors: createDraftActors({
        readDraft: drafts.read,
        writeDraft: drafts.write,
        removeDraft: drafts.remove,
        watchPageLeaving,
      }),
    }),
  };
}
