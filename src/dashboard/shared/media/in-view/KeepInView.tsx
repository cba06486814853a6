import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Media } from '../../../../domain/content.ts';
import { focusOf, withFocus } from '../../../../domain/focus.ts';
import type { Focus } from '../../../../domain/focus.ts';
import { isolated } from '../../../../domain/isolated.ts';
import type { MediaPlace } from '../../../../domain/media-places.ts';
import { useProvidedMachine } from '../../../../machines/machine-context.ts';
import { usePageResource } from '../../../../machines/page-resource/page-resource.react.tsx';
import { useSubmission } from '../../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../../machines/toasts/toasts.react.tsx';
import { useExtensions } from '../../page/extensions.ts';
import { logFailure } from '../../messages.ts';
import { KeepInViewMachineContext, MediaPlacesMachineContext } from '../media-machines.ts';
import { usePutBack } from '../use-put-back.ts';
import { failedToKeep, InViewPanel } from './InViewPanel.tsx';

interface KeepInViewProps {
  readonly media: Media;
  /** As the provider wrote it; null of a file that is not stored yet, whose point goes along with its form. */
  readonly path: string | null;
  /** The file's distinct name. */
  readonly name: string;
  /** Where it stands in a form, which may not be saved yet; left out, where it stands in its project. */
  readonly here?: readonly MediaPlace[];
  /** The file with its new point, and again after an undo. */
  readonly onKept: (media: Media) => void;
  /** What opens the panel. */
  readonly children: (open: () => void, ref: RefObject<HTMLButtonElement | null>) => ReactNode;
}

/** The places that a form knows better than the provider. */
const inProject: readonly MediaPlace['kind'][] = ['header', 'frame', 'loose'];

/**
 * Chooses what of a picture or film stays in view where frames cut it. Not there for a provider that does not keep it, nor
 * where nobody knows the file's size.
 */
export function KeepInView({ media, path, name, here, onKept, children }: KeepInViewProps) {
  const isOffered = useExtensions().includes('focus');
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const remember = usePutBack(focusOf(media), (focus) => onKept(withFocus(media, focus)));
  const { width, height } = media;
  if (!isOffered || width === null || height === null || width <= 0 || height <= 0) return null;
  const sized = { ...media, width, height };
  const shared = {
    media: sized,
    name,
    onClosed: () => {
      setIsOpen(false);
      opener.current?.focus();
    },
  };
  return (
    <>
      {children(() => setIsOpen(true), opener)}
      {!isOpen ? null : path === null ? (
        <UnsavedInView {...shared} onKept={onKept} places={here ?? []} />
      ) : (
        <StoredInView
          {...shared}
          here={here}
          onKept={(kept, undo) => {
            remember(undo);
            onKept(kept);
          }}
          path={path}
        />
      )}
    </>
  );
}

interface Shared {
  readonly media: Media & { readonly width: number; readonly height: number };
  readonly name: string;
  readonly onClosed: () => void;
}

/** Of a file of a form: it is saved with that. */
function UnsavedInView({ onKept, ...rest }: Shared & UnsavedProps) {
  const [isKept, setIsKept] = useState(false);
  const keep = (focus: Focus) => {
    onKept(withFocus(rest.media, focus));
    setIsKept(true);
  };
  return <InViewPanel {...rest} isBusy={false} isKept={isKept} onKeep={keep} problem={null} />;
}

interface UnsavedProps {
  readonly places: readonly MediaPlace[];
  readonly onKept: (media: Media) => void;
}

interface StoredProps {
  readonly path: string;
  readonly here: readonly MediaPlace[] | undefined;
  readonly onKept: (media: Media, undo: string | null) => void;
}

/** Of a stored file: it is saved at once, and can be taken back. */
function StoredInView({ path, here, onKept, ...rest }: Shared & StoredProps) {
  const { show } = useShowToast();
  const stored = usePageResource(useProvidedMachine(MediaPlacesMachineContext), path);
  const { media, name } = rest;
  const { submit, isBusy, problem, state } = useSubmission(useProvidedMachine(KeepInViewMachineContext), {
    onSucceeded: (kept) => {
      onKept(kept.media ?? media, kept.undo);
      show({
        kind: 'success',
        text: `What stays in view of ${isolated(name)} is saved.`,
        action:
          kept.undo === null
            ? undefined
            : { label: 'Undo', request: { type: 'undo.ask', token: kept.undo, what: `The view of ${isolated(name)}` } },
      });
    },
    onFailed: (why) => logFailure(failedToKeep, why),
  });
  const found = stored.value ?? (stored.problem === null ? null : []);
  const places =
    here === undefined ? found : [...here, ...(found ?? []).filter(({ kind }) => !inProject.includes(kind))];
  return (
    <InViewPanel
      {...rest}
      isBusy={isBusy}
      isKept={state === 'succeeded'}
      onKeep={(focus) => submit({ path, focus })}
      places={places}
      problem={problem}
    />
  );
}
