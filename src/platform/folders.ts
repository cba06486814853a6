import type { FolderFile } from '../domain/imports.ts';

/** The files of a chosen folder, each with its place in it. */
export function filesChosen(files: Iterable<File>): readonly FolderFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

function readBatch(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  return new Promise((resolve, reject) => {
    reader.readEntries(resolve, reject);
  });
}

function openFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function filesIn(entry: FileSystemEntry): Promise<readonly FolderFile[]> {
  if (isFile(entry)) {
    // One that cannot be opened was moved meanwhile.
    const file = await openFile(entry).catch(() => null);
    return file === null ? [] : [{ path: entry.fullPath.replace(/^\/+/, ''), file }];
  }
  if (!isDirectory(entry)) return [];
  const reader = entry.createReader();
  const found: FolderFile[] = [];
  // Browsers tell a hundred at a time.
  for (let batch = await readBatch(reader); batch.length > 0; batch = await readBatch(reader)) {
    for (const inner of batch) found.push(...(await filesIn(inner)));
  }
  return found;
}

/** What was dropped: files, and those of folders with their places. To be called while the event is handled. */
export function filesDropped(transfer: DataTransfer): Promise<readonly FolderFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const loose = filesChosen(transfer.files);
  if (entries.length === 0) return Promise.resolve(loose);
  return Promise.all(entries.map(filesIn)).then((found) => found.flat());
}
