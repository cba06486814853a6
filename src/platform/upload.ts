interface Progress {
  readonly sent: number;
  readonly total: number;
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** These answers have no body, and a `Response` must not be given one. */
const withoutBody = [204, 205, 304];

/**
 * Sends a form as `fetch` would, and reports its progress, which `fetch` cannot: over XMLHttpRequest
 * (xhr.spec.whatwg.org, "The upload attribute"). The browser streams the form's files from disk.
 *
 * @param form the request's body; the request itself is not read
 * @param signal cuts it off
 * @throws whatever the signal aborts with; a `TypeError` when no answer comes
 */
export function sendForm(
  request: Request,
  form: FormData,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const giveUp = () => {
      sending.abort();
      reject(signal.reason);
    };
    if (signal.aborted) {
      giveUp();
      return;
    }
    sending.open(request.method, request.url);
    sending.withCredentials = request.credentials === 'include';
    sending.responseType = 'text';
    for (const [name, value] of request.headers) {
      // The browser sets this header itself, with the boundary of the body.
      if (name !== 'content-type') sending.setRequestHeader(name, value);
    }
    sending.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress({ sent: loaded, total });
    });
    sending.addEventListener('load', () => {
      const { status, statusText } = sending;
      const body = withoutBody.includes(status) ? null : sending.responseText;
      resolve(new Response(body, { status, statusText, headers: headersOf(sending) }));
    });
    // Once the status has arrived the write is decided, even if the body is cut off; later `status` reads as 0.
    let head: ResponseInit | null = null;
    sending.addEventListener('readystatechange', () => {
      if (sending.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      const { status, statusText } = sending;
      head = { status, statusText, headers: headersOf(sending) };
    });
    sending.addEventListener('error', () => {
      if (head === null) reject(new TypeError('The server could not be reached.'));
      else resolve(new Response(null, head));
    });
    sending.addEventListener('loadend', () => {
      signal.removeEventListener('abort', giveUp);
    });
    signal.addEventListener('abort', giveUp);
    sending.send(form);
  });
}
