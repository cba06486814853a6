import { inlineVars } from '../../theme/inline-vars';
import { cx } from '../../utilities/cx';
import { done, file, line, panel, percentage, plain as plainClass, share, track } from './drop-zone.css';

type UploadPanelProps = {
  fileName: string;
  /** 0 to 100. */
  percent: number;
  /** Without a ground of its own, in a strip that has one. */
  plain?: boolean;
};

/** How far a file has come, inside the slot it goes to. */
export function UploadPanel({ fileName, percent, plain = false }: UploadPanelProps) {
  const whole = Math.round(percent);
  const text = `${String(whole)}%`;
  return (
    <div className={cx(panel, plain && plainClass)}>
      <div className={line}>
        <span className={file}>{fileName}</span>
        <span className={percentage}>{text}</span>
      </div>
      <div
        aria-label={`Upload of ${fileName}`}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={whole}
        className={track}
        role="progressbar"
        style={inlineVars({ [share]: text })}
      >
        <div className={done} />
      </div>
    </div>
  );
}
