import { Button } from '@vitrine/design-system/components/button';
import { useId, useMemo, useRef, useState } from 'react';
import type { HomeParts } from '../../api/dashboard/homepage.ts';
import type { Frame, Id, ProjectFile, ProjectSummary } from '../../domain/content.ts';
import { projectToOpen } from '../../domain/last-project.ts';
import type { HeldMedia, SlotRecords } from '../../domain/slot-drop.ts';
import type { HeldSlot } from '../../domain/slot-move.ts';
import { slotSections } from '../../domain/slots.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useHomepage } from '../../machines/homepage/homepage.react.tsx';
import { slotId } from '../../machines/homepage/slot.rules.ts';
import { useSlotPicker } from '../../machines/homepage/slot-picker.react.tsx';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { unseenIds } from '../../domain/publication.ts';
import { useExtensions } from '../shared/page/extensions.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { holdings } from '../shared/page/holdings.ts';
import { HistoryLink } from '../shared/page/HistoryLink.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { mediaName } from '../shared/media/file-facts.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { NoProjects } from '../shared/page/NoProjects.tsx';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { distinctNames } from '../shared/media/distinct-names.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { useFileEntry } from '../shared/media/use-file-entry.ts';
import { HomeTextsForm } from './HomeTextsForm.tsx';
import { page, sections } from './homepage.css.ts';
import { PutOnDialog } from './PutOnDialog.tsx';
import { filesOf, Shelf } from './Shelf.tsx';
import { SlotDragging } from './SlotDragging.tsx';
import { SlotPanel } from './SlotPanel.tsx';
import { SlotSection } from './SlotSection.tsx';
import { nameOfSlot } from './texts.ts';
import { useSlotInAddress } from './use-slot-in-address.ts';
import { useMoveRequests, useMoveToasts } from './use-moves.ts';
import { ShelfMediaMachineContext, ShelfProjectsMachineContext } from './machines.ts';

function recordsOf({ headerFilms, homeFilms, grid }: HomeParts): SlotRecords {
  return { headervideo: headerFilms, homepagevideo: homeFilms, homepagegrid: grid };
}

/** The home page's slots and texts (specification, section 2, "Create homepage"); every write reads them again. */
export function HomepageScreen({ resource }: ScreenProps<HomeParts>) {
  const announceDeleted = useDeleted(resource.retry);
  const { value } = resource;
  const records = useMemo(() => (value === null ? null : recordsOf(value)), [value]);
  const tellMove = useMoveToasts(resource.retry);
  const { slots, moves, held, reached, isAsking, media: asked, offered, send } = useHomepage(records, tellMove);
  useMoveRequests(moves, send);
  const picker = useSlotPicker(({ target, media: chosen }) => send({ type: 'media.send', target, media: chosen }));
  const element = useRef<HTMLDivElement>(null);
  const targets = useFocusTargets<`put ${Id}` | `slot ${string}`>();
  const shelfId = useId();
  const [isShelfOpen, setIsShelfOpen] = useState(false);
  const [project, setProject] = useState<ProjectSummary | null>(null);
  // A home page without anything may be without projects.
  const isBare = records !== null && Object.values(records).every((list) => list?.length === 0);
  // Slots of projects that are not public say so.
  const extensions = useExtensions();
  const knowsDrafts = extensions.includes('publication');
  const projects = usePageResource(
    useProvidedMachine(ShelfProjectsMachineContext),
    isShelfOpen || picker.isOpen || isBare || knowsDrafts ? 'all' : null,
  );
  const unseen = useMemo(() => unseenIds(projects.value ?? []), [projects.value]);
  const pickedProject = projects.value === null ? null : projectToOpen(projects.value, picker.projectId);
  const pickedMedia = usePageResource(
    useProvidedMachine(ShelfMediaMachineContext),
    picker.isOpen && pickedProject !== null ? String(pickedProject.id) : null,
  );
  const pickedId = picker.slot === null ? '' : slotId(picker.slot.field, picker.slot.position);
  const media = usePageResource(
    useProvidedMachine(ShelfMediaMachineContext),
    project === null ? null : String(project.id),
  );
  const takesStills = extensions.includes('homeStills');
  const fileOver = useFileEntry(element, false, (slot, files) =>
    send({ type: 'files.drop', slot, files, takesStills }),
  );

  const files = media.value === null ? [] : filesOf(media.value);
  const names = distinctNames<Frame>(files, mediaName);
  const nameOf = (file: Frame) => names.get(file) ?? mediaName(file);
  const hold = (file: ProjectFile | undefined): HeldMedia | null =>
    project === null || file === undefined ? null : { projectId: project.id, projectTitle: project.title, file };

  const slotAt = (id: Id): HeldSlot | null => {
    const { field, position, record = null } = slots[id]?.getSnapshot().context ?? {};
    return field === undefined || position === undefined || record === null ? null : { field, position, record };
  };

  // Whoever comes for an empty slot comes to fill it.
  useSlotInAddress(Object.keys(slots).length > 0, targets, (field, position) => {
    if (records?.[field] === null || slotAt(slotId(field, position)) !== null) return;
    picker.send({ type: 'picker.open', slot: { field, position, part: 'before' }, projectId: null });
  });

  return (
    <SlotDragging
      find={(id) => slotAt(id) ?? hold(files.find((file) => file.id === id))}
      held={held}
      nameOf={(id) => {
        const file = files.find((one) => one.id === id);
        return file === undefined ? nameOfSlot(String(id)) : nameOf(file);
      }}
      reached={reached}
      send={send}
    >
      <DashboardPage
        actions={
          <>
            <HistoryLink kind="homepage" />
            <Button
              aria-controls={isShelfOpen ? shelfId : undefined}
              aria-expanded={isShelfOpen}
              onClick={() => setIsShelfOpen(!isShelfOpen)}
            >
              Project media
            </Button>
          </>
        }
        heading="Create Homepage"
        note={holdings.homepage}
      >
        <div ref={element}>
          <ResourceState resource={resource}>
            {(parts) => (
              <div className={page}>
                <div className={sections}>
                  {isBare && projects.value?.length === 0 ? <NoProjects /> : null}
                  {slotSections.map((section) => (
                    <SlotSection
                      fileOver={fileOver}
                      held={held}
                      isRead={records?.[section.field] !== null}
                      key={section.field}
                      moves={moves}
                      problem={resource.problem}
                      onDeleted={announceDeleted}
                      onPick={(slot, part) => {
                        const { field, position, record } = slot.getSnapshot().context;
                        const projectId = record?.projectId ?? null;
                        picker.send({ type: 'picker.open', slot: { field, position, part }, projectId });
                      }}
                      onWritten={resource.retry}
                      section={section}
                      slots={slots}
                      targets={targets}
                      unseen={unseen}
                    />
                  ))}
                </div>
                <HomeTextsForm onWritten={resource.retry} problem={resource.problem} read={parts.texts} />
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
          onProject={(chosen) => {
            setProject(chosen);
            picker.send({ type: 'project.choose', projectId: chosen.id });
          }}
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
      <SlotPanel
        media={pickedMedia}
        onClosed={() => targets.focus(`slot ${pickedId}`)}
        picker={picker}
        project={pickedProject}
        projects={projects}
        slot={slots[pickedId]}
      />
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
