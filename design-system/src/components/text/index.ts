export { Text } from './Text';
export { asWritten } from './as-written';
export type { TextTone, TextVariant } from './Text';
