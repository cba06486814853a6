import { Button } from '@vitrine/design-system/components/button';
import type { ProjectFile } from '../../../domain/content.ts';
import { ownRatio } from '../../../domain/media.ts';
import { AltTextField } from './AltTextField.tsx';
import { CaptionsField } from './CaptionsField.tsx';
import { KeepInView } from './in-view/KeepInView.tsx';
import { action } from './media-care.css.ts';
import { PosterChooser } from './PosterChooser.tsx';
import { ReplaceEverywhere } from './replace/ReplaceEverywhere.tsx';
import { SecondLight } from './SecondLight.tsx';
import { SoundField } from './SoundField.tsx';

interface MediaCareProps {
  readonly file: ProjectFile;
  /** Its distinct accessible name. */
  readonly name: string;
  /** Called after a change of the file, to read it again. */
  readonly onWritten: () => void;
}

/** What can be done with a stored file wherever it stands: alt text, sound, poster, what takes its place in the black theme, what stays in view, another file. */
export function MediaCare({ file, name, onWritten }: MediaCareProps) {
  if (!file.hasDetails) return null;
  return (
    <>
      <AltTextField file={file} name={name} onSaved={onWritten} />
      {file.media.sound === undefined ? null : (
        <SoundField file={file} key={file.path} name={name} onSaved={() => onWritten()} />
      )}
      <CaptionsField media={file.media} name={name} onSaved={onWritten} path={file.path} />
      {file.media.kind === 'video' ? <PosterChooser file={file} name={name} onSaved={onWritten} /> : null}
      <SecondLight
        media={file.media}
        name={name}
        onChanged={onWritten}
        path={file.path}
        ratio={ownRatio(file.media, '3/2')}
      />
      <KeepInView media={file.media} name={name} onKept={onWritten} path={file.path}>
        {(open, ref) => (
          <div className={action}>
            <Button
              aria-label={`Keep in view: ${name}`}
              edge="always"
              onClick={open}
              ref={ref}
              size="small"
              variant="quiet"
            >
              Keep in view
            </Button>
          </div>
        )}
      </KeepInView>
      <ReplaceEverywhere {...file} name={name} onReplaced={onWritten}>
        {(open, ref) => (
          <div className={action}>
            <Button
              aria-label={`Replace everywhere: ${name}`}
              edge="always"
              onClick={open}
              ref={ref}
              size="small"
              variant="quiet"
            >
              Replace everywhere
            </Button>
          </div>
        )}
      </ReplaceEverywhere>
    </>
  );
}
