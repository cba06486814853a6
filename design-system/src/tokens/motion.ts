import tokens from '../../tokens/tokens.json';

/** Times and curves. Colours and opacity run linear, movement runs on `ease`. */
export const motion = tokens.motion;
