export { DashboardBody, DashboardFoot } from './DashboardBody';
export { DashboardHead } from './DashboardHead';
export { DashboardBar, DashboardShell } from './DashboardShell';
