import { IconButton } from '@vitrine/design-system/components/icon-button';
import { shallowEqual } from '@xstate/react';
import { Focus, Replace } from 'lucide-react';
import { fileName } from '../../../domain/media.ts';
import { darkGrid } from '../../../domain/new-second-light.ts';
import { mediaId } from '../../../domain/project-form.ts';
import type { ChosenMedia, FormMedia, StoredMedia } from '../../../domain/project-form.ts';
import type { FilePlace } from '../../../machines/project-form/file-state.ts';
import { useFilesAt, useFormState, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { CaptionsField } from '../../shared/media/CaptionsField.tsx';
import { FoldedLights } from '../../shared/media/FoldedLights.tsx';
import { KeepInView } from '../../shared/media/in-view/KeepInView.tsx';
import { LightHalves } from '../../shared/media/LightHalves.tsx';
import { ReplaceEverywhere } from '../../shared/media/replace/ReplaceEverywhere.tsx';
import { SecondLight } from '../../shared/media/SecondLight.tsx';
import { SoundField } from '../../shared/media/SoundField.tsx';
import { useExtensions } from '../../shared/page/extensions.ts';
import { placeInForm } from './places.ts';
import { everywhere, inView } from './slot.css.ts';

/** The file name of a picture or film. */
export function mediaName(content: FormMedia): string {
  return content.source === 'chosen' ? content.file.name : fileName(content.path);
}

/** Chooses what of a picture stays in view: of a new one it is saved with the form, of a stored one at once. */
export function InView({ content, isOff, name, place }: InViewProps) {
  const { send } = useProjectForm();
  const here = useFormState(({ values }) => placeInForm(values, place, content), shallowEqual);
  return (
    <KeepInView
      here={[here]}
      media={content.media}
      name={mediaName(content)}
      onKept={(media) => send({ type: 'view.kept', of: mediaId(content), media })}
      path={content.source === 'chosen' ? null : content.path}
    >
      {(open, ref) =>
        isOff ? null : (
          <span className={inView}>
            <IconButton label={`Choose what of ${name} stays in view`} onClick={open} place="media" ref={ref}>
              <Focus aria-hidden="true" size={18} strokeWidth={1.5} />
            </IconButton>
          </span>
        )
      }
    </KeepInView>
  );
}

/** What takes the place of a stored file in the black theme: it is saved at once, not with the form. */
export function BothLights({ content, isOff, name, ratio }: EverywhereProps & { readonly ratio: string }) {
  const { send } = useProjectForm();
  const isKept = useExtensions().includes('secondLight');
  if (!isKept) return null;
  const { media, path } = content;
  const hasOne = media.dark !== undefined;
  return (
    <FoldedLights hasOne={hasOne} isOpen={hasOne} key={path} name={name}>
      <SecondLight
        isOff={isOff}
        media={media}
        name={name}
        onChanged={(now) => send({ type: 'view.kept', of: mediaId(content), media: now })}
        path={path}
        ratio={ratio}
      />
    </FoldedLights>
  );
}

/** What takes the place of a new picture in the black theme: it is sent with it. Films have theirs once they are stored. */
export function NewLights({ content, isOff, name, ratio }: NewLightsProps) {
  const { send } = useProjectForm();
  const place = { grid: darkGrid(content.key), slot: 0 };
  const { arrival, refusals } = useFilesAt(place);
  if (!useExtensions().includes('secondLight') || content.media.kind === 'video') return null;
  const hasOne = content.media.dark !== undefined;
  const canUndo = content.darkBefore !== undefined;
  const isComing = arrival !== 'none';
  return (
    <FoldedLights hasOne={hasOne} isOpen={hasOne || canUndo || isComing} key={content.key} name={name}>
      <LightHalves
        isBusy={isComing}
        isOff={isOff}
        media={content.media}
        name={name}
        onRemove={() => send({ type: 'dark.changed', of: content.key, to: 'none' })}
        onTake={(file) => send({ type: 'files.chosen', place, files: [file] })}
        onUndo={canUndo ? () => send({ type: 'dark.changed', of: content.key, to: 'before' }) : null}
        problem={refusals.length === 0 ? null : refusals.join(' ')}
        ratio={ratio}
        working="Checking …"
      />
    </FoldedLights>
  );
}

interface NewLightsProps extends Pick<EverywhereProps, 'isOff' | 'name'> {
  readonly content: ChosenMedia;
  readonly ratio: string;
}

/** Whether visitors can hear a stored film: it is saved at once, not with the form. Nothing at what has no sound. */
export function Sound({ content, isOff, name }: EverywhereProps) {
  const { send } = useProjectForm();
  const { media, path } = content;
  if (media.sound === undefined) return null;
  return (
    <SoundField
      file={content}
      isOff={isOff}
      key={path}
      name={`film of ${name}`}
      onSaved={(sound) => send({ type: 'view.kept', of: mediaId(content), media: { ...media, sound } })}
    />
  );
}

/** The captions of a stored film: they are saved at once, not with the form. */
export function Captions({ content, isOff, name }: EverywhereProps) {
  const { send } = useProjectForm();
  const { media, path } = content;
  return (
    <CaptionsField
      isOff={isOff}
      media={media}
      name={`film of ${name}`}
      onSaved={(captions) => send({ type: 'view.kept', of: mediaId(content), media: { ...media, captions } })}
      path={path}
    />
  );
}

/** Puts a new file in place of a stored one, here and wherever else it is shown: at once, not with the form. */
export function Everywhere({ content, isOff, name }: EverywhereProps) {
  const { send } = useProjectForm();
  const { path, media, bytes = null } = content;
  return (
    <ReplaceEverywhere
      bytes={bytes}
      media={media}
      name={`file of ${name}`}
      onReplaced={(now) =>
        send({ type: 'file.replaced', of: path, path: now.path, media: now.media, bytes: now.bytes ?? undefined })
      }
      path={path}
    >
      {(open, ref) =>
        isOff ? null : (
          <span className={everywhere}>
            <IconButton label={`Replace file of ${name} everywhere`} onClick={open} place="media" ref={ref}>
              <Replace aria-hidden="true" size={18} strokeWidth={1.5} />
            </IconButton>
          </span>
        )
      }
    </ReplaceEverywhere>
  );
}

interface EverywhereProps {
  readonly content: StoredMedia;
  readonly isOff: boolean;
  readonly name: string;
}

interface InViewProps {
  readonly content: FormMedia;
  readonly isOff: boolean;
  readonly name: string;
  readonly place: FilePlace;
}
