export { Text } from './Text';
export type { TextTone, TextVariant } from './Text';
