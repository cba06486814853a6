import { SelectField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { facesWith } from '@vitrine/fonts/faces';
import { faceIds, type FaceId, type Look } from '@vitrine/look';
import { nameOfFace, openFaces, titleWeights, type Faces } from '@vitrine/look/faces';
import { useEffect, useId } from 'react';
import { addFonts } from '../../platform/fonts.ts';
import { card, cardName, cardWords, ready, specimen, specimenText, specimenTitle } from './look.css.ts';
import { builtFaceWords, ownFaceWords } from './texts.ts';

const isOpen = (id: FaceId): id is keyof typeof openFaces => id in openFaces;

/** The family under which the form knows a face. */
const familyOf = (id: FaceId): string => `Look ${id}`;
const stackOf = (id: FaceId): string | undefined => (id === 'built' ? undefined : `"${familyOf(id)}", sans-serif`);
const weightOf = (id: FaceId): number | undefined => (id === 'built' ? undefined : titleWeights(id).display);
const wordsOf = (id: FaceId): string =>
  isOpen(id) ? openFaces[id].words : id === 'own' ? ownFaceWords : builtFaceWords;

/** Each face is fetched when something is first set in it. */
function useFaces(offered: readonly FaceId[], faces: Faces): void {
  useEffect(
    () =>
      addFonts(
        offered.flatMap((id) => {
          const face = id === 'built' ? null : faces.find(id);
          if (face === null) return [];
          const weight = face.weights.join(' ');
          return face.files.map(({ url, letters }) => ({ family: familyOf(id), source: url, weight, letters }));
        }),
      ),
    [offered, faces],
  );
}

const allButOwn = faceIds.filter((id) => id !== 'own');
const openOnly = facesWith(null);

interface FaceFieldsProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
  readonly disabled: boolean;
  /** What the specimen says in large letters. */
  readonly title: string;
}

/** The typefaces of titles and of text, each shown in itself. */
export function FaceFields({ look, onChange, disabled, title }: FaceFieldsProps) {
  const id = useId();
  useFaces(allButOwn, openOnly);
  const { displayFace, textFace } = look;
  return (
    <>
      <Text as="span" id={id} tone="ink" variant="dashSmall">
        Titles
      </Text>
      <div aria-labelledby={id} className={ready} role="group">
        {allButOwn.map((one) => (
          <button
            aria-pressed={one === displayFace}
            className={card}
            disabled={disabled}
            key={one}
            // Who has one face for all keeps one.
            onClick={() => onChange({ ...look, displayFace: one, textFace: textFace === displayFace ? one : textFace })}
            type="button"
          >
            <span className={cardName} style={{ fontFamily: stackOf(one), fontWeight: weightOf(one) }}>
              {nameOfFace(one)}
            </span>
            <span className={cardWords}>{wordsOf(one)}</span>
          </button>
        ))}
      </div>
      <SelectField
        disabled={disabled}
        hint="Everything that is no title"
        label="Text"
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...look, textFace: faceIds.find((one) => one === value) ?? textFace })
        }
        value={textFace}
      >
        {allButOwn.map((one) => (
          <option key={one} value={one}>
            {nameOfFace(one)}
          </option>
        ))}
      </SelectField>
      <div aria-hidden="true" className={specimen}>
        <span className={specimenTitle} style={{ fontFamily: stackOf(displayFace), fontWeight: weightOf(displayFace) }}>
          {title}
        </span>
        <span className={specimenText} style={{ fontFamily: stackOf(textFace) }}>
          Salt, light and paper: 24 works from 1998 to today. “Quiet” is a word for it, we think.
        </span>
      </div>
    </>
  );
}
