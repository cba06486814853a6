import type { Plugin } from 'vite';

/** A grey picture of 2 × 2 pixels: large ones and films would take the most time of a test, which is not about them. */
const picture = Buffer.from('R0lGODdhAgACAIAAAICAgAAAACwAAAAAAgACAAACAoRRADs=', 'base64');

/** Answers every file under `/media` with the same small picture; a film is not there, so its poster stays. */
export function demoMedia(): Plugin {
  return {
    name: 'demo-media',
    configureServer({ middlewares }) {
      middlewares.use('/media', (request, response) => {
        if (/\.(mp4|webm)/.test(request.url ?? '')) response.writeHead(404).end();
        else response.writeHead(200, { 'content-type': 'image/gif' }).end(picture);
      });
    },
  };
}
