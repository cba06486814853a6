import { MediaCaption, MediaFrame, Scrim } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { Skeleton } from '@vitrine/design-system/components/skeleton';
import * as css from './component-story.css.ts';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Media frame' };

export const States = createComponentStory({
  name: 'Media frame',

  intent: 'A box that keeps its ratio, so that nothing moves when the picture arrives.',
  when: 'Every picture and film of the site.',
  whenNot: 'Thumbnails of the dashboard have their own.',
  accessibility:
    'The picture inside has the text alternative. A scrim keeps white words readable on any footage (WCAG 1.4.3).',
  states: {
    'With a picture': () => (
      <MediaFrame ratio="3/2">
        <img alt="Two tins of tea" src="/media/upar/two-tins.jpg" />
      </MediaFrame>
    ),
    Contained: () => (
      <MediaFrame fit="contain" ratio="3/2">
        <img alt="Contour lines" src="/media/upar/tissue.jpg" />
      </MediaFrame>
    ),
    'Colour before the picture': () => <MediaFrame colour="#8a6a55" ratio="3/2" />,
    Waiting: () => (
      <MediaFrame ratio="3/2" waiting>
        <Skeleton ratio="3/2" />
      </MediaFrame>
    ),
    'Scrim and caption': () => (
      <figure data-hover-root="">
        <MediaFrame ratio="3/2">
          <img alt="Ridge line" src="/media/upar/ridge-line.jpg" />
          <div className={css.titleOnMedia}>
            <Scrim edge="bottom" />
            <Text as="span" variant="title">
              Ridge line
            </Text>
          </div>
        </MediaFrame>
        <MediaCaption aside="2023">Upar</MediaCaption>
      </figure>
    ),
  },
});
