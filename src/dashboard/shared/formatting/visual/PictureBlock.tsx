import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import type { KeyboardEvent } from 'react';
import type { Media, ProjectFile } from '../../../../domain/content.ts';
import { ownRatio } from '../../../../domain/media.ts';
import { MediaPreview } from '../../media/MediaPreview.tsx';
import { SecondLight } from '../../media/SecondLight.tsx';
import type { DrawnPicture } from './editor.ts';
import { block, blockFields, blockPicture } from './visual-field.css.ts';

interface PictureBlockProps {
  readonly picture: DrawnPicture;
  /** Undefined while it is not known, and where there is no such file. */
  readonly media: Media | undefined;
  /** The same as the studio keeps it; undefined while that is not known. */
  readonly stored: ProjectFile | undefined;
  /** The stored file has changed. */
  readonly onChanged: (() => void) | undefined;
  readonly isHeld: boolean;
  readonly onDescribe: (attribute: 'alt' | 'caption', words: string) => void;
  readonly onRemove: () => void;
}

/** A picture in the text, with its words. */
export function PictureBlock({ picture, media, stored, onChanged, isHeld, onDescribe, onRemove }: PictureBlockProps) {
  const own = media?.alt ?? '';
  // In a field it would send the form; with Ctrl or ⌘ it does. Buttons keep it.
  const whenKey = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isField && event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
  };
  return (
    <div className={block} onKeyDown={whenKey}>
      <div className={blockPicture}>
        {media === undefined ? (
          <Text tone="muted" variant="dashSmall">
            {picture.file}
          </Text>
        ) : (
          <MediaPreview
            alt={picture.alt === '' ? own : picture.alt}
            fit="contain"
            media={media}
            ratio={media.width && media.height ? `${String(media.width)}/${String(media.height)}` : '3/2'}
            size="wide"
          />
        )}
      </div>
      <div className={blockFields}>
        <TextField
          hint="for those who cannot see it"
          label="Alternative text"
          maxLength={1000}
          onChange={({ currentTarget }) => onDescribe('alt', currentTarget.value)}
          placeholder={own === '' ? undefined : own}
          readOnly={isHeld}
          value={picture.alt}
        />
        <TextField
          hint="optional"
          label="Caption"
          maxLength={1000}
          onChange={({ currentTarget }) => onDescribe('caption', currentTarget.value)}
          readOnly={isHeld}
          value={picture.caption}
        />
        {stored === undefined || onChanged === undefined ? null : (
          <SecondLight
            isOff={isHeld}
            media={stored.media}
            name={stored.name}
            onChanged={onChanged}
            path={stored.path}
            ratio={ownRatio(stored.media, '3/2')}
          />
        )}
        <Button disabled={isHeld} edge="always" variant="quiet" size="small" onClick={onRemove}>
          Remove picture
        </Button>
      </div>
    </div>
  );
}
