import { SoundDisc } from '@vitrine/design-system/components/sound-disc';
import { onMedia } from '@vitrine/design-system/theme';
import { useEffect, useState } from 'react';
import { useSay } from '../../machines/site-context.ts';
import type { SoundControlProps } from '../shared/sound-context.ts';
import type { HearFilm } from './film-hearing.ts';
import { place } from './sound-control.css.ts';

/**
 * Turns the sound of one film on and off, in the corner of its frame (decision 060): muted at first, and heard for as long as its visitor
 * looks at it and at no other. It is always seen: nothing else says that there is sound.
 * @param hear the same for all films of the page
 */
export function SoundControl({ film, hear }: SoundControlProps & { readonly hear: HearFilm }) {
  const [isHeard, setHeard] = useState(false);
  const say = useSay();
  useEffect(() => (isHeard ? hear(film, () => setHeard(false)) : undefined), [film, hear, isHeard]);
  return (
    <span className={`${onMedia} ${place}`}>
      <SoundDisc
        heard={isHeard}
        label={say(isHeard ? 'Turn sound off' : 'Turn sound on')}
        onToggle={() => setHeard(!isHeard)}
      />
    </span>
  );
}
