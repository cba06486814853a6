import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { ThemeName } from '../../tokens/colour';
import { centreOf } from '../../utilities/centre-of';
import type { Spot } from '../../utilities/centre-of';
import { black, dot, group, white, word } from './theme-switch.css';

type ThemeSwitchProps = {
  theme: ThemeName;
  /** `from` is the middle of the half: the new theme may open there. */
  onChoose: (theme: ThemeName, from: Spot) => void;
  /** Name of the group. */
  label: string;
  /** Names of the halves. */
  names: Readonly<Record<ThemeName, string>>;
};

const halves = [
  { theme: 'white', className: white },
  { theme: 'black', className: black },
] as const;

const arrowKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** The end of every public page: two halves, one for each theme. One tab stop, arrow keys choose (ARIA radio group). */
export function ThemeSwitch({ theme, onChoose, label, names }: ThemeSwitchProps) {
  const buttons = useRef<Partial<Record<ThemeName, HTMLButtonElement | null>>>({});

  function chooseOtherByArrow(event: KeyboardEvent<HTMLButtonElement>, from: ThemeName) {
    if (!arrowKeys.has(event.key)) return;
    event.preventDefault();
    // With two halves every arrow leads to the other one.
    const other: ThemeName = from === 'white' ? 'black' : 'white';
    const half = buttons.current[other];
    half?.focus();
    onChoose(other, centreOf(half ?? event.currentTarget));
  }

  return (
    <div aria-label={label} className={group} data-turns="" role="radiogroup">
      {halves.map((half) => {
        const chosen = half.theme === theme;
        return (
          <button
            aria-checked={chosen}
            className={half.className}
            key={half.theme}
            onClick={(event) => {
              onChoose(half.theme, centreOf(event.currentTarget));
            }}
            onKeyDown={(event) => {
              chooseOtherByArrow(event, half.theme);
            }}
            ref={(element) => {
              buttons.current[half.theme] = element;
            }}
            role="radio"
            tabIndex={chosen ? 0 : -1}
            type="button"
          >
            <span className={word}>{names[half.theme]}</span>
            {chosen ? <span aria-hidden="true" className={dot} /> : null}
          </button>
        );
      })}
    </div>
  );
}
