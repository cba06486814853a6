import type { NewCategory } from '../../domain/content.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

export const AddCategoryMachineContext = createSubmissionContext<NewCategory, null>('AddCategoryMachineContext');
