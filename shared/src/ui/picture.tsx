import type { ComponentProps } from 'react';

/** The addresses of a picture's files by their width in pixels. */
export type PictureWidths = Readonly<Record<number, string>>;

/** A picture in its sizes. */
export interface PictureFiles {
  /** Its proportions: the page keeps the room free before it is there. */
  readonly width: number;
  readonly height: number;
  readonly avif: PictureWidths;
  /** For the few browsers that do not know AVIF. */
  readonly webp: PictureWidths;
}

/** What an `img` takes, but for what comes from the files. */
type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'>;

export interface PictureProps extends ImageProps {
  readonly files: PictureFiles;
  /** How wide it stands on the page: see the `sizes` attribute. */
  readonly sizes: string;
  /** Empty for an ornament. */
  readonly alt: string;
  /** Another picture for the screens of a media query: `(width < 40rem)`. */
  readonly alternative?: { readonly media: string; readonly files: PictureFiles };
}

/** A picture of which the browser fetches one file: the smallest that is wide enough, as AVIF if it can. */
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
      {/* The attributes that say how to load come before the address: setting it starts loading. */}
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
