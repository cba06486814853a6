import { projectToPreview } from '../../domain/preview.ts';
import type { PreviewContent } from '../../domain/preview.ts';
import { withoutTrays } from '../../domain/trays.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import { richOf } from '../shared/formatting/rich.ts';

/** The project of a form, its description formatted; without what waits in trays. @param stored what is stored */
export function projectInPreview(values: ProjectValues, stored: ProjectValues): PreviewContent {
  return projectToPreview(withoutTrays(values, stored), richOf(values.description, values.descriptionFormat));
}
