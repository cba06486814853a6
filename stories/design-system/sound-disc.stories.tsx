import { SoundDisc } from '@vitrine/design-system/components/sound-disc';
import { useState } from 'react';
import * as css from './component-story.css.ts';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Sound disc' };

function Film({ beginsHeard = false }: { readonly beginsHeard?: boolean }) {
  const [isHeard, setIsHeard] = useState(beginsHeard);
  return (
    <div className={`on-media ${css.onPicture}`}>
      <SoundDisc
        heard={isHeard}
        label={isHeard ? 'Turn sound off' : 'Turn sound on'}
        onToggle={() => setIsHeard(!isHeard)}
      />
    </div>
  );
}

export const States = createComponentStory({
  name: 'Sound disc',

  intent: 'Lets a visitor hear a film, and be rid of its sound.',
  when: 'On a project’s film that has sound, in the corner of its frame.',
  whenNot: 'On films of home and Work, which are silent.',
  accessibility: '44 px. Name and sign say what pressing does. It is always seen, also while its film is paused.',
  states: {
    Muted: () => <Film />,
    Heard: () => <Film beginsHeard />,
  },
});
