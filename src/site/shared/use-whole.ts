import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Whether the whole page is drawn, or its first view alone. A document is whole, and so is a page on the way back, whose scroll position
 * needs it; a page that is opened within a visit becomes it right after its first view is there.
 */
export const useWhole = (): boolean => useDeferredValue(true, useNavigationType() === 'POP');
