/** The width and height of a thumbnail, in pixels. */
const edge = 112;

/** The image types that browsers can decode. */
const types = ['image/jpeg', 'image/png', 'image/webp'];

/** The maximum size of a picture with a thumbnail, in bytes, because a thumbnail downloads the whole picture. */
const maxSize = 8_000_000;

/** The maximum number of parallel picture downloads. */
const parallel = 2;

interface Picture {
  readonly id: string;
  readonly media_type: string;
  readonly size: number;
}

const thumbnails = new Map<string, Promise<ImageBitmap | undefined>>();

/** Returns true if the browser can decode the file as a picture. */
export const canBrowserDecodePicture = ({
  media_type: type,
}: Pick<Picture, 'media_type'>): boolean =>
  types.includes(type) && typeof createImageBitmap === 'function';

export const supportsThumbnail = (picture: Picture): boolean =>
  canBrowserDecodePicture(picture) && picture.size <= maxSize;

/**
 * Returns the square thumbnail of a stored picture, or undefined if it cannot be downloaded or decoded.
 * @param signUrl returns a picture URL that is valid for one minute
 */
export function loadThumbnail(
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
  // Remove a failed download from the cache, so that the next display tries again.
  void made.then((thumbnail) => thumbnail ?? thumbnails.delete(id));
  return made;
}

/** Caches the thumbnail of a file that this page uploads, so that the page does not download the file. */
export function cacheThumbnail(id: string, file: File): void {
  if (supportsThumbnail({ id, media_type: file.type, size: file.size }))
    thumbnails.set(
      id,
      cut(file).catch(() => undefined),
    );
}

/** Crops a picture to its central square and scales it to thumbnail size. */
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

/** Runs a download when fewer than `parallel` downloads are running. */
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
