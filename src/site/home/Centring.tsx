import { useEffectEvent, useLayoutEffect } from 'react';
import { useFrameCentring } from '../../machines/frame-centring/frame-centring.react.tsx';
import type { CentringProps } from './centring-context.ts';

/** Centres the hover frames; draws nothing. */
export function Centring({ frames, onChange }: CentringProps) {
  const centring = useFrameCentring(frames);
  const { centred, isWide } = centring;
  const tell = useEffectEvent(() => {
    onChange(centring);
  });
  useLayoutEffect(() => {
    tell();
  }, [centred, isWide]);
  useLayoutEffect(
    () => () => {
      onChange(null);
    },
    [onChange],
  );
  return null;
}
