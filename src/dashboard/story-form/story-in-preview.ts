import type { Media } from '../../domain/content.ts';
import { storyToPreview } from '../../domain/preview.ts';
import type { PreviewContent } from '../../domain/preview.ts';
import type { StoryForm } from '../../machines/story-form/story-form.react.tsx';
import { illustratedOf } from '../shared/formatting/rich.ts';

/** The story of a form, formatted where it is meant so. @param find a picture by the name of its file */
export function storyInPreview(values: StoryForm['values'], find: (file: string) => Media | undefined): PreviewContent {
  return storyToPreview(values, illustratedOf(values.content, values.contentFormat, find));
}
