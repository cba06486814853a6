import { DropZone } from '@vitrine/design-system/components/drop-zone';
import { useState, type DragEvent } from 'react';
import { oneFileOnly } from '../../domain/media-files.ts';
import { useFocusAtStart, useFocusTargets } from '../shared/focus/focus-targets.ts';
import { fileField } from '../shared/forms/file-field.css.ts';
import { place } from './backup.css.ts';
import { ProofForm } from './ProofForm.tsx';
import { sizeOf, texts } from './texts.ts';

interface RestoreFileProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A backup that lies on the administrator's own disk takes the place of everything. */
export function RestoreFile({ onDone, onCancel }: RestoreFileProps) {
  const targets = useFocusTargets<'file'>();
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useFocusAtStart(targets, 'file');
  const choose = ([chosen, ...more]: readonly File[]) => {
    if (chosen === undefined) return;
    if (more.length === 0) setFile(chosen);
    setFault(more.length === 0 ? null : oneFileOnly);
  };
  const hang = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const title = fault ?? file?.name ?? 'The file of a backup';
  return (
    <ProofForm
      act={file === null ? null : { kind: 'restore', from: file }}
      explanation={texts.restoring}
      kind="restore"
      label="Restore from a file"
      onCancel={onCancel}
      onDone={onDone}
      onIncomplete={() => {
        setFault(texts.noFile);
        targets.focus('file');
      }}
    >
      <div
        className={place}
        onDragEnter={hang}
        onDragLeave={() => setOver(false)}
        onDragOver={hang}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(false);
          choose([...event.dataTransfer.files]);
        }}
      >
        <DropZone state={isOver ? 'over' : 'empty'} title={isOver ? 'Drop here' : title}>
          {isOver ? null : file === null ? 'Choose it, or drop it here' : sizeOf(file.size)}
        </DropZone>
        <input
          accept=".tar,application/x-tar"
          aria-invalid={fault !== null}
          aria-label={title}
          className={fileField}
          onChange={(event) => {
            choose([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
          ref={targets.ref('file')}
          type="file"
        />
      </div>
    </ProofForm>
  );
}
