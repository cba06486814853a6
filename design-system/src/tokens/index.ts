/**
 * The design's values, typed. For tools, tests and style files; components' markup should need none of them.
 * Application code takes its values from `@vitrine/design-system/theme`, which costs no bytes of this file.
 */
export * from './colour';
export * from './contrast';
export * from './media';
export * from './motion';
export * from './shape';
export * from './space';
export * from './type';
