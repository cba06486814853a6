import type { PreviewContent, Size } from '../../domain/preview.ts';
import { pageElements } from '../elements.ts';
import { watcher } from '../machine-utils.ts';
import type { ContentToShow, FrameToRun, PreviewEvent } from './preview.machine.ts';

/** What the frame says. */
export interface FrameListeners {
  readonly onReady: () => void;
  readonly onMeasured: (size: Size) => void;
  /** Escape, in the panel or in the frame. */
  readonly onLeft: () => void;
}

export interface RunningFrame {
  readonly show: (content: PreviewContent) => void;
  readonly stop: () => void;
}

/** What the preview needs of the browser. */
export interface PreviewPlatform {
  /** Opens the panel around the frame and starts the site within. */
  runFrame(frame: object, listeners: FrameListeners): RunningFrame;
}

/** The I/O of the preview machine. */
export function createPreviewActors(platform: PreviewPlatform) {
  return {
    runFrame: watcher<PreviewEvent, FrameToRun, ContentToShow>(({ input, sendBack, receive }) => {
      const frame = pageElements.find(input.frame);
      if (frame === null) return () => undefined;
      const running = platform.runFrame(frame, {
        onReady: () => sendBack({ type: 'frame.ready' }),
        onMeasured: (size) => sendBack({ type: 'stage.measured', size }),
        onLeft: () => sendBack({ type: 'preview.close' }),
      });
      receive(({ content }) => {
        if (content !== null) running.show(content);
      });
      return running.stop;
    }),
  };
}
