import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Notice } from '@torsa/shared/ui/notice';
import { type MouseEvent, type ReactNode, use } from 'react';
import type { PicturePoint } from '../../api/file-comments.ts';
import { DownloadUrlContext, type StoredFile } from '../../api/files.ts';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { getFilesTexts } from './get-files-copy.ts';
import { getViewerTexts } from './get-viewer-copy.ts';
import { loadPicture } from './load-picture.ts';

const { color, radius, space } = tokens;

const figure = css({ margin: 0, display: 'grid', gap: space.xs, alignContent: 'start' });
// The box has exactly the size of the picture, because marks are positioned as fractions of the box.
const box = css({ position: 'relative', justifySelf: 'center' });
const canvasStyle = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  outline: `1px solid ${color.line}`,
  borderRadius: radius.s,
  backgroundColor: color.sunken,
});
const pressable = css({ cursor: 'crosshair' });

/** Loads a picture once for all components that show it. */
export function usePicture(file: StoredFile) {
  const signUrl = use(DownloadUrlContext);
  return useQuery({
    queryKey: ['picture', file.id],
    queryFn: async () => loadPicture(await signUrl(file)),
    staleTime: Number.POSITIVE_INFINITY,
    // Remove an undisplayed picture from the cache, because a decoded picture can need 16 MB.
    gcTime: 0,
  });
}

interface PictureProps {
  readonly file: StoredFile;
  /** Receives the clicked point. Without this function, a click on the picture does nothing. */
  readonly press?: ((point: PicturePoint) => void) | undefined;
  /** The marks on the picture, such as comment numbers. */
  readonly children?: ReactNode;
}

/** A version of a picture with its number, uploader and time. */
export function Picture({ file, press, children }: PictureProps) {
  const { format, language } = useI18n();
  const { list } = getFilesTexts(language);
  const viewer = getViewerTexts(language);
  const { data, isError } = usePicture(file);
  const version = format(list.version, { version: file.version_number });
  // Draw on a canvas, because the Content-Security-Policy forbids images from elsewhere.
  const draw = (canvas: HTMLCanvasElement | null) => {
    // Draw only a changed picture, because drawing is slow.
    if (!canvas || !data || canvas.dataset['drawn'] === file.id) return;
    canvas.dataset['drawn'] = file.id;
    canvas.width = data.width;
    canvas.height = data.height;
    canvas.getContext('2d')?.drawImage(data, 0, 0);
  };
  const pressPicture = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    press?.({ x: fraction(clientX - left, width), y: fraction(clientY - top, height) });
  };
  return (
    <figure css={figure}>
      {data && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a button beside the picture marks a point by keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys move the marked point
        <div
          css={[box, press && pressable]}
          style={getBoxSize(data)}
          onClick={press && pressPicture}
        >
          <canvas ref={draw} css={canvasStyle} role="img" aria-label={`${file.name}, ${version}`} />
          {children}
        </div>
      )}
      {!data && !isError && <p role="status">{viewer.loading}</p>}
      {isError && <Notice kind="alert">{viewer.failed}</Notice>}
      <figcaption css={portalStyles.smallMutedWrapped}>
        {version} · <bdi>{file.uploader_name || list.someone}</bdi> ·{' '}
        <Timestamp at={file.created_at} as="ago" />
      </figcaption>
    </figure>
  );
}

/** Returns the size at which a picture fits into the viewer. A small picture keeps its size. */
function getBoxSize({ width, height }: Pick<ImageBitmap, 'width' | 'height'>) {
  const ratio = width / height;
  return {
    aspectRatio: String(ratio),
    inlineSize: `min(100%, ${width}px, calc(75dvh * ${ratio}))`,
  };
}

/** Returns a position divided by a length, rounded to four decimals. */
const fraction = (position: number, length: number) =>
  Math.min(1, Math.max(0, Math.round((position / length) * 10_000) / 10_000));
