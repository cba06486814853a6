import { ButtonLink } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { describeBytes } from '../../../domain/media-files.ts';
import type { Original } from '../../../domain/originals.ts';
import { storedMedia } from '../../../domain/project-form.ts';
import type { FormMedia } from '../../../domain/project-form.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { usePageResource } from '../../../machines/page-resource/page-resource.react.tsx';
import { useFormState } from '../../../machines/project-form/project-form.react.tsx';
import { OriginalsMachineContext } from '../../shared/media/originals.ts';

const OriginalsContext = createContext<readonly Original[]>([]);

/** Reads the originals of the form's films once for all of its slots, and again when others are stored. */
export function FormOriginals({ children }: { readonly children: ReactNode }) {
  const films = useFormState(({ stored }) =>
    storedMedia(stored)
      .filter(({ media }) => media.kind === 'video')
      .map(({ path }) => path)
      .join('\n'),
  );
  const { value } = usePageResource(useProvidedMachine(OriginalsMachineContext), films === '' ? null : films);
  return <OriginalsContext value={value ?? []}>{children}</OriginalsContext>;
}

/** What a stored film was made of, to be downloaded. Nothing where that is not stored. */
export function OriginalLink({ content }: { readonly content: FormMedia }) {
  const originals = useContext(OriginalsContext);
  const path = content.source === 'stored' ? content.path : null;
  const original = originals.find((one) => one.path === path);
  if (original === undefined) return null;
  return (
    <Inline gap={2} wrap>
      <Text as="span" numeric tone="muted" variant="dashSmall">
        {`Original, ${describeBytes(original.bytes)}`}
      </Text>
      <ButtonLink download={original.name} href={original.url} size="small">
        Download <VisuallyHidden>{`the original, ${original.name}`}</VisuallyHidden>
      </ButtonLink>
    </Inline>
  );
}
