import { Text } from '@vitrine/design-system/components/text';
import { createContext, useContext, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FilePlace } from '../../../machines/project-form/file-state.ts';
import { useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { gatheringPlace } from '../../../machines/project-form/gathering.ts';
import { PublishingForm } from '../../shared/forms/PublishingForm.tsx';
import { useFileEntry } from '../../shared/media/use-file-entry.ts';
import { dropping } from '../../shared/media/dropping.css.ts';
import { page } from '../project-form.css.ts';
import { placeText, readPlace } from './places.ts';

const HoveredPlaceContext = createContext<string | null>(null);

/** Whether a file is dragged over this place. */
export function useIsHovered(place: FilePlace): boolean {
  return useContext(HoveredPlaceContext) === placeText(place);
}

interface FormAreaProps {
  readonly id: string;
  /** The name of the form: a screen reader says it at the first field. */
  readonly label: string;
  /** Called before Submit sends it. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

const anywhere = placeText(gatheringPlace);

/** The form's element. It takes files that are dropped on one of its places or pasted there; dropped beside those, the form finds their places. */
export function FormArea({ id, label, onSubmit, children }: FormAreaProps) {
  const { send, submit } = useProjectForm();
  const element = useRef<HTMLFormElement>(null);
  const take = (place: string, files: readonly File[]) =>
    send({ type: 'files.chosen', place: readPlace(place), files });
  const over = useFileEntry(element, useIsLocked(), take, anywhere);
  return (
    <PublishingForm
      aria-label={label}
      className={page}
      id={id}
      onSubmit={() => {
        onSubmit();
        submit();
      }}
      ref={element}
    >
      <HoveredPlaceContext value={over}>{children}</HoveredPlaceContext>
      {over === anywhere ? (
        <div aria-hidden="true" className={dropping}>
          <Text as="span" tone="ink" variant="dashText">
            Drop anywhere: free frames are filled, and grids made for the rest.
          </Text>
        </div>
      ) : null}
    </PublishingForm>
  );
}
