import { Button } from '@vitrine/design-system/components/button';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { HomeParts } from '../../api/dashboard/homepage.ts';
import type { Frame, ProjectFile, ProjectSummary } from '../../domain/content.ts';
import { slotTargets } from '../../domain/slot-drop.ts';
import type { HeldMedia } from '../../domain/slot-drop.ts';
import { slotSections } from '../../domain/slots.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { useToasts } from '../../machines/toasts/toasts.react.tsx';
import { DashboardPage } from '../shared/DashboardPage.tsx';
import { mediaName } from '../shared/file-facts.ts';
import { isMediaFailure } from '../shared/media-texts.ts';
import type { ScreenProps } from '../shared/resource.ts';
import { ResourceState } from '../shared/ResourceState.tsx';
import { tellApart } from '../shared/tell-apart.ts';
import { useDeleted } from '../shared/use-deleted.ts';
import { useFileEntry } from '../shared/use-file-entry.ts';
import { placeOf } from './desk.ts';
import type { SlotHands } from './desk.ts';
import { HomeTextsForm } from './HomeTextsForm.tsx';
import { page, sections } from './homepage.css.ts';
import { PutOnDialog } from './PutOnDialog.tsx';
import type { OfferedTarget } from './PutOnDialog.tsx';
import { filesOf, Shelf } from './Shelf.tsx';
import { SlotDragging } from './SlotDragging.tsx';
import { SlotSection } from './SlotSection.tsx';
import { ShelfMediaMachineContext, ShelfProjectsMachineContext } from './machines.ts';

/** The home page's slots and texts (specification, section 2, "Create homepage"); every write reads them again. */
export function HomepageScreen({ resource }: ScreenProps<HomeParts>) {
  const tellDeleted = useDeleted(resource.retry);
  const slots = useRef(new Map<string, SlotHands>());
  const element = useRef<HTMLDivElement>(null);
  const shelfId = useId();
  const [isShelfOpen, setIsShelfOpen] = useState(false);
  const [project, setProject] = useState<ProjectSummary | null>(null);
  const [held, setHeld] = useState<HeldMedia | null>(null);
  // What is to be put on a slot without dragging, and where the focus goes then.
  const [sending, setSending] = useState<{ file: ProjectFile; offered: readonly OfferedTarget[] } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const projects = usePageResource(useProvidedMachine(ShelfProjectsMachineContext), isShelfOpen ? 'all' : null);
  const media = usePageResource(
    useProvidedMachine(ShelfMediaMachineContext),
    project === null ? null : String(project.id),
  );
  const fileOver = useFileEntry(element, false, (place, files) => slots.current.get(place)?.takeFiles(files));
  useForgottenFailures();

  const files = media.value === null ? [] : filesOf(media.value);
  const names = tellApart<Frame>(files, mediaName);
  const nameOf = (file: Frame) => names.get(file) ?? mediaName(file);
  const hold = (file: ProjectFile): HeldMedia | null =>
    project === null ? null : { projectId: project.id, projectTitle: project.title, file };
  const handsOf = ({ section, position }: OfferedTarget['target']) =>
    slots.current.get(placeOf(section.field, position));

  const offer = (file: ProjectFile, button: HTMLButtonElement) => {
    const what = hold(file);
    if (what === null) return;
    opener.current = button;
    const offered = slotTargets.flatMap((target) => {
      const hands = handsOf(target);
      return hands === undefined ? [] : [{ target, title: hands.title, refusal: hands.refuse(target, what) }];
    });
    setSending({ file, offered });
  };

  return (
    <SlotDragging
      find={(id) => {
        const file = files.find((one) => one.id === id);
        return file === undefined ? null : hold(file);
      }}
      held={held}
      nameOf={nameOf}
      onDrop={(target, what) => handsOf(target)?.put(target, what)}
      onHeld={setHeld}
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
                      desk={{ held, fileOver, slots }}
                      key={section.field}
                      onDeleted={tellDeleted}
                      onWritten={resource.retry}
                      section={section}
                      slots={parts}
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
          onPutOn={offer}
          project={project}
          projects={projects}
        />
      ) : null}
      <PutOnDialog
        fileName={sending === null ? null : nameOf(sending.file)}
        offered={sending?.offered ?? []}
        onCancel={() => setSending(null)}
        onClosed={() => opener.current?.focus()}
        onPut={(target) => {
          const what = sending === null ? null : hold(sending.file);
          setSending(null);
          if (what !== null) handsOf(target)?.put(target, what);
        }}
      />
    </SlotDragging>
  );
}

/** A failure's Retry must not outlive its slot. */
function useForgottenFailures(): void {
  const { toasts, dismiss } = useToasts();
  const forget = useEffectEvent(() => {
    for (const { id, text } of toasts) if (isMediaFailure(text)) dismiss(id);
  });
  useEffect(() => () => forget(), []);
}
