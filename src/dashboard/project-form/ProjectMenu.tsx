import { MenuItem } from '@vitrine/design-system/components/menu';
import type { Id } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { useDuplicate } from '../shared/duplicate/use-duplicate.ts';
import { FormMenu } from '../shared/page/FormMenu.tsx';

interface ProjectMenuProps {
  readonly id: Id;
  /** Of its page; '' where the provider tells none. */
  readonly slug: string;
  /** Visitors do not see it at its address. */
  readonly isHidden: boolean;
  /** What was typed since is not in a copy. */
  readonly isDirty: boolean;
}

/** What leads away from the form of a stored project: its page, its history, a copy. */
export function ProjectMenu({ id, slug, isHidden, isDirty }: ProjectMenuProps) {
  const { isOffered, busyId, duplicate } = useDuplicate();
  return (
    <FormMenu id={id} isHidden={isHidden} kind="project" path={slug === '' ? null : paths.project(slug)}>
      {isOffered ? (
        <MenuItem disabled={busyId !== null} onChoose={() => duplicate(id, isDirty)}>
          Duplicate
        </MenuItem>
      ) : null}
    </FormMenu>
  );
}
