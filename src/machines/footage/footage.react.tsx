import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Luminance, Shade } from '../../domain/footage.ts';
import { useFilledMachine } from '../filled.react.tsx';
import type { FootageElement } from './footage.machine.ts';

export interface Footage {
  readonly shade: Shade;
  /** Give it to the element that holds the picture or the film. */
  readonly attach: (element: FootageElement | null) => void;
}

/**
 * How dark a header's footage is where words stand on it.
 *
 * @param known what the provider says of it; read once
 */
export function useFootage(known: Luminance | null): Footage {
  const actor = useActorRef(useFilledMachine('footage'), { input: { known } });
  const shade = useSelector(actor, (snapshot) => snapshot.context.shade);
  const attach = useCallback(
    (element: FootageElement | null) => {
      actor.send(element === null ? { type: 'element.detached' } : { type: 'element.attached', element });
    },
    [actor],
  );
  return { shade, attach };
}
