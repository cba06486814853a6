export { DropZone } from './DropZone';
export { UploadPanel } from './UploadPanel';
