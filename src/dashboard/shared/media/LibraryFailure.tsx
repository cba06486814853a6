import { ErrorState } from '@vitrine/design-system/components/error-state';
import type { Library } from '../../../machines/library/library.react.tsx';
import { reasonBefore } from '../messages.ts';
import { describeCome } from './media-texts.ts';

/** Says that not all of the files have come, beside those that have; nothing as long as none has failed. */
export function LibraryFailure({
  library: { coming, isReading, problem, retry, value },
}: {
  readonly library: Library;
}) {
  if (value === null || problem === null) return null;
  const text =
    coming === null
      ? 'Failed to fetch the files again. They are shown as they were'
      : `Failed to fetch the other files. ${describeCome(value.length, coming.total)}`;
  return (
    <ErrorState onRetry={retry} reason={reasonBefore(text, problem)} retrying={isReading}>
      {text}
    </ErrorState>
  );
}
