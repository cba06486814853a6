export { SideNav, SideNavGroup, SideNavItem, ViewSiteLink } from './SideNav';
export { SideNavThemeRow } from './SideNavThemeRow';
