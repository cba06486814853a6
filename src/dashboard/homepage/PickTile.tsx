import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { ProjectFile } from '../../domain/content.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { useFileFacts } from '../shared/media/use-file-facts.ts';
import { name as nameClass, press } from './panel.css.ts';

interface PickTileProps {
  readonly file: ProjectFile;
  /** Its distinct accessible name. */
  readonly name: string;
  /** The slot shows it now. */
  readonly isShown: boolean;
  /** Why it cannot be chosen. */
  readonly refusal: string | null;
  /** The reason is said once for all. */
  readonly isSaidAbove: boolean;
  readonly onChoose: () => void;
}

/** One media in the panel: pressed, it is sent. */
export function PickTile({ file, name, isShown, refusal, isSaidAbove, onChoose }: PickTileProps) {
  const factsId = useId();
  const facts = useFileFacts(file);
  const said = isShown ? 'Shown now' : isSaidAbove ? null : refusal;
  return (
    <li>
      <button
        aria-describedby={factsId}
        aria-label={name}
        className={press[isShown ? 'shown' : refusal === null ? 'open' : 'refused']}
        disabled={isShown || refusal !== null}
        onClick={onChoose}
        type="button"
      >
        <MediaPreview alt="" fit="contain" isRounded media={file.media} onLoaded={facts.onLoaded} ratio="4/3" />
      </button>
      <p className={nameClass}>{file.name}</p>
      <Text as="p" id={factsId} numeric variant="dashSmall">
        {said === null ? facts.text : `${facts.text}. ${said}`}
      </Text>
    </li>
  );
}
