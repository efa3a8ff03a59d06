import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { SelectField } from '@torsa/shared/ui/select-field';
import { use, useEffect, useRef, useState } from 'react';
import { DownloadUrlContext, type StoredFile } from '../../api/files.ts';
import { dialogStyle } from '../../ui/dialog-style.ts';
import { styles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { getFilesCopy } from './get-files-copy.ts';
import { loadPicture } from './load-picture.ts';

const { color, radius, space } = tokens;

const dialog = css(dialogStyle, {
  inlineSize: 'min(80rem, calc(100vw - 1rem))',
  maxBlockSize: 'calc(100dvh - 1rem)',
  margin: 'auto',
  padding: space.m,
  overflowY: 'auto',
});
const title = css(styles.wrapped, { margin: 0, fontWeight: 600 });
const choices = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 14rem))',
  gap: space.s,
});
const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space.m,
});
const figure = css({ margin: 0, display: 'grid', gap: space.xs, alignContent: 'start' });
const canvasStyle = css({
  inlineSize: '100%',
  maxBlockSize: '75dvh',
  objectFit: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  backgroundColor: color.sunken,
});

interface PictureViewerProps {
  /** The versions of a picture, newest first. */
  readonly versions: readonly StoredFile[];
  readonly close: () => void;
}

/** A dialog that shows a version of a picture, and another version beside it. */
export function PictureViewer({ versions, close }: PictureViewerProps) {
  const { format, language } = useI18n();
  const { list, viewer } = getFilesCopy(language);
  const element = useRef<HTMLDialogElement>(null);
  const [shownId, setShown] = useState(versions[0]?.id ?? '');
  const [comparedId, setCompared] = useState('');
  useEffect(() => element.current?.showModal(), []);
  const nameOf = (id: string) => {
    const found = versions.find((one) => one.id === id);
    return found ? format(list.version, { version: found.version_number }) : viewer.nothing;
  };
  const shown = versions.find(({ id }) => id === shownId);
  const compared = versions.find(({ id }) => id === comparedId && id !== shownId);
  if (!shown) return null;
  return (
    <dialog ref={element} css={dialog} aria-label={shown.name} onClose={close}>
      <div css={styles.denseStack}>
        <div css={styles.wideRow}>
          <p css={title}>
            <bdi>{shown.name}</bdi>
          </p>
          <Button variant="quiet" onClick={() => element.current?.close()}>
            {viewer.close}
          </Button>
        </div>
        {versions.length > 1 && (
          <div css={choices}>
            <SelectField
              label={viewer.version}
              value={shownId}
              values={versions.map(({ id }) => id)}
              nameOf={nameOf}
              choose={setShown}
            />
            <SelectField
              label={viewer.compare}
              value={compared ? comparedId : ''}
              values={['', ...versions.flatMap(({ id }) => (id === shownId ? [] : [id]))]}
              nameOf={nameOf}
              choose={setCompared}
            />
          </div>
        )}
        <div css={pictures}>
          <Picture key={shown.id} file={shown} />
          {compared && <Picture key={compared.id} file={compared} />}
        </div>
      </div>
    </dialog>
  );
}

function Picture({ file }: { readonly file: StoredFile }) {
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
