import { useState } from 'react';
import type { ProjectFile } from '../../../domain/content.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { usePageResource } from '../../../machines/page-resource/page-resource.react.tsx';
import { fileSize } from './file-facts.ts';
import { FileWeightMachineContext } from './media-machines.ts';

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Size and weight of a file in words: what the provider says of it, and what it leaves out as the loaded file itself has
 * it.
 */
export function useFileFacts(file: ProjectFile): {
  readonly text: string;
  readonly onLoaded: (size: PixelSize) => void;
} {
  const [loaded, setLoaded] = useState<PixelSize | null>(null);
  const isWeighed = file.bytes === null && loaded !== null;
  const weight = usePageResource(useProvidedMachine(FileWeightMachineContext), isWeighed ? file.media.url : null);
  const media = file.media.width === null || file.media.height === null ? { ...file.media, ...loaded } : file.media;
  return { text: fileSize({ media, bytes: file.bytes ?? weight.value }), onLoaded: setLoaded };
}
