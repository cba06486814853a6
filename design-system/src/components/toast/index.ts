export { Toast } from './Toast';
export { ToastRegion } from './ToastRegion';
