/** The longest edge of a shrunk picture, in pixels. */
const longestEdge = 1600;

/** The types that a canvas can write without changing the file's name. */
const types = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Returns a picture whose edges have at most 1600 pixels, turned as its camera has recorded it. Returns the file
 * itself if it is small already, no picture, or a picture that the browser cannot read.
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
    // A browser that cannot write the type writes a PNG file.
    if (!blob || blob.type !== file.type || blob.size >= file.size) return file;
    return new File([blob], file.name, { type: file.type, lastModified: file.lastModified });
  } finally {
    picture.close();
  }
}
