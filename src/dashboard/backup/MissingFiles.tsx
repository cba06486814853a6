import { Text } from '@vitrine/design-system/components/text';
import type { MissingFiles as Missing } from '../../domain/backups.ts';
import { summary } from '../shared/forms/disclosure.css.ts';
import { missingFiles } from './backup.css.ts';
import { missingOf, sayMissingFile } from './texts.ts';

interface MissingFilesProps {
  readonly missing: Missing;
  /** What helps. */
  readonly explanation: string;
}

/** What a backup, or the site, lacks, closed until it is asked for. */
export function MissingFiles({ missing, explanation }: MissingFilesProps) {
  const { count, files } = missing;
  if (count === 0) return null;
  return (
    <details>
      <summary className={summary}>{missingOf(count)}</summary>
      <Text tone="muted" variant="dashSmall">
        {explanation}
      </Text>
      <ul className={missingFiles}>
        {files.map((file) => (
          <li key={file.file}>
            <Text variant="dashSmall" wrap="anywhere">
              {sayMissingFile(file)}
            </Text>
          </li>
        ))}
        {count > files.length ? (
          <li>
            <Text variant="dashSmall">and {count - files.length} more</Text>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
