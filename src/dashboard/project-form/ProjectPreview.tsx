import { useMemo } from 'react';
import type { Preview } from '../../machines/preview/preview.react.tsx';
import { useFormState } from '../../machines/project-form/project-form.react.tsx';
import { projectInPreview } from './project-in-preview.ts';
import { PreviewPanel } from '../shared/preview/PreviewPanel.tsx';

/** Rendered while it is open only: it follows every keystroke. */
export function ProjectPreview({ preview }: { readonly preview: Preview }) {
  const values = useFormState((now) => now.values);
  const stored = useFormState((form) => form.stored);
  const content = useMemo(() => projectInPreview(values, stored), [values, stored]);
  return <PreviewPanel content={content} preview={preview} />;
}
