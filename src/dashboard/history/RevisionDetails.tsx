import { Stack } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { differs, type RevisionDetail, type RevisionPart, type RevisionPicture } from '../../domain/history.ts';
import type { Id } from '../../domain/content.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { summary } from '../shared/forms/disclosure.css.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { FileComparison } from './FileComparison.tsx';
import { parts as words, pictures as picturesClass } from './history.css.ts';
import { RevisionMachineContext } from './machines.ts';
import { TextChange } from './TextChange.tsx';

/** What one save has changed, and below it what it left as it was. */
export function RevisionDetails({ id }: { readonly id: Id }) {
  const resource = usePageResource(useProvidedMachine(RevisionMachineContext), String(id));
  return <ResourceState resource={resource}>{(detail) => <Comparison {...detail} />}</ResourceState>;
}

const isChanged = ({ change }: RevisionPicture) => change !== 'kept';

function Comparison({ parts, pictures }: RevisionDetail) {
  const same = {
    parts: parts.filter((part) => !differs(part)),
    pictures: pictures.filter((picture) => !isChanged(picture)),
  };
  return (
    <Stack gap={3}>
      {parts.some(differs) || pictures.some(isChanged) ? (
        <Shown parts={parts.filter(differs)} pictures={pictures.filter(isChanged)} />
      ) : (
        <Text variant="dashText">It left everything as it was.</Text>
      )}
      {same.parts.length + same.pictures.length === 0 ? null : (
        <details>
          <summary className={summary}>What stayed the same</summary>
          <Shown {...same} />
        </details>
      )}
    </Stack>
  );
}

interface ShownProps {
  readonly parts: readonly RevisionPart[];
  readonly pictures: readonly RevisionPicture[];
}

function Shown({ parts, pictures }: ShownProps) {
  return (
    <Stack gap={3}>
      {parts.length === 0 ? null : (
        <dl className={words}>
          {parts.map((part) => (
            <TextChange key={part.name} part={part} />
          ))}
        </dl>
      )}
      {pictures.length === 0 ? null : (
        <ul className={picturesClass}>
          {pictures.map((picture, index) => (
            <FileComparison key={index} picture={picture} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
