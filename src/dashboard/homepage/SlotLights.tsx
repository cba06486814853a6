import { filesIn, type SlotRecord } from '../../domain/slot-drop.ts';
import { FoldedLights } from '../shared/media/FoldedLights.tsx';
import { SecondLight } from '../shared/media/SecondLight.tsx';
import { useExtensions } from '../shared/page/extensions.ts';

interface SlotLightsProps {
  readonly record: SlotRecord;
  /** Of the slot: 'grid item 2' */
  readonly name: string;
  /** `width/height` of the slot. */
  readonly ratio: string;
  readonly isOff: boolean;
  readonly onChanged: () => void;
}

/** What takes the place of a slot's files in the black theme. */
export function SlotLights({ record, name, ratio, isOff, onChanged }: SlotLightsProps) {
  const isKept = useExtensions().includes('secondLight');
  if (!isKept) return null;
  const files = filesIn(record);
  return (
    <FoldedLights hasOne={files.some(({ media }) => media.dark !== undefined)} name={name}>
      {files.map(({ media, path, part }) => (
        <SecondLight
          isOff={isOff}
          key={path}
          media={media}
          name={`${name}${part === 'after' ? ', after hover' : ''}`}
          onChanged={onChanged}
          path={path}
          ratio={ratio}
        />
      ))}
    </FoldedLights>
  );
}
