export { FullScreenMenu } from './FullScreenMenu';
export { MenuLink } from './MenuLink';
