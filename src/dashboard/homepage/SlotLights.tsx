import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { filesIn, type SlotRecord } from '../../domain/slot-drop.ts';
import { SecondLight } from '../shared/media/SecondLight.tsx';
import { useExtensions } from '../shared/page/extensions.ts';
import { summary } from '../shared/forms/disclosure.css.ts';
import { lights } from './slot-lights.css.ts';

interface SlotLightsProps {
  readonly record: SlotRecord;
  /** Of the slot: 'grid item 2' */
  readonly name: string;
  /** `width/height` of the slot. */
  readonly ratio: string;
  readonly isOff: boolean;
  readonly onChanged: () => void;
}

/** What takes the place of a slot's files in the black theme, folded: the page is about what stands in its slots. */
export function SlotLights({ record, name, ratio, isOff, onChanged }: SlotLightsProps) {
  const isKept = useExtensions().includes('secondLight');
  if (!isKept) return null;
  const files = filesIn(record);
  const hasOne = files.some(({ media }) => media.dark !== undefined);
  return (
    <details>
      <summary className={summary}>
        {hasOne ? 'Has a second light' : 'Second light'} <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </summary>
      <div className={lights}>
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
      </div>
    </details>
  );
}
