import { storyToPreview } from '../../domain/preview.ts';
import type { PreviewContent } from '../../domain/preview.ts';
import type { StoryForm } from '../../machines/story-form/story-form.react.tsx';
import { richOf } from '../shared/formatting/rich.ts';

/** The story of a form, formatted where it is meant so. */
export function storyInPreview(values: StoryForm['values']): PreviewContent {
  return storyToPreview(values, richOf(values.content, values.contentFormat));
}
