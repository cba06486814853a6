import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Id } from '../../domain/content.ts';
import { keepProject, readKeptFiles, readKeptProject } from '../../domain/project-draft.ts';
import type { KeptFile, KeptProject } from '../../domain/project-draft.ts';
import { chosenMedia, fingerprint } from '../../domain/project-form.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import { useDraft } from '../draft/draft.react.tsx';
import type { Draft } from '../draft/draft.react.tsx';
import type { WaitingFile } from './chosen-files.ts';

interface ProjectDraftOptions {
  readonly id: Id | null;
  readonly values: ProjectValues;
  readonly waiting: readonly WaitingFile[];
  readonly stored: ProjectValues;
  readonly isDirty: boolean;
  /** Puts a form and its files in place of what is there. */
  readonly replace: (kept: KeptProject, files: readonly KeptFile[]) => void;
}

/** The same list as long as it holds the same files: they are written only when they change. */
function useSameFiles(files: readonly KeptFile[]): readonly KeptFile[] {
  const [known, setKnown] = useState(files);
  const isSame = known.length === files.length && files.every(({ key }, index) => key === known[index]?.key);
  if (!isSame) setKnown(files);
  return isSame ? known : files;
}

/** Keeps what is typed and chosen, texts and files apart, and restores both together. */
export function useProjectDraft(options: ProjectDraftOptions): Draft {
  const { id, values, waiting, stored, isDirty } = options;
  const name = id === null ? 'new' : String(id);
  const version = useMemo(() => (id === null ? '' : fingerprint(stored)), [id, stored]);
  const kept = useMemo(
    () =>
      keepProject(
        values,
        waiting.map(({ key, place }) => ({ key, ...place })),
      ),
    [values, waiting],
  );
  const files = useSameFiles([...chosenMedia(values), ...waiting].map(({ key, file }) => ({ key, file })));
  const foundTexts = useRef<KeptProject | null>(null);
  const foundFiles = useRef<readonly KeptFile[]>([]);

  const texts = useDraft<KeptProject>({
    key: `project:${name}`,
    value: kept,
    isDirty,
    version,
    read: readKeptProject,
    restore: (found) => {
      foundTexts.current = found;
    },
    reset: () => options.replace({ values: stored, places: [] }, []),
  });
  const attached = useDraft<readonly KeptFile[]>({
    key: `project-files:${name}`,
    value: files,
    isDirty: isDirty && files.length > 0,
    version,
    read: readKeptFiles,
    restore: (found) => {
      foundFiles.current = found;
    },
    reset: () => undefined,
  });
  const isOpening = texts.isOpening || attached.isOpening;

  const restore = useEffectEvent(() => {
    const found = foundTexts.current;
    const places = found?.places.filter(({ key }) => foundFiles.current.some((file) => file.key === key)) ?? [];
    const isNothing = found === null || (places.length === 0 && fingerprint(found.values) === fingerprint(stored));
    // Files without their texts have no place, and texts that are stored are no draft.
    if (isNothing) {
      texts.clear();
      attached.clear();
      return;
    }
    if (places.length === 0) attached.clear();
    options.replace({ values: found.values, places }, foundFiles.current);
  });
  useEffect(() => {
    if (!isOpening) restore();
  }, [isOpening]);

  return {
    isOpening,
    restored: texts.restored,
    isOff: texts.isOff || attached.isOff,
    discard: () => {
      attached.discard();
      texts.discard();
    },
    clear: () => {
      attached.clear();
      texts.clear();
    },
  };
}
