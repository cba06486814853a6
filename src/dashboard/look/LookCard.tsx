import { lights, type Look } from '@vitrine/look';
import { derivePalettes } from '@vitrine/look/palette';
import { memo } from 'react';
import { titleStyle } from './face-style.ts';
import { card, cardName, cardWords, letter, spot, swatch, swatches } from './look.css.ts';

/** Both themes of a look, in small and in its own letters. Derived once: a look to begin from stays as it is. */
const Swatches = memo(function Swatches({ look }: { readonly look: Look }) {
  const { palettes } = derivePalettes(look);
  return (
    <span aria-hidden className={swatches}>
      {lights.map((light) => (
        <span
          className={swatch}
          key={light}
          style={{ background: palettes[light].surface, color: palettes[light].ink }}
        >
          <span className={letter} style={titleStyle(look.displayFace)}>
            Aa
          </span>
          <span className={spot} style={{ background: palettes[light].accent }} />
        </span>
      ))}
    </span>
  );
});

interface LookCardProps {
  readonly name: string;
  /** What it is like, in a few words. */
  readonly words?: string;
  readonly look: Look;
  /** It is what the form holds. */
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** A look to begin from. */
export function LookCard({ name, words, look, isChosen, disabled, onChoose }: LookCardProps) {
  return (
    <button aria-pressed={isChosen} className={card} disabled={disabled} onClick={onChoose} type="button">
      <Swatches look={look} />
      <span className={cardName}>{name}</span>
      {words === undefined ? null : <span className={cardWords}>{words}</span>}
    </button>
  );
}
