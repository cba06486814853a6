import { ButtonLink } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Text } from '@vitrine/design-system/components/text';
import { Link } from 'react-router-dom';
import type { ProjectFile, ProjectSummary } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { isShownAt, refusePut, targetAt } from '../../domain/slot-drop.ts';
import type { HeldMedia, SlotRecord } from '../../domain/slot-drop.ts';
import type { PickedSlot } from '../../machines/homepage/slot-picker.react.tsx';
import { distinctNames } from '../shared/media/distinct-names.ts';
import { mediaName } from '../shared/media/file-facts.ts';
import { tiles } from '../shared/media/pick-tile.css.ts';
import { PickTile } from '../shared/media/PickTile.tsx';
import { refusal as refusalClass } from './panel.css.ts';
import { isolated } from '../../domain/isolated.ts';
import { named } from '../shared/named.ts';

interface PickTilesProps {
  readonly files: readonly ProjectFile[];
  readonly project: ProjectSummary;
  readonly wanted: PickedSlot;
  /** What is in the slot. */
  readonly record: SlotRecord | null;
  readonly onChoose: (media: HeldMedia) => void;
}

/**
 * A project's media as one may choose them for the slot. Those that it cannot take come last; a reason that holds
 * for all of them is said once.
 */
export function PickTiles({ files, project, wanted, record, onChoose }: PickTilesProps) {
  const target = targetAt(wanted.field, wanted.position, wanted.part);
  if (files.length === 0 || target === null) {
    return (
      <EmptyState
        action={
          <ButtonLink asChild>
            <Link to={dashboardPaths.editProject(project.id)}>{`Add media to ${isolated(named(project.title))}`}</Link>
          </ButtonLink>
        }
      >
        No media available
      </EmptyState>
    );
  }
  const names = distinctNames(files, mediaName);
  const choices = files.map((file) => {
    const held = { projectId: project.id, projectTitle: project.title, file };
    return {
      file,
      held,
      isShown: isShownAt(target, record, held),
      refusal: refusePut(target, record ?? undefined, held),
    };
  });
  const [first] = choices;
  const reason = first?.refusal ?? null;
  const isForAll = reason !== null && choices.every(({ refusal }) => refusal === reason);
  const usableFirst = [
    ...choices.filter(({ refusal }) => refusal === null),
    ...choices.filter(({ refusal }) => refusal !== null),
  ];
  return (
    <>
      {isForAll ? (
        <div className={refusalClass}>
          <Text tone="ink" variant="dashText">
            {reason}
          </Text>
        </div>
      ) : null}
      <ul aria-label={`Media of ${named(project.title)}`} className={tiles}>
        {usableFirst.map(({ file, held, isShown, refusal }) => (
          <PickTile
            file={file}
            key={file.id}
            look={isShown ? 'shown' : refusal === null ? 'open' : 'refused'}
            name={names.get(file) ?? file.name}
            onChoose={() => onChoose(held)}
            said={isShown ? 'Shown now' : isForAll ? null : refusal}
          />
        ))}
      </ul>
    </>
  );
}
