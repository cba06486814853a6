import { FilePart } from '@vitrine/contract/file-part';

/** A file that came with a form and now lies, whole and synced, under a temporary name. */
export class Upload extends FilePart {
  readonly path: string;
  /** The name the file had where it came from; for messages and records, never for a path. */
  readonly originalName: string;
  readonly bytes: number;

  constructor(path: string, originalName: string, bytes: number) {
    super();
    this.path = path;
    this.originalName = originalName;
    this.bytes = bytes;
  }
}
