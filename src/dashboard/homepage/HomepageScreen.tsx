import { Button } from '@vitrine/design-system/components/button';
import { useId, useMemo, useRef, useState } from 'react';
import type { HomeParts } from '../../api/dashboard/homepage.ts';
import type { Frame, Id, ProjectFile, ProjectSummary } from '../../domain/content.ts';
import type { HeldMedia } from '../../domain/slot-drop.ts';
import { slotSections } from '../../domain/slots.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useHomepage } from '../../machines/homepage/homepage.react.tsx';
import type { SlotRecords } from '../../machines/homepage/homepage.react.tsx';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { mediaName } from '../shared/media/file-facts.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { distinctNames } from '../shared/media/distinct-names.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { useFileEntry } from '../shared/media/use-file-entry.ts';
import { HomeTextsForm } from './HomeTextsForm.tsx';
import { page, sections } from './homepage.css.ts';
import { PutOnDialog } from './PutOnDialog.tsx';
import { filesOf, Shelf } from './Shelf.tsx';
import { SlotDragging } from './SlotDragging.tsx';
import { SlotSection } from './SlotSection.tsx';
import { ShelfMediaMachineContext, ShelfProjectsMachineContext } from './machines.ts';

function recordsOf({ headerFilms, homeFilms, grid }: HomeParts): SlotRecords {
  return { headervideo: headerFilms, homepagevideo: homeFilms, homepagegrid: grid };
}

/** The home page's slots and texts (specification, section 2, "Create homepage"); every write reads them again. */
export function HomepageScreen({ resource }: ScreenProps<HomeParts>) {
  const announceDeleted = useDeleted(resource.retry);
  const { value } = resource;
  const records = useMemo(() => (value === null ? null : recordsOf(value)), [value]);
  const { slots, held, reached, isAsking, media: asked, offered, send } = useHomepage(records);
  const element = useRef<HTMLDivElement>(null);
  const targets = useFocusTargets<`put ${Id}`>();
  const shelfId = useId();
  const [isShelfOpen, setIsShelfOpen] = useState(false);
  const [project, setProject] = useState<ProjectSummary | null>(null);
  const projects = usePageResource(useProvidedMachine(ShelfProjectsMachineContext), isShelfOpen ? 'all' : null);
  const media = usePageResource(
    useProvidedMachine(ShelfMediaMachineContext),
    project === null ? null : String(project.id),
  );
  const fileOver = useFileEntry(element, false, (slot, files) => send({ type: 'files.drop', slot, files }));

  const files = media.value === null ? [] : filesOf(media.value);
  const names = distinctNames<Frame>(files, mediaName);
  const nameOf = (file: Frame) => names.get(file) ?? mediaName(file);
  const hold = (file: ProjectFile | undefined): HeldMedia | null =>
    project === null || file === undefined ? null : { projectId: project.id, projectTitle: project.title, file };

  return (
    <SlotDragging
      find={(id) => hold(files.find((file) => file.id === id))}
      held={held}
      nameOf={nameOf}
      reached={reached}
      send={send}
    >
      <DashboardPage
        actions={
          <Button
            aria-controls={isShelfOpen ? shelfId : undefined}
            aria-expanded={isShelfOpen}
            onClick={() => setIsShelfOpen(!isShelfOpen)}
          >
            Project media
          </Button>
        }
        heading="Create Homepage"
      >
        <div ref={element}>
          <ResourceState resource={resource}>
            {(parts) => (
              <div className={page}>
                <div className={sections}>
                  {slotSections.map((section) => (
                    <SlotSection
                      fileOver={fileOver}
                      held={held}
                      isRead={records?.[section.field] !== null}
                      key={section.field}
                      onDeleted={announceDeleted}
                      onWritten={resource.retry}
                      section={section}
                      slots={slots}
                    />
                  ))}
                </div>
                <HomeTextsForm onWritten={resource.retry} read={parts.texts} />
              </div>
            )}
          </ResourceState>
        </div>
      </DashboardPage>
      {isShelfOpen ? (
        <Shelf
          id={shelfId}
          media={media}
          nameOf={nameOf}
          onProject={setProject}
          onPutOn={(file) => {
            const what = hold(file);
            if (what === null) return;
            targets.afterDialog(`put ${file.id}`);
            send({ type: 'media.offer', media: what });
          }}
          project={project}
          projects={projects}
          targets={targets}
        />
      ) : null}
      <PutOnDialog
        fileName={asked === null ? '' : nameOf(asked.file)}
        isOpen={isAsking}
        offered={offered}
        onCancel={() => send({ type: 'offer.cancel' })}
        onClosed={targets.dialogClosed}
        onPut={(target) => send({ type: 'target.choose', target })}
      />
    </SlotDragging>
  );
}
