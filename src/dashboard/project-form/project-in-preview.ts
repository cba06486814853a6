import { projectToPreview } from '../../domain/preview.ts';
import type { PreviewContent } from '../../domain/preview.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import { richOf } from '../shared/formatting/rich.ts';

/** The project of a form, its description formatted. */
export function projectInPreview(values: ProjectValues): PreviewContent {
  return projectToPreview(values, richOf(values.description, values.descriptionFormat));
}
