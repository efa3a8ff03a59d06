/** The longest edge of a shrunk picture, in pixels. */
const longestEdge = 1600;

/** The image types that a canvas can encode. Other types are not shrunk, so the file name keeps its extension. */
const types = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Returns the picture with a longest edge of at most 1600 pixels, rotated by its EXIF orientation. Returns the
 * original file if it is already small, is not a supported picture, or cannot be decoded.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!types.includes(file.type)) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (!picture) return file;
  try {
    const scale = longestEdge / Math.max(picture.width, picture.height);
    if (scale >= 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, file.type, 0.85),
    );
    // Return the original file if the canvas used another type. A canvas encodes PNG if the browser cannot encode the
    // requested type.
    if (!blob || blob.type !== file.type || blob.size >= file.size) return file;
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}
