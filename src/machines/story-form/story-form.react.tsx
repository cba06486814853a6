import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing, Story } from '../../domain/content.ts';
import { randomKey } from '../../platform/random.ts';
import { useDraft } from '../draft/draft.react.tsx';
import type { Draft } from '../draft/draft.react.tsx';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { isSameStory, storyDraftSchema } from './story.rules.ts';
import type { StoryErrors, StoryField, StoryText } from './story.rules.ts';
import type { storyFormMachine } from './story-form.machine.ts';

export const StoryFormMachineContext = createMachineContext<typeof storyFormMachine>('StoryFormMachineContext');

/** What a story's form draws. */
export interface StoryForm {
  readonly values: StoryText;
  /** What to show at each field. */
  readonly errors: StoryErrors;
  /** Rises with every submit that was not complete: move the focus to what is wrong. */
  readonly refusals: number;
  readonly isBusy: boolean;
  /** Something in it is not saved. */
  readonly isDirty: boolean;
  /** What is typed is kept in the browser. */
  readonly draft: Draft;
  readonly change: (field: StoryField, value: string) => void;
  readonly submit: () => void;
  /** Saves over the version with this tag, which was stored meanwhile. */
  readonly overwrite: (etag: string | null) => void;
  /** Takes what was stored meanwhile. */
  readonly take: (story: ForEditing<Story>) => void;
}

/** Each is called once for each attempt. */
export interface StoryFormListeners {
  readonly onSaved: () => void;
  readonly onFailed: (problem: Problem) => void;
}

/** The form of a new story, or of `story` (specification, sections 2, 5 and 8, "Stories"). */
export function useStoryForm(story: ForEditing<Story> | null, listeners: StoryFormListeners): StoryForm {
  const actor = useActorRef(useProvidedMachine(StoryFormMachineContext), { input: { story } });
  const snapshot = useSelector(actor, (now) => now);
  const { values, stored, errors, refusals, idempotencyKey } = snapshot.context;
  const onSaved = useEffectEvent(listeners.onSaved);
  const onFailed = useEffectEvent(listeners.onFailed);

  useEffect(() => {
    const saved = actor.on('story.saved', () => onSaved());
    const refused = actor.on('story.refused', ({ problem }) => onFailed(problem));
    return () => {
      saved.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor]);

  const isDirty = !isSameStory(values, stored);
  const kept = useMemo(() => ({ ...values, idempotencyKey }), [values, idempotencyKey]);
  const draft = useDraft({
    key: `story:${story === null ? 'new' : String(story.id)}`,
    value: kept,
    isDirty,
    version: story === null ? '' : JSON.stringify(stored),
    schema: storyDraftSchema,
    restore: (found) => actor.send({ type: 'story.restored', draft: found }),
    reset: () => actor.send({ type: 'story.reset' }),
  });

  return {
    values,
    errors,
    refusals,
    isBusy: snapshot.hasTag('busy'),
    isDirty,
    draft,
    change: (field, value) => actor.send({ type: 'field.changed', field, value }),
    submit: () => actor.send({ type: 'story.submit', idempotencyKey: randomKey() }),
    overwrite: (etag) => actor.send({ type: 'story.overwrite', etag }),
    take: (stored) => actor.send({ type: 'story.take', story: stored }),
  };
}
