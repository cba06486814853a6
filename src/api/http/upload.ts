import { ProblemError } from '../problem.ts';
import { either } from './either.ts';
import { UPLOAD_SILENCE } from './time-limits.ts';

/** How much of a request's body has been sent, in bytes. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** Sends a request whose body is this form, as `fetch` does, and reports its progress. The signal aborts it. */
export type SendForm = (
  request: Request,
  form: FormData,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
) => Promise<Response>;

/** Sends a request whose body is this form. */
export type SendLimited = (
  request: Request,
  form: FormData,
  onProgress?: (progress: UploadProgress) => void,
) => Promise<Response>;

/** Can the browser still read it? It refuses what has changed on the disk since it was chosen. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The first file of a form that can no longer be sent. A browser reports it as it does a lost connection. */
async function findChanged(form: FormData): Promise<File | null> {
  for (const value of form.values()) {
    if (value instanceof File && !(await isReadable(value))) return value;
  }
  return null;
}

/** `sendForm` that is cut off after {@link UPLOAD_SILENCE} without progress. */
export function limitSilence(sendForm: SendForm, silence = UPLOAD_SILENCE): SendLimited {
  return async (request, form, onProgress) => {
    const quiet = new AbortController();
    const abort = () => {
      quiet.abort(new DOMException('The upload made no progress.', 'TimeoutError'));
    };
    let timer = setTimeout(abort, silence);
    const listen = (progress: UploadProgress) => {
      clearTimeout(timer);
      timer = setTimeout(abort, silence);
      onProgress?.(progress);
    };
    try {
      return await sendForm(request, form, listen, either(request.signal, quiet.signal));
    } catch (thrown) {
      const changed = request.signal.aborted ? null : await findChanged(form);
      if (changed === null) throw thrown;
      const message = `${changed.name} changed on your disk since it was chosen. Choose it again.`;
      throw new ProblemError({ kind: 'changed', message });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A form as multipart: texts and files as they are, lists as JSON (specification, section 7). */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob || typeof value === 'string') form.append(name, value);
    else form.append(name, JSON.stringify(value));
  }
  return form;
}
