export { Toast, ToastLink } from './Toast';
export { ToastRegion } from './ToastRegion';
