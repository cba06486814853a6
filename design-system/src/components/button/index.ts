export { Button } from './Button';
export type { ButtonSize, ButtonVariant } from './Button';
export { ButtonLink } from './ButtonLink';
