import { Text } from '@vitrine/design-system/components/text';
import type { RevisionFile, RevisionPicture } from '../../domain/history.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { figure, sides } from './history.css.ts';
import { changes } from './texts.ts';

/** A picture or film: where it was before and where it was after the save, as visitors saw it. */
export function FileComparison({ picture: { change, before, after } }: { readonly picture: RevisionPicture }) {
  const isOne = change === 'kept' || before === null || after === null;
  const one = after ?? before;
  return (
    <li>
      <Text tone="ink" variant="dashText">
        {changes[change]}
      </Text>
      {isOne ? (
        one === null ? null : (
          <Figure file={one} name={null} />
        )
      ) : (
        <div className={sides}>
          <Figure file={before} name="Before" />
          <Figure file={after} name="After" />
        </div>
      )}
    </li>
  );
}

function Figure({ file: { media, place }, name }: { readonly file: RevisionFile; readonly name: string | null }) {
  return (
    <figure className={figure}>
      <MediaPreview alt={media.alt ?? ''} media={media} ratio="4/3" />
      <Text as="figcaption" variant="dashSmall" wrap="anywhere">
        {[name, place, media.alt === null || media.alt === '' ? null : `“${media.alt}”`]
          .filter((words) => words !== null)
          .join(' · ')}
      </Text>
    </figure>
  );
}
