import { DropZone, UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Drop zone' };

export const States = createComponentStory({
  name: 'Drop zone',

  intent: 'The looks of an empty slot for a file, and of a file on its way into it.',
  when: 'Around a file input, which the label of the caller holds.',
  whenNot: 'Alone: it takes no files by itself.',
  accessibility:
    'The input inside is what the keyboard reaches. A rejection says what would be right. Progress has role progressbar.',
  states: {
    Empty: () => <DropZone title="Choose an image">or drop it here</DropZone>,
    Rejected: () => (
      <DropZone state="rejected" title="Choose an image">
        Please select a valid image file.
      </DropZone>
    ),
    Uploading: () => <UploadPanel fileName="two-tins.jpg" percent={62} />,
  },
});
