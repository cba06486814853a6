import { UPLOAD_SILENCE } from './time-limits.ts';

/** How much of a request has gone out, in bytes of the whole of it. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** Sends a request whose body is this form, as `fetch` does, and tells how far it has come. The signal cuts it off. */
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

/** `sendForm` that is cut off after {@link UPLOAD_SILENCE} without progress. */
export function limitSilence(sendForm: SendForm): SendLimited {
  return async (request, form, onProgress) => {
    const silence = new AbortController();
    const giveUp = () => {
      silence.abort(new DOMException('Nothing was heard of the upload.', 'TimeoutError'));
    };
    let timer = setTimeout(giveUp, UPLOAD_SILENCE);
    const listen = (progress: UploadProgress) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, UPLOAD_SILENCE);
      onProgress?.(progress);
    };
    try {
      return await sendForm(request, form, listen, AbortSignal.any([request.signal, silence.signal]));
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
