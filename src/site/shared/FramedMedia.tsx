import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { useCallback, useState, type ReactNode } from 'react';
import type { Media } from '../../domain/content.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { useFilm } from '../../machines/film/film.react.tsx';
import { useProvided } from '../../machines/machine-context.ts';
import { SoundContext } from './sound-context.ts';
import { FilmView } from './FilmView.tsx';
import { box } from './framed-media.css.ts';
import { FrameDisc } from './FrameDisc.tsx';
import { groundOf } from './ground.ts';
import { Picture, type Loading } from './Picture.tsx';

interface FramedMediaProps {
  /** Null leaves the frame empty. */
  readonly media: Media | null;
  /** `''` where the text beside it says the same. */
  readonly alt: string;
  /** `width/height`; without it the frame fills its parent. */
  readonly ratio?: string | undefined;
  readonly mobileRatio?: string | undefined;
  /** The frame's place in the layout, by which the picture's size and fit are chosen. */
  readonly slot: Slot;
  readonly loading?: Loading;
  /** A film plays only while this holds (and while it is half visible, and films are not paused). */
  readonly isShown?: boolean;
  /** It is shown, but plays only while this holds. */
  readonly isWished?: boolean;
  /** A film that has sound can be heard here. */
  readonly canBeHeard?: boolean;
  readonly className?: string | undefined;
  /** Over it, below the controls. */
  readonly children?: ReactNode;
}

/**
 * A picture or a looping film in a frame that keeps its place. A film carries the pause disc, seen when pointed at or
 * focused and always on touch screens (WCAG 2.2.2). A picture that cannot be shown leaves the empty frame, not the
 * browser's broken image. Goes into an element with `data-hover-root`.
 */
export function FramedMedia({ media, alt, ratio, mobileRatio, slot, loading = 'later', ...rest }: FramedMediaProps) {
  const { isShown = true, isWished = isShown, canBeHeard, className, children } = rest;
  const [broken, setBroken] = useState<string | null>(null);
  const [sound, setSound] = useState<ReactNode>(null);
  const isBroken = media !== null && broken === media.url;
  return (
    <div
      className={className === undefined ? box : `${box} ${className}`}
      onErrorCapture={({ target }) => {
        if (media?.kind !== 'image') return;
        // Of a pair, the other may be whole.
        if (media.dark !== undefined && target instanceof HTMLElement) target.style.visibility = 'hidden';
        else setBroken(media.url);
      }}
    >
      <MediaFrame {...(media === null ? {} : groundOf(media))} fit={slot.fit} mobileRatio={mobileRatio} ratio={ratio}>
        {media === null ? null : media.kind === 'video' ? (
          <Film
            alt={alt}
            isWished={isWished}
            loading={loading}
            media={media}
            onSound={canBeHeard && media.sound ? setSound : undefined}
            slot={slot}
          />
        ) : isBroken ? (
          <MissingPicture alt={alt} />
        ) : (
          <Picture alt={alt} loading={loading} media={media} slot={slot} />
        )}
      </MediaFrame>
      {children}
      {media?.kind === 'video' && isShown ? <FrameDisc /> : null}
      {isShown ? sound : null}
    </div>
  );
}

function MissingPicture({ alt }: { readonly alt: string }) {
  return alt === '' ? null : <span aria-label={alt} role="img" />;
}

interface FilmProps {
  readonly media: Media;
  readonly alt: string;
  readonly slot: Slot;
  readonly loading: Loading;
  readonly isWished: boolean;
  /** Of a film that can be heard: is given the control of its sound once that is there, and null when it goes. */
  readonly onSound: ((control: ReactNode) => void) | undefined;
}

function Film({ isWished, onSound, ...rest }: FilmProps) {
  const film = useFilm(isWished);
  const load = useProvided(SoundContext);
  const follow = useCallback(
    (video: HTMLVideoElement) => {
      if (load === null || onSound === undefined) return undefined;
      let isGone = false;
      void load().then(
        (Control) => {
          if (!isGone) onSound(<Control film={video} />);
        },
        // Without its control a film stays muted.
        () => undefined,
      );
      return () => {
        isGone = true;
        onSound(null);
      };
    },
    [load, onSound],
  );
  return <FilmView {...rest} film={film} follow={follow} isLooping />;
}
