import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Media } from '../../../../domain/content.ts';
import { isolated } from '../../../../domain/isolated.ts';
import { acceptedFiles } from '../../../../domain/media-files.ts';
import { useShowToast } from '../../../../machines/toasts/toasts.react.tsx';
import { useExtensions } from '../../page/extensions.ts';
import { usePutBack } from '../use-put-back.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { fileInput } from './replace.css.ts';

/** A stored file, as it is shown. */
export interface ReplaceableFile {
  /** As the provider wrote it. */
  readonly path: string;
  readonly media: Media;
  readonly bytes: number | null;
}

interface ReplaceEverywhereProps extends ReplaceableFile {
  /** The file's distinct name. */
  readonly name: string;
  /** What is shown in its place from now on, and again after an undo. */
  readonly onReplaced: (now: ReplaceableFile) => void;
  /** What opens the choice of a file. */
  readonly children: (open: () => void, ref: RefObject<HTMLButtonElement | null>) => ReactNode;
}

/** Puts a new file in place of a stored one, wherever that is shown. Not there for a provider that cannot. */
export function ReplaceEverywhere({ path, media, bytes, name, onReplaced, children }: ReplaceEverywhereProps) {
  const isOffered = useExtensions().includes('replacements');
  const { show } = useShowToast();
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const remember = usePutBack<ReplaceableFile>({ path, media, bytes }, onReplaced);
  if (!isOffered) return null;
  return (
    <>
      {children(() => field.current?.click(), opener)}
      <input
        accept={acceptedFiles}
        aria-label={`New file for all places of ${name}`}
        className={fileInput}
        hidden
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0] ?? null);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
        ref={field}
        type="file"
      />
      {file === null ? null : (
        <ReplaceDialog
          file={file}
          media={media}
          name={name}
          onEnded={({ stored, reason }) => {
            setFile(null);
            opener.current?.focus();
            if (reason !== null) show({ kind: 'error', text: reason });
            if (stored === null) return;
            const { undo = null } = stored;
            remember(undo);
            onReplaced(stored);
            show({
              kind: 'success',
              text: `Replaced everywhere: ${isolated(name)}`,
              action:
                undo === null
                  ? undefined
                  : {
                      label: 'Undo',
                      request: { type: 'undo.ask', token: undo, what: `The file before ${isolated(name)}` },
                    },
            });
          }}
          path={path}
        />
      )}
    </>
  );
}
