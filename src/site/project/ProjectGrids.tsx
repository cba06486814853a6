import { Grid as Columns } from '@vitrine/design-system/components/layout';
import { asWritten } from '@vitrine/design-system/components/text';
import { altText, ownRatio } from '../../domain/media.ts';
import type { Frame, Grid } from '../../domain/content.ts';
import { gridFrames, isPortrait, isTall, planGrid, ROW_RATIO, type GridPlan } from '../../domain/grids.ts';
import { bleedingSlot, carouselSlot, gridSlot, singleSlot, stageSlot, type Slot } from '../../domain/picture-slots.ts';
import { FramedMedia } from '../shared/FramedMedia.tsx';
import { SaidOnce } from '../shared/FrameDisc.tsx';
import { Island } from '../shared/Island.tsx';
import type { Loading } from '../shared/Picture.tsx';
import { drawRichText } from '../shared/RichText.tsx';
import {
  bleed,
  composition,
  figure,
  flush,
  grids as gridsClass,
  large,
  lastOfRows,
  rows,
  stage,
  text as textClass,
  textPlace,
} from './grids.css.ts';
import { ImageCarousel } from './ImageCarousel.tsx';
import { printed } from './print.css.ts';
import { useSay } from '../../machines/site-context.ts';

interface ProjectGridsProps {
  readonly grids: readonly Grid[];
  /** Alternative text of a picture that has none of its own. */
  readonly title: string;
  /** The first picture can be the largest of a first view that begins with a film: it is not left for later. */
  readonly isBelowFilm: boolean;
}

/** The grids of a project, in order, each with its text below (specification, section 2, "Project detail"). */
export function ProjectGrids({ grids, title, isBelowFilm }: ProjectGridsProps) {
  const say = useSay();
  const moving = grids.map(({ frames }) => frames.some(({ media }) => media.kind === 'video'));
  if (grids.length === 0) return null;
  return (
    <section aria-label={say('Images')} className={gridsClass} data-later="">
      {grids.map((grid, index) => (
        <SaidOnce films={moving} index={index} key={grid.id ?? index}>
          <Island>
            <OneGrid grid={grid} loading={isBelowFilm && index === 0 ? 'soon' : 'later'} title={title} />
          </Island>
        </SaidOnce>
      ))}
    </section>
  );
}

interface OneGridProps {
  readonly grid: Grid;
  readonly title: string;
  /** Of its first frame. */
  readonly loading: Loading;
}

function OneGrid({ grid, title, loading }: OneGridProps) {
  const plan = planGrid(grid.gridType, grid.frames.length);
  const frames = <Frames grid={grid} loading={loading} plan={plan} title={title} />;
  if (grid.text === null) return frames;
  return (
    <figure className={figure}>
      {frames}
      <Columns as="figcaption" className={textPlace} nested>
        <p className={textClass} {...asWritten(grid.text)}>
          {grid.richText ? drawRichText(grid.richText, 0) : grid.text}
        </p>
      </Columns>
    </figure>
  );
}

interface FramesProps extends OneGridProps {
  readonly plan: GridPlan;
}

function Frames({ plan, ...props }: FramesProps) {
  const { grid, title, loading } = props;
  const { kind } = plan;
  if (kind === 'empty') return null;
  if (kind === 'single') return <Single {...props} />;
  if (kind === 'carousel') {
    return (
      <>
        <ImageCarousel frames={grid.frames} loading={loading} title={title} />
        {/* For paper alone, all of them: a browser loads none of these before it prints. */}
        <div className={printed}>
          {grid.frames.map((frame) => (
            <FrameView
              frame={frame}
              key={frame.id}
              loading="later"
              ratio={isPortrait(frame.media) ? '4/5' : '1920/1080'}
              slot={carouselSlot}
              title={title}
            />
          ))}
        </div>
      </>
    );
  }
  if (kind === 'rows') return <Rows frames={grid.frames} loading={loading} title={title} />;
  const largeIndex = kind === 'large-first' ? 0 : kind === 'large-second' ? 1 : -1;
  return (
    <>
      <div className={plan.isFlush ? `${composition[kind]} ${flush}` : composition[kind]}>
        {grid.frames.slice(0, plan.ratios.length).map((frame, index) => (
          <FrameView
            className={index === largeIndex ? large : undefined}
            frame={frame}
            key={frame.id}
            loading={index === 0 ? loading : 'later'}
            // The large one is as high as its two neighbours together.
            ratio={index === largeIndex ? undefined : plan.ratios[index]}
            slot={gridSlot({ kind, isFlush: plan.isFlush, index, ratio: plan.ratios[index], isAcross: false })}
            title={title}
          />
        ))}
      </div>
      {plan.rest === 0 ? null : <Rows frames={grid.frames.slice(plan.ratios.length)} loading="later" title={title} />}
    </>
  );
}

interface RowsProps {
  readonly frames: readonly Frame[];
  readonly title: string;
  /** Of the first one. */
  readonly loading: Loading;
}

/** All frames in order, two a row, an odd last one full width. */
function Rows({ frames, title, loading }: RowsProps) {
  return (
    <div className={rows}>
      {frames.map((frame, index) => {
        const isAcross = index === frames.length - 1 && index % 2 === 0;
        return (
          <FrameView
            className={isAcross ? lastOfRows : undefined}
            frame={frame}
            key={frame.id}
            loading={index === 0 ? loading : 'later'}
            ratio={ROW_RATIO}
            slot={gridSlot({ kind: 'rows', isFlush: false, index, ratio: ROW_RATIO, isAcross })}
            title={title}
          />
        );
      })}
    </div>
  );
}

/**
 * One frame of any type: full width at its own ratio, and whole within the window on its own colour where it is no wider than
 * high. A portrait one in G3 is on its stage.
 */
function Single({ grid, title, loading }: OneGridProps) {
  const [frame] = grid.frames;
  const [advised = ROW_RATIO] = gridFrames[grid.gridType];
  if (frame === undefined) return null;
  if (grid.gridType === 'G3' && isPortrait(frame.media)) {
    return (
      <Columns nested>
        <FrameView className={stage} frame={frame} loading={loading} ratio="4/5" slot={stageSlot} title={title} />
      </Columns>
    );
  }
  const isBleeding = grid.gridType === 'G7';
  return (
    <FrameView
      className={isBleeding ? bleed : undefined}
      frame={frame}
      loading={loading}
      ratio={ownRatio(frame.media, advised)}
      slot={isTall(frame.media) ? stageSlot : isBleeding ? bleedingSlot : singleSlot}
      title={title}
    />
  );
}

interface FrameViewProps {
  readonly frame: Frame;
  readonly title: string;
  readonly ratio: string | undefined;
  readonly slot: Slot;
  readonly loading: Loading;
  readonly className?: string | undefined;
}

function FrameView({ frame, title, ratio, slot, loading, className }: FrameViewProps) {
  return (
    <div className={className} data-hover-root="">
      <FramedMedia
        alt={altText(frame.media, title)}
        canBeHeard
        loading={loading}
        media={frame.media}
        ratio={ratio}
        slot={slot}
      />
    </div>
  );
}
