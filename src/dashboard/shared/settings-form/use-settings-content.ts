import type { Look } from '@vitrine/look';
import { useState } from 'react';
import type { ForEditing } from '../../../domain/content.ts';
import {
  contentOf,
  hideable,
  isChanged,
  nameSettings,
  noFaceTerms,
  settingsDraftShape,
  settingsVersion,
  type FaceTerms,
  type Hideable,
  type Settings,
  type SettingsContent,
} from '../../../domain/site-settings.ts';
import type { Word } from '../../../domain/words.ts';
import { useDraft } from '../../../machines/draft/draft.react.tsx';

/**
 * What the form holds, kept in the browser until it is saved; read again, the settings replace only what is saved.
 *
 * @param draftKey each form over the settings keeps what was typed in it for itself
 */
export function useSettingsContent(settings: ForEditing<Settings>, draftKey: 'settings' | 'look' | 'words') {
  const [known, setKnown] = useState(settings);
  const [stored, setStored] = useState(settings);
  const [content, setContent] = useState(() => contentOf(settings));
  const isDirty = isChanged(content, stored);

  /** From now on this is what is stored. */
  const take = (next: ForEditing<Settings>) => {
    setStored(next);
    setContent(contentOf(next));
  };
  if (known !== settings) {
    setKnown(settings);
    // What was typed since stays, over the version from which it began.
    if (!isDirty) take(settings);
  }

  const draft = useDraft({
    key: draftKey,
    value: content,
    isDirty,
    version: settingsVersion(stored),
    shape: settingsDraftShape,
    describe: nameSettings,
    restore: setContent,
    reset: () => setContent(contentOf(stored)),
  });

  return {
    content,
    /** The version from which the form began. */
    stored,
    isDirty,
    draft,
    take,
    /** The same, with the version of the settings that it is to be written over. */
    rebase: (next: ForEditing<Settings>, over: SettingsContent) => {
      setStored(next);
      setContent(over);
    },
    changeText: (name: keyof SettingsContent['texts'], text: string) =>
      setContent({ ...content, texts: { ...content.texts, [name]: text } }),
    /** An empty one says it as specified. */
    changeWord: (word: Word, own: string) => setContent({ ...content, words: { ...content.words, [word]: own } }),
    hide: (path: Hideable, isHidden: boolean) =>
      setContent({
        ...content,
        hidden: hideable.filter((one) => (one === path ? isHidden : content.hidden.includes(one))),
      }),
    changeLook: (look: Look | null) => setContent({ ...content, look }),
    changeFaceTerms: (terms: Partial<FaceTerms>) =>
      setContent({ ...content, faceTerms: { ...content.faceTerms, ...terms } }),
    /** A typeface's file, and the look that is set in it, or not any more. */
    changeFace: (face: File | null | undefined, look: Look | null) =>
      setContent({ ...content, look, faceTerms: noFaceTerms, files: { ...content.files, face } }),
    changeFile: (name: keyof SettingsContent['files'], file: File | null | undefined) =>
      setContent({ ...content, files: { ...content.files, [name]: file } }),
  };
}
