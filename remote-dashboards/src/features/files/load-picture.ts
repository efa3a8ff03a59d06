/** The longest edge of a displayed picture, in pixels, to limit its memory. */
const longestEdge = 2000;

/** Downloads and decodes a picture, rotated by its EXIF orientation. */
export async function loadPicture(url: string): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture did not load: HTTP status ${response.status}`);
  const whole = await createImageBitmap(await response.blob(), { imageOrientation: 'from-image' });
  const scale = longestEdge / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  try {
    return await createImageBitmap(whole, {
      resizeWidth: Math.round(whole.width * scale),
      resizeHeight: Math.round(whole.height * scale),
      resizeQuality: 'high',
    });
  } finally {
    whole.close();
  }
}
