/** A file part of a received form. A provider extends it; validators distinguish it from a text by `instanceof`. */
export abstract class FilePart {
  abstract readonly bytes: number;
}
