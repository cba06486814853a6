import { inlineVars } from '../../theme/inline-vars';
import { height as heightVar, ratio as ratioVar, skeleton, width as widthVar } from './skeleton.css';

type SkeletonProps = {
  /** True ratio of what will stand here, as `width/height`. */
  ratio?: string;
  /** CSS width; the parent's unless told. */
  width?: string;
  /** CSS height, for a line of text. */
  height?: string;
};

/** A static placeholder for something that is loading. Announce "Loading" once for the whole list, not here. */
export function Skeleton({ ratio, width, height }: SkeletonProps) {
  const measures = inlineVars({ [ratioVar]: ratio, [widthVar]: width, [heightVar]: height });
  return <span aria-hidden="true" className={skeleton} style={measures} />;
}
