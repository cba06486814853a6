import { useMemo } from 'react';
import {
  aboutDraftShape,
  aboutVersion,
  isAboutChanged,
  nameAbout,
  versionOfAbout,
  type AboutContent,
  type AboutVersion,
} from '../../domain/about-content.ts';
import type { RequiredText } from '../../domain/about-form.ts';
import type { About, ForEditing } from '../../domain/content.ts';
import { createContentFormMachine } from '../../machines/content-form/content-form.machine.ts';
import {
  useContentForm,
  type ContentDraft,
  type ContentForm,
} from '../../machines/content-form/content-form.react.tsx';

const machine = createContentFormMachine<AboutContent, AboutVersion, RequiredText>({
  contentOf: ({ content }) => content,
  isChanged: (content, { content: stored }) => isAboutChanged(content, stored),
});

const edited: ContentDraft<AboutContent, AboutVersion> = {
  key: 'about:edit',
  shape: aboutDraftShape,
  describe: nameAbout,
  versionOf: ({ content }) => aboutVersion(content),
};
const created = { ...edited, key: 'about:new', versionOf: () => '' };

/** The form over the About page; null for one not yet written. */
export function useAboutForm(about: ForEditing<About> | null): ContentForm<AboutContent, AboutVersion, RequiredText> {
  const read = useMemo(() => versionOfAbout(about), [about]);
  return useContentForm(machine, read, about === null ? created : edited);
}
