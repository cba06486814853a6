import { useCallback } from 'react';
import type { RefCallback } from 'react';
import { tellHeight } from '../platform/told-height.ts';

/** The `ref` of an element whose height the styles of its parent know. @param property a custom property of the parent */
export function useToldHeight(property: string): RefCallback<HTMLElement> {
  return useCallback((element) => (element === null ? undefined : tellHeight(element, property)), [property]);
}
