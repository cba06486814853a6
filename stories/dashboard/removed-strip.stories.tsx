import { Button } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { RemovedStrip } from '../../src/dashboard/shared/removal/RemovedStrip.tsx';
import { placesOf, putBack, takeOut } from '../../src/domain/removal.ts';
import type { Restorable } from '../../src/domain/removal.ts';
import { createComponentStory } from '../design-system/component-story.tsx';

export default { title: 'Dashboard/Removed strip' };

function undo(): void {
  // These states only show how it looks.
}

function List() {
  const [list, setList] = useState<Restorable<string>>({ items: ['Ritika', 'Kabir', 'Meera'], removed: [] });
  return (
    <div>
      {placesOf(list).map((place) =>
        place.kind === 'removed' ? (
          <RemovedStrip
            key={`removed ${place.item}`}
            onUndo={() => setList(putBack(list, place.which))}
            text={`${place.item} removed.`}
          />
        ) : (
          <Inline gap={3} key={place.item}>
            <Text variant="dashText">{place.item}</Text>
            <Button
              aria-label={`Remove ${place.item}`}
              onClick={() => setList(takeOut(list, place.index))}
              size="small"
              variant="quiet"
            >
              Remove
            </Button>
          </Inline>
        ),
      )}
    </div>
  );
}

export const States = createComponentStory({
  name: 'Removed strip',

  intent: 'The place of an item that was removed from a list in a form, and the way back.',
  when: 'A removal that nothing has stored yet: a grid, a frame, a credit, a point of About.',
  whenNot: 'A deletion that the provider has carried out: a toast with Undo, and Recently deleted.',
  accessibility:
    'Undo takes the focus of the button that has gone, described by the sentence beside it; there is no time limit.',
  states: {
    'A row': () => <RemovedStrip onUndo={undo} text="Credit removed." />,
    'A block': () => <RemovedStrip look="block" onUndo={undo} text="Grid 3 removed." />,
    'A line': () => <RemovedStrip look="line" onUndo={undo} text="Picture removed." />,
    Off: () => <RemovedStrip isOff onUndo={undo} text="Credit removed." />,
    'In a list': List,
  },
});
