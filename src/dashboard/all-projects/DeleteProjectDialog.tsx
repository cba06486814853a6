import type { ProjectSummary } from '../../domain/content.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';
import { describeUse } from './uses.ts';
import type { ProjectsInUse } from './uses.ts';

interface DeleteProjectDialogProps {
  readonly deletion: Confirm<ProjectSummary>;
  readonly home: ProjectsInUse['home'];
  readonly onClosed: () => void;
}

/** Asks, and says where the project is used (rulings, "Screens"). */
export function DeleteProjectDialog({ home, ...props }: DeleteProjectDialogProps) {
  return (
    <DeleteDialog
      {...props}
      describe={({ id, title }) => [
        title,
        describeUse(id, home),
        'Projects that name it under Discover More will no longer do so.',
      ]}
    />
  );
}
