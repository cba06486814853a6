import { FilePart } from '@vitrine/contract/file-part';

/** A file that came with a form and now lies, whole and synced, under a temporary name. */
export class Upload extends FilePart {
  /** The name of the form's part that it came as. */
  readonly part: string;
  readonly path: string;
  /** The name the file had where it came from; for messages and records, never for a path. */
  readonly originalName: string;
  readonly bytes: number;

  constructor(part: string, path: string, originalName: string, bytes: number) {
    super();
    this.part = part;
    this.path = path;
    this.originalName = originalName;
    this.bytes = bytes;
  }
}
