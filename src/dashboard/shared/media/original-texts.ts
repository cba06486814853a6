import { isolated } from '../../../domain/isolated.ts';
import { describeBytes } from '../../../domain/media-files.ts';
import type { Original } from '../../../domain/originals.ts';

/** 'nadi-master.mov, 63 MB' */
export const describeOriginal = ({ name, bytes }: Pick<Original, 'name' | 'bytes'>): string =>
  `${isolated(name)}, ${describeBytes(bytes)}`;

/** Nothing was changed. */
export const deleteFailed = 'Failed to delete the original. Try again.';
