import { Button } from '@vitrine/design-system/components/button';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { CrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Spinner } from '@vitrine/design-system/components/spinner';
import { useId, useMemo, useState } from 'react';
import { keysOf } from '../../../domain/keys.ts';
import { fitView, previewViews } from '../../../domain/preview.ts';
import type { PreviewContent, PreviewView } from '../../../domain/preview.ts';
import { usePreviewFrame } from '../../../machines/preview/preview.react.tsx';
import type { Preview } from '../../../machines/preview/preview.react.tsx';
import {
  closing,
  frame as frameClass,
  head,
  panel,
  stage as stageClass,
  state as stateClass,
  title,
  views,
} from './preview.css.ts';

const names: readonly (readonly [PreviewView, string])[] = [
  ['phone', `${String(previewViews.phone)} px`],
  ['desk', `${String(previewViews.desk)} px`],
];

/** The pages between which somebody may choose. */
interface PreviewPages<Page extends string> {
  readonly names: Readonly<Record<Page, string>>;
  readonly chosen: Page;
  readonly onChoose: (page: Page) => void;
}

interface PreviewPanelProps<Page extends string> {
  readonly preview: Preview;
  readonly content: PreviewContent;
  /** Without them there is one. */
  readonly pages?: PreviewPages<Page> | undefined;
}

/** What the form holds, as a visitor will see it. It is opened, and closed by Escape, by what runs the frame. */
export function PreviewPanel<Page extends string = never>({ preview, content, pages }: PreviewPanelProps<Page>) {
  // Kept here, and not by the theme: what is tried in a preview is nobody's choice.
  const [turns, setTurns] = useState(0);
  const turned = useMemo(() => ({ ...content, turns }), [content, turns]);
  const { view, stage, state, attempt, attach, choose, close, retry } = usePreviewFrame(preview.actor, turned);
  const titleId = useId();
  const fit = stage === null ? null : fitView(view, stage);
  return (
    <dialog aria-labelledby={titleId} className={panel}>
      <div className={head}>
        <h2 className={title} id={titleId}>
          Preview
        </h2>
        {pages === undefined ? null : (
          <div aria-label="Page" className={views} role="group">
            {keysOf(pages.names).map((page) => (
              <Button
                aria-pressed={page === pages.chosen}
                key={page}
                onClick={() => pages.onChoose(page)}
                size="small"
                variant={page === pages.chosen ? 'secondary' : 'quietMuted'}
              >
                {pages.names[page]}
              </Button>
            ))}
          </div>
        )}
        <div aria-label="Width" className={views} role="group">
          {names.map(([name, label]) => (
            <Button
              aria-pressed={name === view}
              key={name}
              onClick={() => choose(name)}
              size="small"
              variant={name === view ? 'secondary' : 'quietMuted'}
            >
              {label}
            </Button>
          ))}
        </div>
        <Button disabled={state !== 'showing'} onClick={() => setTurns(turns + 1)} size="small">
          Other light
        </Button>
        <div className={closing}>
          <IconButton label="Close preview" onClick={close}>
            <CrossIcon size={18} />
          </IconButton>
        </div>
      </div>
      <div className={stageClass}>
        <iframe
          className={frameClass}
          key={attempt}
          ref={attach}
          style={fit === null ? undefined : { width: fit.width, height: fit.height, transform: scaled(fit.scale) }}
          title="The page as visitors will see it"
        />
        {state === 'showing' ? null : (
          <div className={stateClass}>
            {state === 'failed' ? (
              <ErrorState onRetry={retry}>The preview could not be opened. What you typed is kept.</ErrorState>
            ) : (
              <Spinner placement="inline" />
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** None at full size: a transformed page is drawn less sharply. */
const scaled = (scale: number): string | undefined => (scale === 1 ? undefined : `scale(${String(scale)})`);
