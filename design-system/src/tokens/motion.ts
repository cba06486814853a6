import tokens from '../../tokens/tokens.json';

/** Times and curves. Colours and opacity run linear, movement runs on `ease`. */
export const motion = tokens.motion;

/** How a control answers the pointer and the focus: whatever of its looks changes, unhurried. */
export const answer = ['background-color', 'border-color', 'box-shadow', 'color', 'opacity']
  .map((property) => `${property} ${motion.media} linear`)
  .join(', ');
