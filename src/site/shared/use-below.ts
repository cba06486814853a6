import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Whether what is below the first view is drawn: at once in a document and on a way back, whose scroll position needs it; on a page
 * that is opened within a visit right after what is seen first.
 */
export const useBelow = (): boolean => useDeferredValue(true, useNavigationType() === 'POP');
