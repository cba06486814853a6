import { DropZone } from '@vitrine/design-system/components/drop-zone';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState, type DragEvent, type Ref } from 'react';
import { filesOfFolder, nameOfFolder, type FolderFile } from '../../domain/imports.ts';
import { filesChosen, filesDropped } from '../../machines/importing/importing.react.tsx';
import { fileField } from '../shared/forms/file-field.css.ts';
import { place, ring, way, ways } from './import-site.css.ts';

interface WaysInProps {
  /** Of the field for an export. */
  readonly exportRef: Ref<HTMLInputElement>;
  readonly isOff: boolean;
  readonly onExport: (files: readonly FolderFile[]) => void;
  readonly onFolder: (name: string, files: readonly FolderFile[]) => void;
}

interface WayProps {
  readonly isOff: boolean;
  readonly title: string;
  readonly note: string;
  /** What a browser's dialog is to offer; left out for a folder. */
  readonly accept?: string;
  readonly onFiles: (files: readonly FolderFile[]) => void;
  readonly fieldRef?: Ref<HTMLInputElement>;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A place for files: chosen, or dropped. */
function Way({ isOff, title, note, accept, onFiles, fieldRef }: WayProps) {
  const noteId = useId();
  const [isOver, setOver] = useState(false);
  const hang = (event: DragEvent) => {
    if (isOff || !hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  return (
    <div className={way}>
      <div
        className={`${place} ${ring}`}
        onDragEnter={hang}
        onDragLeave={() => setOver(false)}
        onDragOver={hang}
        onDrop={(event) => {
          if (isOff || !hasFiles(event)) return;
          event.preventDefault();
          setOver(false);
          void filesDropped(event.dataTransfer).then(onFiles);
        }}
      >
        <DropZone state={isOver ? 'over' : 'empty'} title={isOver ? 'Drop here' : title}>
          {isOver ? null : 'Choose it, or drop it here'}
        </DropZone>
        <input
          aria-describedby={noteId}
          aria-label={title}
          className={fileField}
          disabled={isOff}
          onChange={(event) => {
            onFiles(filesChosen(event.currentTarget.files ?? []));
            event.currentTarget.value = '';
          }}
          ref={fieldRef}
          type="file"
          {...(accept === undefined ? { multiple: true, webkitdirectory: '' } : { accept })}
        />
      </div>
      <Text as="span" id={noteId} variant="dashSmall">
        {note}
      </Text>
    </div>
  );
}

/** An export or a backup, or a folder of pictures. */
export function WaysIn({ exportRef, isOff, onExport, onFolder }: WaysInProps) {
  return (
    <div className={ways}>
      <Way
        fieldRef={exportRef}
        accept=".xml,.json,.tar,text/xml,application/xml,application/json,application/x-tar"
        isOff={isOff}
        note="The XML file that WordPress writes under Tools, Export, and Squarespace under Settings, Import & Export; the JSON that Ghost writes under Settings, Export; or the file of a Vitrine backup. It is looked through first: nothing is imported yet."
        onFiles={onExport}
        title="An export or a backup"
      />
      <Way
        isOff={isOff}
        note="Each folder in it becomes a project, named after it, with its pictures and films in the order of their names."
        onFiles={(files) => {
          const own = filesOfFolder(files);
          onFolder(nameOfFolder(own), own);
        }}
        title="A folder of pictures"
      />
    </div>
  );
}
