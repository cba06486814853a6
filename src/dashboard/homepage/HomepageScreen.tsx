import type { HomeParts } from '../../api/homepage.ts';
import { slotSections } from '../../domain/slots.ts';
import { DashboardPage } from '../shared/DashboardPage.tsx';
import type { ScreenProps } from '../shared/resource.ts';
import { useDeleted } from '../shared/use-deleted.ts';
import { ResourceState } from '../shared/ResourceState.tsx';
import { HomeTextsForm } from './HomeTextsForm.tsx';
import { page, sections } from './homepage.css.ts';
import { SlotSection } from './SlotSection.tsx';

/** The home page's slots and texts (specification, section 2, "Create homepage"); every write reads them again. */
export function HomepageScreen({ resource }: ScreenProps<HomeParts>) {
  const tellDeleted = useDeleted(resource.retry);
  return (
    <DashboardPage heading="Create Homepage">
      <ResourceState resource={resource}>
        {(slots) => (
          <div className={page}>
            <div className={sections}>
              {slotSections.map((section) => (
                <SlotSection
                  key={section.field}
                  onDeleted={tellDeleted}
                  onWritten={resource.retry}
                  section={section}
                  slots={slots}
                />
              ))}
            </div>
            <HomeTextsForm onWritten={resource.retry} read={slots.texts} />
          </div>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
