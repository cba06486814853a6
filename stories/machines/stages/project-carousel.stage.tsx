import { ImageCarousel } from '../../../src/site/project/ImageCarousel.tsx';
import { Services } from '../lab/Services.tsx';
import type { StageSetting } from '../lab/setting.ts';
import { files } from './samples.ts';

const pictures = files.filter(({ media }) => media.kind === 'image');

/** A G3 grid of a project with several images. */
export const setting: StageSetting = {
  input: { count: pictures.length },
  signs: {
    showing: { role: 'button', name: 'Next image' },
    resting: { role: 'img', name: 'Upar' },
  },
  draw: () => (
    <Services>
      <ImageCarousel frames={pictures} title="Upar" />
    </Services>
  ),
};
