import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { Panel } from '@vitrine/design-system/components/panel';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ProjectMedia, ProjectSummary } from '../../domain/content.ts';
import { acceptedFiles } from '../../domain/media-files.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import type { SlotPart } from '../../domain/slot-drop.ts';
import { describeAdvised, slotLayout } from '../../domain/slots.ts';
import { useSlotNow } from '../../machines/homepage/homepage.react.tsx';
import type { SlotRef } from '../../machines/homepage/homepage.react.tsx';
import type { PickedSlot, SlotPicker } from '../../machines/homepage/slot-picker.react.tsx';
import { ownWords } from '../shared/messages.ts';
import { ProjectSearch } from '../shared/forms/ProjectSearch.tsx';
import { useExtensions } from '../shared/page/extensions.ts';
import type { Resource } from '../shared/page/resource.ts';
import { NoProjects } from '../shared/page/NoProjects.tsx';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { PickTiles } from './PickTiles.tsx';
import { hiddenInput, hint, tools, ways } from './panel.css.ts';
import { filesOf } from './Shelf.tsx';
import { describePress } from './texts.ts';
import { takesStills } from '../../domain/slots.ts';
import { wantedState } from './wanted-state.ts';
import { named } from '../shared/named.ts';

interface SlotPanelProps {
  readonly picker: SlotPicker;
  /** The slot that is filled. */
  readonly slot: SlotRef | undefined;
  readonly projects: Resource<readonly ProjectSummary[]>;
  /** Whose media are shown; null while the projects are read, and where there is none. */
  readonly project: ProjectSummary | null;
  readonly media: Resource<ProjectMedia>;
  readonly onClosed: () => void;
}

const parts = [
  ['before', 'Before hover'],
  ['after', 'After hover'],
] as const;

/** A project's media over Create Homepage: one press chooses what the slot shows, and sends it. */
export function SlotPanel({ picker, slot, projects, project, media, onClosed }: SlotPanelProps) {
  const knowsStills = useExtensions().includes('homeStills');
  const record = useSlotNow(slot)?.context.record ?? null;
  const wanted = picker.slot;
  const layout = wanted === null ? null : slotLayout(wanted.field, wanted.position);
  const name = layout === null ? '' : `${layout.section.slotName} ${String(wanted?.position)}`;
  const close = () => picker.send({ type: 'picker.close' });
  return (
    <Panel
      note={name}
      onClose={close}
      onClosed={onClosed}
      open={picker.isOpen}
      title={record === null ? 'Add Media' : 'Edit Media'}
      tools={
        wanted === null || layout === null ? null : (
          <div className={tools}>
            {projects.value === null || projects.value.length === 0 ? (
              <span />
            ) : (
              <ProjectSearch
                label="Project"
                onTake={({ id }) => picker.send({ type: 'project.choose', projectId: id })}
                placeholder={project === null ? 'Search by title' : named(project.title)}
                projects={projects.value}
              />
            )}
            <div className={ways}>
              <FileButton
                name={name}
                onFiles={(files) => {
                  close();
                  slot?.send({ type: 'files.choose', files, takesStills: knowsStills, project });
                }}
              />
              <ButtonLink asChild>
                <Link state={wantedState({ ...wanted, record })} to={dashboardPaths.allMedia}>
                  All media
                </Link>
              </ButtonLink>
            </div>
            {wanted.field === 'homepagegrid' && record !== null ? (
              <PartChoice onPart={(part) => picker.send({ type: 'part.choose', part })} slot={wanted} />
            ) : null}
            <div className={hint}>
              <Text variant="dashSmall">
                {`${describeAdvised(layout.row)}. ${describePress(wanted, record !== null, media.value !== null && takesStills(filesOf(media.value)))}`}
              </Text>
            </div>
          </div>
        )
      }
    >
      <ResourceState describe={ownWords} resource={projects}>
        {(all) =>
          all.length === 0 || project === null || wanted === null ? (
            <NoProjects />
          ) : (
            <ResourceState describe={ownWords} resource={media}>
              {(found) => (
                <PickTiles
                  files={filesOf(found)}
                  onChoose={(what) => picker.send({ type: 'media.choose', media: what })}
                  project={project}
                  record={record}
                  wanted={wanted}
                />
              )}
            </ResourceState>
          )
        }
      </ResourceState>
    </Panel>
  );
}

interface PartChoiceProps {
  readonly slot: PickedSlot;
  readonly onPart: (part: SlotPart) => void;
}

/** Which of a cell's two media is chosen. */
function PartChoice({ slot, onPart }: PartChoiceProps) {
  return (
    <Inline gap={2} wrap>
      {parts.map(([part, label]) => (
        <Button
          aria-pressed={slot.part === part}
          key={part}
          onClick={() => onPart(part)}
          size="small"
          variant={slot.part === part ? 'primary' : 'secondary'}
        >
          {label}
        </Button>
      ))}
    </Inline>
  );
}

interface FileButtonProps {
  /** 'grid item 2' */
  readonly name: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the browser's own file dialog. */
function FileButton({ name, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>Choose file</Button>
      <input
        accept={acceptedFiles}
        aria-label={`Choose file for ${name}`}
        className={hiddenInput}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </>
  );
}
