import type { ComponentProps } from 'react';

/** The URLs of a picture's files by width in pixels. */
export type PictureWidths = Readonly<Record<number, string>>;

/** A picture in all its sizes and formats. */
export interface PictureFiles {
  /** The aspect ratio, so that the page reserves the space before the picture loads. */
  readonly width: number;
  readonly height: number;
  readonly avif: PictureWidths;
  /** For the few browsers without AVIF. */
  readonly webp: PictureWidths;
}

/** The attributes of an `img`, except those that come from the files. */
type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'>;

export interface PictureProps extends ImageProps {
  readonly files: PictureFiles;
  /** The `sizes` attribute: the width of the picture on the page. */
  readonly sizes: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** Another picture for a media query, such as `(width < 40rem)`. */
  readonly alternative?: { readonly media: string; readonly files: PictureFiles };
}

/** A responsive picture. The browser loads the smallest sufficient file, as AVIF if possible. */
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

function srcSetOf(widths: PictureWidths): string {
  return Object.entries(widths)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}
