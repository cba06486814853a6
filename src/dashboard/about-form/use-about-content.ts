import { useState } from 'react';
import {
  aboutDraftShape,
  aboutVersion,
  contentOfAbout,
  isAboutChanged,
  nameAbout,
  type AboutContent,
} from '../../domain/about-content.ts';
import type { About } from '../../domain/content.ts';
import { useDraft } from '../../machines/draft/draft.react.tsx';
import type { Draft } from '../../machines/draft/draft.react.tsx';

/** What an About form holds, kept in the browser until it is saved. */
export interface AboutState {
  readonly content: AboutContent;
  /** Whether something in it is not stored. */
  readonly isDirty: boolean;
  readonly change: (content: AboutContent) => void;
  readonly draft: Draft;
  /** Called after the current content was stored. */
  readonly settle: (stored: AboutContent) => void;
}

/** The content of a form over `about`; null for a page not yet written. Read again, it replaces only what is saved. */
export function useAboutContent(about: About | null): AboutState {
  const [known, setKnown] = useState(about);
  const [stored, setStored] = useState(() => contentOfAbout(about));
  const [content, setContent] = useState(stored);
  const isDirty = isAboutChanged(content, stored);

  if (known !== about) {
    const next = contentOfAbout(about);
    setKnown(about);
    setStored(next);
    // What was typed after the save stays.
    if (!isDirty) setContent(next);
  }

  const draft = useDraft({
    key: about === null ? 'about:new' : 'about:edit',
    value: content,
    isDirty,
    version: about === null ? '' : aboutVersion(stored),
    shape: aboutDraftShape,
    describe: nameAbout,
    restore: setContent,
    reset: () => setContent(stored),
  });

  return {
    content,
    isDirty,
    change: setContent,
    draft,
    settle: (written) => {
      setStored(written);
      setContent(written);
    },
  };
}
