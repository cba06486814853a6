import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Id } from '../../domain/content.ts';

const name = 'import';

/** The import that an address names: one that was open when the page was reloaded. Null where it names none. */
export function openedInAddress(params: URLSearchParams): Id | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Keeps in the address which import is open, so that a reload, or Back from what it made, comes to its account again. */
export function useOpenedInAddress(opened: Id | null): void {
  const [params, setParams] = useSearchParams();
  const isSaid = openedInAddress(params) === opened;
  useEffect(() => {
    if (isSaid) return;
    setParams(opened === null ? {} : { [name]: String(opened) }, { replace: true, preventScrollReset: true });
  }, [isSaid, opened, setParams]);
}
