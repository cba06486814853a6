import type { Problem } from '../../../../api/problem.ts';
import { isolated } from '../../../../domain/isolated.ts';
import { withReason } from '../../messages.ts';

/** Why a picture has not come into the text. @param name of its file */
export const describeUploadFailure = (name: string, problem: Problem): string =>
  withReason(`${isolated(name)} was not sent.`, problem);
