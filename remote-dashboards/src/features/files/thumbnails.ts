/** The edge of a thumbnail in pixels. */
const edge = 112;

/** The types that browsers can decode. */
const types = ['image/jpeg', 'image/png', 'image/webp'];

/** A larger picture has no thumbnail, because its download would cost too much. */
const maxSize = 8_000_000;

/** The number of pictures that are downloaded at the same time. */
const parallel = 2;

interface Picture {
  readonly id: string;
  readonly media_type: string;
  readonly size: number;
}

const thumbnails = new Map<string, Promise<ImageBitmap | undefined>>();

export const hasThumbnail = ({ media_type: type, size }: Picture): boolean =>
  types.includes(type) && size <= maxSize && typeof createImageBitmap === 'function';

/**
 * Returns the square thumbnail of a stored picture. Returns undefined if the browser cannot read the picture.
 * @param signUrl returns the URL of the picture, which is valid for a minute
 */
export function readThumbnail(
  { id }: Picture,
  signUrl: () => Promise<string>,
): Promise<ImageBitmap | undefined> {
  const known = thumbnails.get(id);
  if (known) return known;
  const made = inTurn(async () => {
    const response = await fetch(await signUrl());
    return response.ok ? await cut(await response.blob()) : undefined;
  }).catch(() => undefined);
  thumbnails.set(id, made);
  // A failed download is tried again when the list is opened again.
  void made.then((thumbnail) => thumbnail ?? thumbnails.delete(id));
  return made;
}

/** Makes the thumbnail of a file that this page has uploaded, so that it is not downloaded again. */
export function keepThumbnail(id: string, file: File): void {
  if (hasThumbnail({ id, media_type: file.type, size: file.size }))
    thumbnails.set(
      id,
      cut(file).catch(() => undefined),
    );
}

/** Cuts the square in the middle of a picture. */
async function cut(blob: Blob): Promise<ImageBitmap> {
  const picture = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  const side = Math.min(picture.width, picture.height);
  try {
    return await createImageBitmap(
      picture,
      (picture.width - side) / 2,
      (picture.height - side) / 2,
      side,
      side,
      { resizeWidth: edge, resizeHeight: edge, resizeQuality: 'medium' },
    );
  } finally {
    picture.close();
  }
}

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a task after a place among the parallel downloads is free. */
async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await task();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
