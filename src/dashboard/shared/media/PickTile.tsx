import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { Ref } from 'react';
import type { ProjectFile } from '../../../domain/content.ts';
import { MediaPreview } from './MediaPreview.tsx';
import { name as nameClass, press } from './pick-tile.css.ts';
import { useFileFacts } from './use-file-facts.ts';

interface PickTileProps {
  readonly file: ProjectFile;
  /** Its distinct accessible name. */
  readonly name: string;
  /** `shown`: it is chosen now; `refused`: it cannot be chosen. */
  readonly look?: keyof typeof press;
  /** More than its facts, such as why it cannot be chosen. */
  readonly said: string | null;
  readonly onChoose: () => void;
  readonly pressRef?: Ref<HTMLButtonElement>;
}

/** One media in a panel: pressed, it is chosen. */
export function PickTile({ file, name, look = 'open', said, onChoose, pressRef }: PickTileProps) {
  const factsId = useId();
  const facts = useFileFacts(file);
  return (
    <li>
      <button
        aria-describedby={factsId}
        aria-label={name}
        className={press[look]}
        disabled={look !== 'open'}
        onClick={onChoose}
        ref={pressRef}
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
