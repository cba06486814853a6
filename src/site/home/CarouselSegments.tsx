import type { SlotFilm } from '../../domain/content.ts';
import type { HomeCarousel } from '../../machines/home-carousel/home-carousel.react.tsx';
import { fill, filled, line, segment, segments } from './home-carousel.css.ts';
import { useSay } from '../../machines/site-context.ts';
import { titleOf } from '../shared/title-of.ts';

/** The line of each film, which grows with it. Nothing is drawn again for their coming. */
export type Lines = Map<number, Element>;

interface CarouselSegmentsProps {
  readonly carousel: HomeCarousel;
  readonly films: readonly SlotFilm[];
  readonly lines: Lines;
}

/** One hairline a film: it fills while the film runs and chooses the film when pressed. */
export function CarouselSegments({ carousel, films, lines }: CarouselSegmentsProps) {
  const say = useSay();
  return (
    <div className={segments}>
      {films.map((film, index) => {
        return (
          <button
            aria-current={index === carousel.index ? 'true' : undefined}
            // 'Film {number} of {count}: {title}', or 'Picture {number} of {count}: {title}'
            aria-label={say(`${film.media.kind === 'image' ? 'Picture' : 'Film'} {number} of {count}: {title}`, {
              number: index + 1,
              count: films.length,
              title: film.project === null ? '' : titleOf(film.project, say),
            })}
            className={segment}
            key={film.id}
            onClick={() => {
              carousel.actor.send({ type: 'carousel.go', index });
            }}
            type="button"
          >
            <span className={line}>
              <span
                className={index < carousel.index ? `${fill} ${filled}` : fill}
                ref={(line) => {
                  if (line !== null) lines.set(index, line);
                }}
              />
            </span>
          </button>
        );
      })}
    </div>
  );
}
