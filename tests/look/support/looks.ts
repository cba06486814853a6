import fc from 'fast-check';
import {
  airs,
  builtLook,
  captionPlaces,
  cornerSizes,
  faceIds,
  homeParts,
  voices,
  workForms,
  type Look,
} from '@vitrine/look';

const hex = (from: number, to: number): fc.Arbitrary<string> =>
  fc
    .tuple(...[0, 1, 2].map(() => fc.integer({ min: from, max: to })))
    .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

/** Papers and inks as somebody may choose them, most of them pairs. */
export const colours = fc.record({
  white: fc.record({ surface: hex(190, 255), ink: hex(0, 140) }),
  black: fc.record({ surface: hex(0, 60), ink: hex(90, 255) }),
  accent: hex(0, 255),
});

/** Looks of which colours alone differ. */
export const colouredLooks: fc.Arbitrary<Look> = colours.map((chosen) => ({ ...builtLook, ...chosen }));

/** One's own is a file, which no setting brings along. */
const openFaceIds = faceIds.filter((id) => id !== 'own');

/** The whole space of settings. */
export const looks: fc.Arbitrary<Look> = fc
  .record({
    colours,
    displayFace: fc.constantFrom(...openFaceIds),
    textFace: fc.constantFrom(...openFaceIds),
    voice: fc.constantFrom(...voices),
    air: fc.constantFrom(...airs),
    corners: fc.constantFrom(...cornerSizes),
    captions: fc.constantFrom(...captionPlaces),
    home: fc.shuffledSubarray([...homeParts], { minLength: homeParts.length }),
    work: fc.constantFrom(...workForms),
  })
  .map(({ colours: chosen, ...rest }) => ({ ...builtLook, ...chosen, ...rest }));
