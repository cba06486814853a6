import { DiscButton, PlaybackDisc } from '@vitrine/design-system/components/disc-button';
import { ArrowIcon } from '@vitrine/design-system/components/icon';
import { useState } from 'react';
import * as css from './component-story.css.ts';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Disc button' };

function Films() {
  const [isPlaying, setIsPlaying] = useState(true);
  return (
    <div className={`on-media ${css.onPicture}`}>
      <PlaybackDisc
        label={isPlaying ? 'Pause films' : 'Play films'}
        onToggle={() => setIsPlaying(!isPlaying)}
        plate
        playing={isPlaying}
      />
    </div>
  );
}

export const States = createComponentStory({
  name: 'Disc button',

  intent: 'A round control over media, and only there: everything else on the site is rectangular.',
  when: 'Arrows of a carousel, stop and start of films.',
  whenNot: 'On paper: Button or IconButton.',
  accessibility:
    '44 px. Name and sign of PlaybackDisc say what pressing does; it stops all films of the page (WCAG 2.2.2).',
  states: {
    Arrow: () => (
      <div className={`on-media ${css.onPicture}`}>
        <DiscButton label="Next image">
          <ArrowIcon />
        </DiscButton>
      </div>
    ),
    'On a plate': () => (
      <div className={`on-media ${css.onPicture}`}>
        <DiscButton label="Next image" plate>
          <ArrowIcon />
        </DiscButton>
      </div>
    ),
    Playback: () => <Films />,
  },
});
