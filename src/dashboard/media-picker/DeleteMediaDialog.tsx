import type { ProjectFile } from '../../domain/content.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';
import type { HomeSlots } from '../shared/media/uses.ts';
import { MediaPlacesMachineContext } from '../shared/media/media-machines.ts';
import { useExtensions } from '../shared/page/extensions.ts';
import { describeTexts, describeUse } from './texts.ts';

interface DeleteMediaDialogProps {
  readonly deletion: Confirm<ProjectFile>;
  readonly home: HomeSlots | null;
  readonly onClosed: () => void;
}

/** Asks, and says where the file is used (rulings, "Screens"). */
export function DeleteMediaDialog({ home, ...props }: DeleteMediaDialogProps) {
  const { subject } = props.deletion;
  const isKept = useExtensions().includes('storyPictures');
  const { value: places } = usePageResource(
    useProvidedMachine(MediaPlacesMachineContext),
    isKept && subject?.media.kind === 'image' ? subject.path : null,
  );
  return (
    <DeleteDialog {...props} describe={(file) => [file.name, describeUse(file, home), describeTexts(places ?? [])]} />
  );
}
