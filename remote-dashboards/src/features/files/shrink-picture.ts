/** The longest edge of a shrunk picture, in pixels. */
const longestEdge = 1600;

/** The image types that a canvas can encode. Other types are not shrunk. */
const types = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Returns the picture with a longest edge of 1,600 pixels, or the original file if shrinking is impossible or useless.
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
    // Return the original file if the canvas has encoded another type, because a browser encodes PNG instead of an
    // unknown type.
    if (!blob || blob.type !== file.type || blob.size >= file.size) return file;
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}
