import { SelectField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { faceIds, type FaceId, type Look } from '@vitrine/look';
import { nameOfFace, openFaces } from '@vitrine/look/faces';
import { useId, type Ref } from 'react';
import { isOpen, textStyle, titleStyle } from './face-style.ts';
import { card, cardName, cardWords, ready, specimen, specimenText, specimenTitle } from './look.css.ts';
import { builtFaceWords, ownFaceWords } from './texts.ts';
import type { OwnFaceInForm } from './use-own-face.ts';

function wordsOf(id: FaceId): string {
  if (id === 'built') return builtFaceWords;
  return isOpen(id) ? openFaces[id].words : ownFaceWords;
}

interface FaceFieldsProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
  readonly disabled: boolean;
  /** The studio's own, which can be chosen where it is there. */
  readonly face: OwnFaceInForm;
  /** What the specimen says in large letters. */
  readonly title: string;
  /** Of the cards of all faces. */
  readonly ref: Ref<HTMLDivElement>;
}

/** The typefaces of titles and of text, each shown in itself. */
export function FaceFields({ look, onChange, disabled, face, title, ref }: FaceFieldsProps) {
  const id = useId();
  const { displayFace, textFace } = look;
  const nameOf = (one: FaceId): string => (one === 'own' && face.own !== null ? face.own.name : nameOfFace(one));
  const isThere = (one: FaceId): boolean => one !== 'own' || face.own !== null;
  const isOffered = (one: FaceId): boolean => isThere(one) || one === displayFace || one === textFace;
  return (
    <>
      <Text as="span" id={id} tone="ink" variant="dashSmall">
        Titles
      </Text>
      <div aria-labelledby={id} className={ready} ref={ref} role="group">
        {faceIds.filter(isOffered).map((one) => (
          <button
            aria-pressed={one === displayFace}
            className={card}
            disabled={disabled}
            key={one}
            // Where all text was set in one face, it stays so.
            onClick={() => onChange({ ...look, displayFace: one, textFace: textFace === displayFace ? one : textFace })}
            type="button"
          >
            <span className={cardName} style={titleStyle(one)}>
              {nameOf(one)}
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
        {faceIds.filter(isOffered).map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      <div aria-hidden="true" className={specimen}>
        <span className={specimenTitle} style={titleStyle(displayFace)}>
          {title}
        </span>
        <span className={specimenText} style={textStyle(textFace)}>
          Salt, light and paper: 24 works from 1998 to today. “Quiet” is a word for it, we think.
        </span>
      </div>
    </>
  );
}
