import { BlobSource, BufferTarget, Input, MP4, Mp4OutputFormat, Output, Quality } from 'mediabunny';
import { VideoSample, VideoSampleSink, VideoSampleSource } from 'mediabunny';
import { toFilmColours } from '../domain/film-colours.ts';

/** Of the picture in which it is seen whether the encoder keeps colours, in pixels. */
const TRIAL = { width: 320, height: 180 };
/** A red whose green becomes 19 where BT.601 is taken for BT.709. */
const RED = [200, 0, 0] as const;
const TOLERANCE = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}

function drawingOf({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (drawing === null) throw new Error('This browser draws nothing here.');
  return drawing;
}

/** Whether a canvas that becomes a film has the same colours in it. */
async function keepsColours(): Promise<boolean> {
  const { width, height } = TRIAL;
  const drawing = drawingOf(TRIAL);
  drawing.fillStyle = `rgb(${RED.join(' ')})`;
  drawing.fillRect(0, 0, width, height);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new VideoSampleSource({ codec: 'avc', quality: new Quality({ bitrate: 1_000_000 }) });
  output.addVideoTrack(source);
  await output.start();
  const picture = new VideoSample(drawing.canvas, { timestamp: 0, duration: 1 });
  await source.add(picture);
  picture.close();
  await output.finalize();
  const film = new Input({ source: new BlobSource(new Blob([target.buffer ?? ''])), formats: [MP4] });
  const pictures = await film.getPrimaryVideoTrack();
  const found = pictures === null ? null : await new VideoSampleSink(pictures).getSample(0);
  if (found === null) throw new Error('This browser makes no film.');
  found.draw(drawing, 0, 0, width, height);
  found.close();
  const { data } = drawing.getImageData(width / 2, height / 2, 1, 1);
  return RED.every((value, channel) => Math.abs(value - (data[channel] ?? 0)) <= TOLERANCE);
}

/**
 * What a conversion does with each picture so that its colours are kept. Firefox (153) counts a canvas's colours by BT.601 and writes
 * into the film that they are of BT.709: skin turns red. Where that is so they are counted here, which the encoder leaves as they are.
 */
export async function colourKeeper(size: Size): Promise<{ process?: (picture: VideoSample) => VideoSample }> {
  // A browser that makes no film says so in the conversion itself.
  if (await keepsColours().catch(() => true)) return {};
  const { width, height } = size;
  const drawing = drawingOf(size);
  return {
    process(picture) {
      picture.draw(drawing, 0, 0, width, height);
      const { data } = drawing.getImageData(0, 0, width, height);
      return new VideoSample(toFilmColours(data, size), {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: picture.timestamp,
        duration: picture.duration,
        colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
      });
    },
  };
}
