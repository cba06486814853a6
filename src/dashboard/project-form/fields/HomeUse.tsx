import { Text } from '@vitrine/design-system/components/text';
import type { Id } from '../../../domain/content.ts';
import type { VisibilityChoice } from '../../../domain/publication.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { usePageResource } from '../../../machines/page-resource/page-resource.react.tsx';
import { listUses } from '../../shared/media/uses.ts';
import { HomeSlotsMachineContext } from '../../shared/slots/machines.ts';

interface HomeUseProps {
  readonly projectId: Id;
  /** As the form has it now, saved or not. */
  readonly visibility: VisibilityChoice | '';
}

/** Where the home page shows the project, and whether it goes on with that; nothing where it does not, or that is not known. */
export function HomeUse({ projectId, visibility }: HomeUseProps) {
  const { value } = usePageResource(useProvidedMachine(HomeSlotsMachineContext), 'all');
  if (value === null) return null;
  const { headervideo, homepagevideo, homepagegrid } = value;
  const slots = { headerFilms: headervideo ?? [], homeFilms: homepagevideo ?? [], grid: homepagegrid ?? [] };
  const places = listUses(slots, (slot) => String(slot.projectId) === String(projectId));
  if (places === null) return null;
  const isShown = visibility === 'public' || visibility === '';
  return (
    <Text variant="dashSmall">
      {isShown
        ? `The home page shows it as ${places}.`
        : `It stands on the home page as ${places}. Like this, visitors are not shown it there, and what is left closes up.`}
    </Text>
  );
}
