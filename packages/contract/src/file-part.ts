/** A file part of a form. A provider extends it with what it knows of a received file; validators ask for `instanceof`. */
export abstract class FilePart {}
