import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Media } from '../../../domain/content.ts';
import { isolated } from '../../../domain/isolated.ts';
import { acceptedFiles } from '../../../domain/media-files.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { fileField } from '../forms/file-field.css.ts';
import { failure, logFailure, withReason } from '../messages.ts';
import { useExtensions } from '../page/extensions.ts';
import { SetSecondLightMachineContext } from './media-machines.ts';
import { usePutBack } from './use-put-back.ts';
import { MediaPreview } from './MediaPreview.tsx';
import { empty, half, halves, over as overClass, under } from './second-light.css.ts';

interface SecondLightProps {
  /** The file by day. */
  readonly media: Media;
  /** Its path, as the provider wrote it. */
  readonly path: string;
  /** Its distinct name. */
  readonly name: string;
  /** `width/height` of its slot. */
  readonly ratio: string;
  readonly isOff?: boolean;
  /** The file with its new second light, and again after an undo. */
  readonly onChanged: (media: Media) => void;
}

const failed = 'Failed to save the picture for the black theme.';

/** A stored file beside what takes its place in the black theme. Not there for a provider that keeps none. */
export function SecondLight(props: SecondLightProps) {
  return useExtensions().includes('secondLight') ? <Halves {...props} /> : null;
}

/** The black half takes a file by choice, drop or paste; it is saved at once, and can be taken back. */
function Halves({ media, path, name, ratio, isOff = false, onChanged }: SecondLightProps) {
  const { show } = useShowToast();
  const element = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const put = (dark: Media | undefined) => {
    onChanged({ ...media, dark });
  };
  const remember = usePutBack(media.dark, put);
  const { isBusy, problem, submit } = useSubmission(useProvidedMachine(SetSecondLightMachineContext), {
    onSucceeded: ({ dark, undo }) => {
      remember(undo);
      put(dark ?? undefined);
      show({
        kind: 'success',
        text: dark === null ? `${isolated(name)} shows in both themes again` : `Black of ${isolated(name)} saved`,
        action:
          undo === null
            ? undefined
            : { label: 'Undo', request: { type: 'undo.ask', token: undo, what: `The black of ${isolated(name)}` } },
      });
    },
    onFailed: (why) => {
      logFailure(failed, why);
      show(failure(failed, why));
    },
  });
  const take = ([file]: readonly File[]) => {
    if (file !== undefined && !isBusy && !isOff) submit({ path, file });
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || element.current?.contains(element.current.ownerDocument.activeElement) !== true) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const page = element.current?.ownerDocument;
    // Browsers fire it at the body where there is no text cursor.
    const listen = (event: ClipboardEvent) => {
      paste(event);
    };
    page?.addEventListener('paste', listen);
    return () => {
      page?.removeEventListener('paste', listen);
    };
  }, []);

  const { dark } = media;
  return (
    <div aria-busy={isBusy} aria-label={`Both lights of ${name}`} role="group">
      <div className={halves}>
        <div className={half}>
          <MediaPreview alt="" media={media} ratio={ratio} size="thumb" />
          <Text as="span" variant="dashSmall">
            White
          </Text>
        </div>
        <div
          className={half}
          // The form around it takes files too.
          onDragLeave={() => {
            setIsOver(false);
          }}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            event.stopPropagation();
            event.dataTransfer.dropEffect = isOff ? 'none' : 'copy';
            setIsOver(!isOff);
          }}
          onDrop={(event) => {
            event.preventDefault();
            event.stopPropagation();
            setIsOver(false);
            take([...event.dataTransfer.files]);
          }}
          ref={element}
        >
          <div className={isOver ? `${under} ${overClass}` : under}>
            {dark === undefined ? (
              <div className={empty} style={{ aspectRatio: ratio }}>
                <Text as="span" variant="dashSmall">
                  {isBusy ? 'Saving…' : '+'}
                </Text>
              </div>
            ) : (
              <MediaPreview alt={dark.alt ?? ''} media={dark} ratio={ratio} size="thumb" />
            )}
            <input
              accept={acceptedFiles}
              aria-label={`${dark === undefined ? 'Choose' : 'Replace'} black of ${name}`}
              className={fileField}
              disabled={isOff || isBusy}
              onChange={(event) => {
                take([...(event.currentTarget.files ?? [])]);
                // The same file may be chosen again.
                event.currentTarget.value = '';
              }}
              ref={field}
              type="file"
            />
          </div>
          <Text as="span" variant="dashSmall">
            Black
          </Text>
        </div>
      </div>
      {dark === undefined || isOff ? null : (
        <Button
          aria-label={`Remove black of ${name}`}
          busy={isBusy}
          busyLabel="Saving…"
          edge="always"
          onClick={() => {
            // The button goes with what it removes.
            field.current?.focus();
            submit({ path, file: null });
          }}
          size="small"
          variant="quiet"
        >
          Remove black
        </Button>
      )}
      <div role="alert">
        {problem === null ? null : (
          <Text tone="danger" variant="dashSmall">
            {withReason(failed, problem)}
          </Text>
        )}
      </div>
    </div>
  );
}
