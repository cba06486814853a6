import { useRef, useState } from 'react';
import type { Id } from '../../../domain/content.ts';
import { endOfDay, usualLastDay } from '../../../domain/share-links.ts';
import type { LinkSubject, ShareLink } from '../../../domain/share-links.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useAbsolute } from '../../../machines/origin-context.ts';
import { useIdempotencyKey, useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { failure } from '../messages.ts';
import { CopyMachineContext, MakeLinkMachineContext } from './machines.ts';
import { linksTopic, texts } from './texts.ts';

/** @param link null where the provider does not tell it */
type OnMade = (link: ShareLink | null) => void;

interface PreviewLinkOptions {
  readonly kind: LinkSubject['kind'];
  /** Sends the form. */
  readonly save: () => void;
  /** What was new is stored, and its link copied, or that has failed and was said: on to its form. */
  readonly onCreated: (id: Id) => void;
}

/** A form's preview link, with the form saved before it is copied where that is wished. */
export interface PreviewLink {
  /** It is being made. */
  readonly isBusy: boolean;
  /** The form is sent for its sake. */
  readonly isAwaited: boolean;
  /** Copies the link that is there, or makes one to something stored and copies that. */
  readonly copy: (id: Id, link: ShareLink | null, onMade?: OnMade) => void;
  /** Saves the form first; where that fails, its Retry goes on to here. @param link null where there is none yet */
  readonly saveAndCopy: (link: ShareLink | null, onMade?: OnMade) => void;
  /** To be called when the form is saved. @param id null where the provider does not tell */
  readonly saved: (id: Id | null, isNew: boolean) => void;
  /** The form is sent, but not for a link; or given up. */
  readonly forget: () => void;
}

/** Lives with the form's page: a new form is emptied once it is stored, and the panel of its link goes with that. */
export function usePreviewLink({ kind, save, onCreated }: PreviewLinkOptions): PreviewLink {
  const { show } = useShowToast();
  const absolute = useAbsolute();
  const { setKey, keyToSend } = useIdempotencyKey();
  const [wish, setWish] = useState<{ readonly link: ShareLink | null; readonly onMade: OnMade | undefined } | null>(
    null,
  );
  // Nothing of them is drawn.
  const made = useRef<OnMade>(undefined);
  const ended = useRef<() => void>(undefined);
  const end = () => {
    ended.current?.();
    ended.current = undefined;
  };
  const copying = useSubmission(useProvidedMachine(CopyMachineContext), {
    onSucceeded: () => {
      show({ kind: 'success', text: texts.copied, topic: linksTopic });
      end();
    },
    onFailed: (problem) => {
      show({ ...failure(texts.copyFailed, problem), isOnTheWay: ended.current !== undefined });
      end();
    },
  });
  const making = useSubmission(useProvidedMachine(MakeLinkMachineContext), {
    onSucceeded: (link) => {
      setKey(null);
      made.current?.(link);
      const path = link?.path ?? null;
      if (path === null) end();
      else copying.submit(absolute(path));
    },
    onFailed: (problem) => {
      show({ ...failure(texts.makeFailed, problem), isOnTheWay: ended.current !== undefined });
      end();
    },
  });
  const copy = (id: Id, link: ShareLink | null, onMade?: OnMade) => {
    const path = link?.path ?? null;
    if (path !== null) {
      copying.submit(absolute(path));
      return;
    }
    const last = endOfDay(usualLastDay(Date.now()));
    if (last === null) return;
    made.current = onMade;
    making.submit({
      subject: { kind, id },
      name: 'Preview',
      expiresAt: last.toISOString(),
      idempotencyKey: keyToSend(),
    });
  };
  return {
    isBusy: making.isBusy,
    isAwaited: wish !== null,
    copy,
    saveAndCopy: (link, onMade) => {
      setWish({ link, onMade });
      save();
    },
    saved: (id, isNew) => {
      if (wish === null) return;
      setWish(null);
      if (id === null) return;
      if (isNew) ended.current = () => onCreated(id);
      copy(id, wish.link, wish.onMade);
    },
    forget: () => setWish(null),
  };
}
