import { createElement } from 'react';
import type { ReactNode, Ref } from 'react';
import { inlineVars } from '../../theme/inline-vars';
import { cx } from '../../utilities/cx';
import {
  darkGround,
  fill,
  fit as fitClass,
  frame,
  ground,
  mobileRatio as mobileRatioVar,
  ratio as ratioVar,
  rounded as roundedClass,
  waiting as waitingClass,
} from './media-frame.css';

type MediaFrameProps = {
  as?: 'div' | 'span';
  /** `width/height`, such as "428/600". Without it the frame fills its parent. */
  ratio?: string | undefined;
  /** Another ratio up to 726 px. */
  mobileRatio?: string | undefined;
  /** Dominant colour of the picture, shown until it has arrived. */
  colour?: string | undefined;
  /** The same in the black theme; `colour` unless told. */
  darkColour?: string | undefined;
  /** `contain` shows all of a picture, in a frame that is never higher than the window. */
  fit?: keyof typeof fitClass;
  /** The themes on whose surfaces the picture has no edge of its own: there a hairline is drawn inside the frame. */
  near?: 'white' | 'black' | 'white black' | undefined;
  /** The picture has not arrived yet; when this ends it fades in. */
  waiting?: boolean;
  /** Corners of the dashboard's thumbnails; on the site they stay square. */
  rounded?: boolean;
  ref?: Ref<HTMLElement>;
  /** `img`, `video`, scrims and controls; pictures fill the frame. */
  children?: ReactNode;
};

/** A box that keeps its ratio, so nothing moves when the picture arrives. Pictures never zoom. */
export function MediaFrame({
  as = 'div',
  ratio,
  mobileRatio,
  colour,
  darkColour,
  fit = 'cover',
  near,
  waiting = false,
  rounded = false,
  children,
  ref,
}: MediaFrameProps) {
  const tag: string = as;
  const style = inlineVars({
    [ratioVar]: ratio,
    [mobileRatioVar]: mobileRatio ?? ratio,
    [ground]: colour,
    [darkGround]: darkColour,
  });
  const classes = cx(
    frame,
    ratio === undefined && fill,
    fitClass[fit],
    waiting && waitingClass,
    rounded && roundedClass,
  );
  return createElement(tag, { className: classes, 'data-near': near, style, ref }, children);
}
