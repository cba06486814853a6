import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useState } from 'react';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import { describeBytes } from '../../domain/media-files.ts';
import type { Original } from '../../domain/originals.ts';
import { useConfirm } from '../../machines/confirm/confirm.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { DeleteDialog } from '../shared/lists/DeleteDialog.tsx';
import { neighbourOf } from '../shared/lists/neighbour.ts';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { distinctNames } from '../shared/media/distinct-names.ts';
import { deleteFailed, describeOriginal } from '../shared/media/original-texts.ts';
import { DeleteOriginalMachineContext, OriginalsMachineContext } from '../shared/media/originals.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { filmIntro, missing, originalFacts, originalRow, originals as list } from './all-media.css.ts';

/** The files that films were made of, to be downloaded or deleted. Not there where none is stored, or the provider keeps none. */
export function Originals({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  const [isOpen, setIsOpen] = useState(false);
  // Deleted since they were read.
  const [gone, setGone] = useState<ReadonlySet<Id>>(new Set());
  const { value, retry } = usePageResource(useProvidedMachine(OriginalsMachineContext), 'all');
  const outcome = useOutcome();
  const targets = useFocusTargets<'opener' | `delete ${Id}`>();
  const announceDeleted = useDeleted(() => {
    setGone(new Set());
    retry();
  });
  const shown = (value ?? []).filter(({ id }) => !gone.has(id));
  const deletion = useConfirm(useProvidedMachine(DeleteOriginalMachineContext), {
    onActed: ({ id }, undo) => {
      const next = neighbourOf(shown, id);
      targets.afterDialog(next === undefined ? 'opener' : `delete ${next.id}`, 'opener');
      setGone(new Set([...gone, id]));
      announceDeleted('Original deleted successfully!', 'Original', undo);
    },
    onFailed: (problem) => {
      outcome.failed(deleteFailed, problem);
      // The toast has shown the failure; the dialog can be opened again.
      deletion.cancel();
      // Read again: the refusal shows that the provider's state differs.
      if (problem.kind === 'http') retry();
    },
  });
  // It stays while it is open, so that the focus has a place when the last one is deleted.
  if (shown.length === 0 && !isOpen) return null;
  const names = distinctNames(shown, ({ name }) => name);
  const bytes = shown.reduce((sum, original) => sum + original.bytes, 0);
  return (
    <section aria-label="Originals of films" className={missing}>
      <Button aria-expanded={isOpen} ref={targets.ref('opener')} onClick={() => setIsOpen(!isOpen)}>
        {`Originals of films (${String(shown.length)})`}
      </Button>
      {isOpen ? (
        <>
          <div className={filmIntro}>
            <Text variant="dashSmall">
              {shown.length === 0
                ? 'No original is stored any more. The films made of them stay as they are.'
                : `The files that these films were made of, ${describeBytes(bytes)} in all. Visitors never see them: only you can download them.`}
            </Text>
          </div>
          <ul className={list}>
            {[...names].map(([original, name]) => (
              <li className={originalRow} key={original.id}>
                <div className={originalFacts}>
                  <Text variant="dashSmall">{original.name}</Text>
                  <Text numeric tone="muted" variant="dashSmall">
                    {[describeBytes(original.bytes), titleOf(original, projects)].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <Inline gap={2}>
                  <ButtonLink download={original.name} href={original.url} size="small">
                    Download <VisuallyHidden>{name}</VisuallyHidden>
                  </ButtonLink>
                  <Button
                    aria-label={`Delete ${name}`}
                    onClick={() => {
                      targets.afterDialog(`delete ${original.id}`, 'opener');
                      deletion.ask('Are you sure you want to delete this original?', original);
                    }}
                    ref={targets.ref(`delete ${original.id}`)}
                    size="small"
                    variant="quietMuted"
                  >
                    Delete
                  </Button>
                </Inline>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <DeleteDialog
        deletion={deletion}
        describe={(original) => [describeOriginal(original), 'The film that was made of it stays.']}
        onClosed={targets.dialogClosed}
      />
    </section>
  );
}

/** The project that its film belongs to; `''` where it is not among these. */
function titleOf({ projectId }: Original, projects: readonly ProjectSummary[]): string {
  return projects.find(({ id }) => String(id) === String(projectId))?.title ?? '';
}
