import { useMemo } from 'react';
import type { Media } from '../../domain/content.ts';
import type { Preview } from '../../machines/preview/preview.react.tsx';
import type { StoryForm } from '../../machines/story-form/story-form.react.tsx';
import { storyInPreview } from './story-in-preview.ts';
import { PreviewPanel } from '../shared/preview/PreviewPanel.tsx';

interface StoryPreviewProps {
  readonly preview: Preview;
  readonly values: StoryForm['values'];
  /** Stays the same function while it finds the same. */
  readonly find: ((file: string) => Media | undefined) | undefined;
}

/** The story of this form, on its own page. */
export function StoryPreview({ preview, values, find }: StoryPreviewProps) {
  const content = useMemo(() => storyInPreview(values, find ?? (() => undefined)), [values, find]);
  return <PreviewPanel content={content} preview={preview} />;
}
