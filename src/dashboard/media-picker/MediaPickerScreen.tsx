import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { ProjectMediaInUse } from '../../api/dashboard/reads.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { readWantedSlot } from '../../domain/slots.ts';
import type { WantedSlot } from '../../domain/slots.ts';
import { useMediaPicker } from '../../machines/media-picker/media-picker.react.tsx';
import { useOutcome } from '../shared/use-outcome.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { MediaPickerPage } from './MediaPickerPage.tsx';
import { describeMediaFailure, mediaSent } from '../shared/media/media-texts.ts';
import type { SendingKind } from '../shared/media/media-texts.ts';

/** One project's media, to choose from for a slot of the home page (specification, section 2, "Project media picker"). */
export function MediaPickerScreen(props: ScreenProps<ProjectMediaInUse>) {
  const { id = '' } = useParams();
  const { key } = useLocation();
  // Another project, or the same one for another slot, begins again.
  return <Picker {...props} key={`${id} ${key}`} projectId={id} />;
}

function Picker({ resource, projectId }: ScreenProps<ProjectMediaInUse> & { readonly projectId: string }) {
  const slot = readWantedSlot(useLocation().state);
  const navigate = useNavigate();
  const outcome = useOutcome();
  const picker = useMediaPicker(
    { slot, projectId },
    {
      onSent: () => {
        outcome.succeeded(mediaSent[sendingKind(picker.slot)]);
        navigate(dashboardPaths.homepage, { state: { refresh: true } });
      },
      onFailed: (problem) => {
        const text = describeMediaFailure(sendingKind(picker.slot), problem);
        outcome.failed(text, problem);
      },
    },
  );
  return <MediaPickerPage picker={picker} projectId={projectId} resource={resource} />;
}

/** An empty slot is filled, a filled one changed. */
function sendingKind(slot: WantedSlot | null): SendingKind {
  return (slot?.mediaId ?? null) === null ? 'create' : 'update';
}
