import { useMemo } from 'react';
import type { Preview } from '../../machines/preview/preview.react.tsx';
import type { StoryForm } from '../../machines/story-form/story-form.react.tsx';
import { storyInPreview } from './story-in-preview.ts';
import { PreviewPanel } from '../shared/preview/PreviewPanel.tsx';

interface StoryPreviewProps {
  readonly preview: Preview;
  readonly values: StoryForm['values'];
}

/** The story of this form, on its own page. */
export function StoryPreview({ preview, values }: StoryPreviewProps) {
  const content = useMemo(() => storyInPreview(values), [values]);
  return <PreviewPanel content={content} preview={preview} />;
}
