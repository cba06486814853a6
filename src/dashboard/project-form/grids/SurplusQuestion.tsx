import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import type { FormGrid } from '../../../domain/project-form.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { region } from '../media/slot.css.ts';
import { question } from './frames.css.ts';

/** More files were chosen than the grid has slots for: they may get grids of their own. */
export function SurplusQuestion({ grid }: { readonly grid: FormGrid }) {
  const { send } = useProjectForm();
  const isOff = useIsLocked();
  const count = useFormState(({ surplus }) => (surplus?.grid === grid.key ? surplus.files.length : 0));
  return (
    <div className={count === 0 ? region : question} role="status">
      {count === 0 ? null : (
        <>
          <Text as="span" tone="ink" variant="dashText">
            {count === 1 ? 'Put the other one into a new grid?' : `Put the other ${String(count)} into a new grid?`}
          </Text>
          <Button disabled={isOff} onClick={() => send({ type: 'surplus.placed' })} size="small">
            New grid
          </Button>
          <Button disabled={isOff} onClick={() => send({ type: 'surplus.dropped' })} size="small" variant="quiet">
            Leave out
          </Button>
        </>
      )}
    </div>
  );
}
