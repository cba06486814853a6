import { Grid as Columns } from '@vitrine/design-system/components/layout';
import { altText } from '../../domain/media.ts';
import type { Frame, Grid } from '../../domain/content.ts';
import { gridFrames, isPortrait, ownRatio, planGrid, ROW_RATIO, type GridPlan } from '../../domain/grids.ts';
import { FramedMedia } from '../shared/FramedMedia.tsx';
import {
  bleed,
  composition,
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

interface ProjectGridsProps {
  readonly grids: readonly Grid[];
  /** What a picture without words of its own is called. */
  readonly title: string;
}

/** The grids of a project, in order, each with its text below (specification, section 2, "Project detail"). */
export function ProjectGrids({ grids, title }: ProjectGridsProps) {
  if (grids.length === 0) return null;
  return (
    <section aria-label="Images" className={gridsClass}>
      {grids.map((grid, index) => (
        <OneGrid grid={grid} key={grid.id ?? index} title={title} />
      ))}
    </section>
  );
}

function OneGrid({ grid, title }: { readonly grid: Grid; readonly title: string }) {
  const plan = planGrid(grid.gridType, grid.frames.length);
  return (
    <>
      <Frames grid={grid} plan={plan} title={title} />
      {grid.text === null ? null : (
        <Columns className={textPlace} nested>
          <p className={textClass}>{grid.text}</p>
        </Columns>
      )}
    </>
  );
}

interface FramesProps {
  readonly grid: Grid;
  readonly plan: GridPlan;
  readonly title: string;
}

function Frames({ grid, plan, title }: FramesProps) {
  const { kind } = plan;
  if (kind === 'empty') return null;
  if (kind === 'single') return <Single grid={grid} title={title} />;
  if (kind === 'carousel') return <ImageCarousel frames={grid.frames} title={title} />;
  if (kind === 'rows') return <Rows frames={grid.frames} title={title} />;
  const largeIndex = kind === 'large-first' ? 0 : kind === 'large-second' ? 1 : -1;
  return (
    <>
      <div className={plan.isFlush ? `${composition[kind]} ${flush}` : composition[kind]}>
        {grid.frames.slice(0, plan.ratios.length).map((frame, index) => (
          <FrameView
            className={index === largeIndex ? large : undefined}
            frame={frame}
            key={frame.id}
            // The large one is as high as its two neighbours together.
            ratio={index === largeIndex ? undefined : plan.ratios[index]}
            title={title}
          />
        ))}
      </div>
      {plan.rest === 0 ? null : <Rows frames={grid.frames.slice(plan.ratios.length)} title={title} />}
    </>
  );
}

interface RowsProps {
  readonly frames: readonly Frame[];
  readonly title: string;
}

/** All frames in order, two a row, an odd last one full width (screens, "other counts"). */
function Rows({ frames, title }: RowsProps) {
  return (
    <div className={rows}>
      {frames.map((frame, index) => (
        <FrameView
          className={index === frames.length - 1 && index % 2 === 0 ? lastOfRows : undefined}
          frame={frame}
          key={frame.id}
          ratio={ROW_RATIO}
          title={title}
        />
      ))}
    </div>
  );
}

/** One frame of any type: full width at its own ratio. A portrait one in G3 stands on its stage (art direction, section 5). */
function Single({ grid, title }: { readonly grid: Grid; readonly title: string }) {
  const [frame] = grid.frames;
  const [advised = ROW_RATIO] = gridFrames[grid.gridType];
  if (frame === undefined) return null;
  if (grid.gridType === 'G3' && isPortrait(frame.media)) {
    return (
      <Columns nested>
        <FrameView className={stage} fit="contain" frame={frame} ratio="4/5" title={title} />
      </Columns>
    );
  }
  return (
    <FrameView
      className={grid.gridType === 'G7' ? bleed : undefined}
      frame={frame}
      ratio={ownRatio(frame.media, advised)}
      title={title}
    />
  );
}

interface FrameViewProps {
  readonly frame: Frame;
  readonly title: string;
  readonly ratio: string | undefined;
  readonly fit?: 'cover' | 'contain';
  readonly className?: string | undefined;
}

function FrameView({ frame, title, ratio, fit = 'cover', className }: FrameViewProps) {
  return (
    <div className={className} data-hover-root="">
      <FramedMedia alt={altText(frame.media, title)} fit={fit} media={frame.media} ratio={ratio} />
    </div>
  );
}
