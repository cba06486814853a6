import { useEffect, useEffectEvent } from 'react';

/** What a page's head says of the form beneath it. */
export interface FormHead {
  readonly isBusy: boolean;
  /** 'Last saved 15:21' */
  readonly note: string | null;
}

/** Before the form has said anything. */
export const restingHead: FormHead = { isBusy: false, note: null };

/** Tells the page's head what the form does. */
export function useFormHead({ isBusy, note }: FormHead, onHeadChange: (head: FormHead) => void): void {
  const tell = useEffectEvent(onHeadChange);
  useEffect(() => {
    tell({ isBusy, note });
  }, [isBusy, note]);
}
