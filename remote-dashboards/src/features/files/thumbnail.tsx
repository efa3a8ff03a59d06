import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { use, useEffect, useRef, useState } from 'react';
import { DownloadUrlContext, type StoredFile } from '../../api/files.ts';
import { loadThumbnail, supportsThumbnail } from './thumbnails.ts';

const { color, fontSize, radius } = tokens;

const box = css({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  backgroundColor: color.sunken,
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
  '& > canvas': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
});

/** The longest file extension that fits into the box, in characters. */
const longest = 4;

/** A thumbnail starts loading at a distance of 300 pixels from the screen. */
const nearScreen = { rootMargin: '300px' };

interface ThumbnailProps {
  readonly file: Pick<StoredFile, 'id' | 'name' | 'media_type' | 'size'>;
}

/**
 * The thumbnail of a picture, or the extension of another file. Screen readers skip it, because the file name follows.
 */
export function Thumbnail({ file }: ThumbnailProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const picture = useThumbnail(file, wrapper);
  // Draw on a canvas, because the Content-Security-Policy forbids images from elsewhere.
  const draw = (canvas: HTMLCanvasElement | null) => {
    if (!canvas || !picture) return;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  };
  const extension = file.name.split('.').at(-1) ?? '';
  return (
    <span ref={wrapper} css={box} aria-hidden="true">
      {extension.length <= longest && file.name.includes('.') ? extension.toUpperCase() : '…'}
      {picture && <canvas ref={draw} />}
    </span>
  );
}

/** Loads a thumbnail when it is almost visible, because each thumbnail downloads the whole picture. */
function useThumbnail(
  { id, name, media_type, size }: ThumbnailProps['file'],
  wrapper: { readonly current: HTMLElement | null },
): ImageBitmap | undefined {
  const signUrl = use(DownloadUrlContext);
  const [picture, setPicture] = useState<ImageBitmap>();
  useEffect(() => {
    const one = { id, media_type, size };
    const element = wrapper.current;
    if (!element || !supportsThumbnail(one)) return;
    let isShown = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void loadThumbnail(one, () => signUrl({ id, name })).then(
        (read) => isShown && setPicture(read),
      );
    }, nearScreen);
    observer.observe(element);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [id, name, media_type, size, wrapper, signUrl]);
  return picture;
}
