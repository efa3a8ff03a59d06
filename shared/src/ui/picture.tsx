import type { ComponentProps } from 'react';

/** A map from widths in pixels to the URLs of a picture's files. */
export type PictureFilesByWidth = Readonly<Record<number, string>>;

/** The files of a picture in all sizes and formats. */
export interface PictureFiles {
  /** The aspect ratio of the picture, which reserves space on the page before the picture loads. */
  readonly width: number;
  readonly height: number;
  readonly avif: PictureFilesByWidth;
  /** The WebP files of the picture, for browsers without AVIF. */
  readonly webp: PictureFilesByWidth;
}

/** The attributes of an `img` element, except those that are computed from the picture's files. */
type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'>;

export interface PictureProps extends ImageProps {
  readonly files: PictureFiles;
  /** The `sizes` attribute of the image: the width of the picture on the page. */
  readonly sizes: string;
  /** The alternative text of the picture, empty for a decorative picture. */
  readonly alt: string;
  /** An alternative picture for screens that match a media query, such as `(width < 40rem)`. */
  readonly alternative?: { readonly media: string; readonly files: PictureFiles };
}

/** A responsive picture, of which the browser loads the smallest sufficient file. */
export function Picture({ files, sizes, alt, alternative, ...image }: PictureProps) {
  return (
    <picture>
      {alternative && (
        <>
          <source
            {...sourceOf(alternative.files, 'avif')}
            sizes={sizes}
            media={alternative.media}
          />
          <source
            {...sourceOf(alternative.files, 'webp')}
            sizes={sizes}
            media={alternative.media}
          />
        </>
      )}
      <source {...sourceOf(files, 'avif')} sizes={sizes} />
      {/* Loading attributes come before `src`, because setting `src` starts the load. */}
      <img
        decoding="async"
        {...image}
        alt={alt}
        width={files.width}
        height={files.height}
        sizes={sizes}
        srcSet={srcSetOf(files.webp)}
        src={Object.values(files.webp).at(-1)}
      />
    </picture>
  );
}

function sourceOf(files: PictureFiles, format: 'avif' | 'webp') {
  return {
    type: `image/${format}`,
    srcSet: srcSetOf(files[format]),
    width: files.width,
    height: files.height,
  };
}

function srcSetOf(widths: PictureFilesByWidth): string {
  return Object.entries(widths)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}
