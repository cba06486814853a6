import tokens from '../../tokens/tokens.json';

/** Ratios of frames per grid type and place, as `width/height`. */
export const frameRatios = tokens.media;
