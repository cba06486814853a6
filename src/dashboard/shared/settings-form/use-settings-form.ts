import type { Look } from '@vitrine/look';
import type { ForEditing } from '../../../domain/content.ts';
import {
  contentOf,
  hideable,
  isChanged,
  nameSettings,
  noFaceTerms,
  rebaseSettings,
  settingsDraftShape,
  settingsVersion,
  type FaceTerms,
  type Hideable,
  type Settings,
  type SettingsContent,
  type SettingsField,
} from '../../../domain/site-settings.ts';
import type { Word } from '../../../domain/words.ts';
import {
  useContentForm,
  type ContentForm,
  type ContentFormRules,
} from '../../../machines/content-form/content-form.react.tsx';

const rules: Omit<ContentFormRules<SettingsContent, ForEditing<Settings>>, 'key'> = {
  contentOf,
  isChanged,
  shape: settingsDraftShape,
  describe: nameSettings,
  versionOf: settingsVersion,
  rebase: rebaseSettings,
};

/**
 * The form over the settings, with a way to change each part of them.
 *
 * @param draftKey each form over the settings keeps what was typed in it for itself
 */
export function useSettingsForm(settings: ForEditing<Settings>, draftKey: 'settings' | 'look' | 'words') {
  const form: ContentForm<SettingsContent, ForEditing<Settings>, SettingsField> = useContentForm(
    { ...rules, key: draftKey },
    settings,
  );
  const { content } = form;
  const changePart = (part: Partial<SettingsContent>) => form.change({ ...content, ...part });
  return {
    ...form,
    changeText: (name: keyof SettingsContent['texts'], text: string) =>
      changePart({ texts: { ...content.texts, [name]: text } }),
    /** An empty one says it as specified. */
    changeWord: (word: Word, own: string) => changePart({ words: { ...content.words, [word]: own } }),
    hide: (path: Hideable, isHidden: boolean) =>
      changePart({ hidden: hideable.filter((one) => (one === path ? isHidden : content.hidden.includes(one))) }),
    changeLook: (look: Look | null) => changePart({ look }),
    changeFaceTerms: (terms: Partial<FaceTerms>) => changePart({ faceTerms: { ...content.faceTerms, ...terms } }),
    /** A typeface's file, and the look that is set in it, or not any more. */
    changeFace: (face: File | null | undefined, look: Look | null) =>
      changePart({ look, faceTerms: noFaceTerms, files: { ...content.files, face } }),
    changeFile: (name: keyof SettingsContent['files'], file: File | null | undefined) =>
      changePart({ files: { ...content.files, [name]: file } }),
  };
}
