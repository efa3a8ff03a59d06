import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Notice } from '@torsa/shared/ui/notice';
import { use } from 'react';
import { DownloadUrlContext, type StoredFile } from '../../api/files.ts';
import { styles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { getFilesCopy } from './get-files-copy.ts';
import { loadPicture } from './load-picture.ts';

const { color, radius, space } = tokens;

const figure = css({ margin: 0, display: 'grid', gap: space.xs, alignContent: 'start' });
const canvasStyle = css({
  inlineSize: '100%',
  maxBlockSize: '75dvh',
  objectFit: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  backgroundColor: color.sunken,
});

/** A version of a picture, with its version number, uploader and time. */
export function Picture({ file }: { readonly file: StoredFile }) {
  const { format, language } = useI18n();
  const { list, viewer } = getFilesCopy(language);
  const signUrl = use(DownloadUrlContext);
  const { data, isError } = useQuery({
    queryKey: ['picture', file.id],
    queryFn: async () => loadPicture(await signUrl(file)),
    staleTime: Number.POSITIVE_INFINITY,
    // A decoded picture can need 16 MB.
    gcTime: 0,
  });
  const version = format(list.version, { version: file.version_number });
  // The Content-Security-Policy allows images only from this site. The picture is therefore drawn on a canvas.
  const draw = (canvas: HTMLCanvasElement | null) => {
    if (!canvas || !data) return;
    canvas.width = data.width;
    canvas.height = data.height;
    canvas.getContext('2d')?.drawImage(data, 0, 0);
  };
  return (
    <figure css={figure}>
      {data && (
        <canvas ref={draw} css={canvasStyle} role="img" aria-label={`${file.name}, ${version}`} />
      )}
      {!data && !isError && <p role="status">{viewer.loading}</p>}
      {isError && <Notice kind="alert">{viewer.failed}</Notice>}
      <figcaption css={styles.smallMutedWrapped}>
        {version} · <bdi>{file.uploader_name || list.someone}</bdi> ·{' '}
        <Timestamp at={file.created_at} as="ago" />
      </figcaption>
    </figure>
  );
}
