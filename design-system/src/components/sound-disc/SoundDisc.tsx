import { DiscButton } from '../disc-button';
import { Svg } from '../icon/Svg';

type SoundDiscProps = {
  /** The film is heard. */
  heard: boolean;
  onToggle: () => void;
  /** What pressing does. */
  label: string;
};

const loudspeaker = 'M1 4.8h2.4L7 1.8v10.4L3.4 9.2H1z';

/** Turns the sound of one film on and off. On a dark ground of its own, as it lies on films. */
export function SoundDisc({ heard, label, onToggle }: SoundDiscProps) {
  return (
    <DiscButton label={label} onClick={onToggle} plate>
      <Svg box={14}>
        <path d={loudspeaker} fill="currentColor" stroke="none" />
        <path d={heard ? 'M9 4.4a3.7 3.7 0 0 1 0 5.2M10.8 2.6a6.2 6.2 0 0 1 0 8.8' : 'M9 5l4 4M13 5 9 9'} />
      </Svg>
    </DiscButton>
  );
}
