import { inlineVars } from '@vitrine/design-system/theme';
import type { SlotFilm } from '../../domain/content.ts';
import type { HomeCarousel } from '../../machines/home-carousel/home-carousel.react.tsx';
import { fill, fillReset, line, progress as progressVar, segment, segments } from './home-carousel.css.ts';

interface CarouselSegmentsProps {
  readonly carousel: HomeCarousel;
  readonly films: readonly SlotFilm[];
  /** Of the film shown, 0 to 1. */
  readonly progress: number;
}

/** One hairline a film: it fills while the film runs and chooses the film when pressed. */
export function CarouselSegments({ carousel, films, progress }: CarouselSegmentsProps) {
  return (
    <div className={segments}>
      {films.map((film, index) => {
        const share = index < carousel.index ? 1 : index === carousel.index ? progress : 0;
        return (
          <button
            aria-current={index === carousel.index ? 'true' : undefined}
            aria-label={`Film ${String(index + 1)} of ${String(films.length)}: ${film.project?.title ?? ''}`}
            className={segment}
            key={film.id}
            onClick={() => {
              carousel.go(index);
            }}
            type="button"
          >
            <span className={line}>
              <span
                className={share === 0 || share === 1 ? `${fill} ${fillReset}` : fill}
                style={inlineVars({ [progressVar]: String(share) })}
              />
            </span>
          </button>
        );
      })}
    </div>
  );
}
