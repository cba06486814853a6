import { Button } from '@vitrine/design-system/components/button';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { Text } from '@vitrine/design-system/components/text';
import type { Portrait } from '../../domain/content.ts';
import { usePictureUpload } from '../shared/media/use-picture-upload.ts';
import { describeUploadFailure } from '../shared/media/media-texts.ts';

interface PortraitUploadProps {
  readonly file: File;
  readonly onStored: (portrait: Portrait) => void;
  /** It is let go. @param reason why it cannot be taken; null where that was asked for */
  readonly onGone: (reason: string | null) => void;
}

/** A portrait on its way to the library. */
export function PortraitUpload({ file, onStored, onGone }: PortraitUploadProps) {
  const { problem, percent, retry } = usePictureUpload(file, { onStored, onGone, place: 'as portraits' });
  return (
    <div>
      {problem === null ? (
        <UploadPanel fileName={file.name} percent={percent} />
      ) : (
        <div role="alert">
          <Text tone="danger" variant="dashSmall">
            {describeUploadFailure(file.name, problem)}
          </Text>
        </div>
      )}
      {problem === null ? null : (
        <Button onClick={retry} size="small">
          Retry
        </Button>
      )}
      <Button edge="always" onClick={() => onGone(null)} size="small" variant="quiet">
        Cancel upload
      </Button>
    </div>
  );
}
