import { useMemo } from 'react';
import {
  aboutDraftShape,
  aboutVersion,
  isAboutChanged,
  nameAbout,
  rebaseAbout,
  versionOfAbout,
  type AboutContent,
  type AboutVersion,
} from '../../domain/about-content.ts';
import type { RequiredText } from '../../domain/about-form.ts';
import type { About, ForEditing } from '../../domain/content.ts';
import {
  useContentForm,
  type ContentForm,
  type ContentFormRules,
} from '../../machines/content-form/content-form.react.tsx';

const edited: ContentFormRules<AboutContent, AboutVersion> = {
  contentOf: ({ content }) => content,
  isChanged: (content, { content: stored }) => isAboutChanged(content, stored),
  key: 'about:edit',
  shape: aboutDraftShape,
  describe: nameAbout,
  versionOf: ({ content }) => aboutVersion(content),
  rebase: (kept, began, { content: stored }) => rebaseAbout(kept, began, stored),
};
const created = { ...edited, key: 'about:new', versionOf: () => '' };

/** The form over the About page; null for one not yet written. */
export function useAboutForm(about: ForEditing<About> | null): ContentForm<AboutContent, AboutVersion, RequiredText> {
  const read = useMemo(() => versionOfAbout(about), [about]);
  return useContentForm(about === null ? created : edited, read);
}
