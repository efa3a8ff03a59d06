import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import { formatFileSize, formatNumber } from '../../ui/formatters.ts';
import { portalStyles } from '../../ui/styles.ts';
import { getUploadListTexts } from './get-upload-copy.ts';
import { isActiveUpload, type QueuedUpload } from './upload.ts';
import { describeUploadError } from './upload-problem.ts';
import type { QueuedUploads } from './use-place-uploads.ts';

const { color, radius, space } = tokens;

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xxs} ${space.s}`,
  paddingBlock: space.xs,
});
const name = css(portalStyles.wrapped, { fontWeight: 600 });
const buttons = css({ gridRow: '1 / span 2', gridColumn: 2, display: 'flex', flexWrap: 'wrap' });
const buttonsBelow = css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap' });
const problem = css(portalStyles.wrapped, {
  // On phones, an upload's error message is as wide as the row.
  gridColumn: '1 / -1',
  color: color.danger,
  fontWeight: 600,
});
const bar = css({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: '0.375rem',
  border: 0,
  borderRadius: radius.pill,
  accentColor: color.river,
});

interface UploadListProps {
  readonly uploads: QueuedUploads;
}

/** The uploads to one destination, with progress bars and a summary. Only failed uploads remain at the end. */
export function UploadList({ uploads }: UploadListProps) {
  const { items } = uploads;
  const { language } = useI18n();
  const copy = getUploadListTexts(language);
  // Keep finished uploads until all are finished, so that the Cancel buttons do not move under the pointer.
  const shown = items.some(isActiveUpload) ? items : items.filter(({ state }) => state !== 'done');
  return (
    <>
      <p role="status" css={portalStyles.smallMuted}>
        {useProgressText(items)}
      </p>
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none
        <ul role="list" css={portalStyles.ruledList} aria-label={copy.list}>
          {shown.map((upload) => (
            <UploadRow key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Returns the total progress in steps of 25 %, because screen readers announce each change. */
function useProgressText(items: readonly QueuedUpload[]): string {
  const { format, language } = useI18n();
  const { progress, done, failed } = getUploadListTexts(language);
  const counted = items.filter(({ state }) => state !== 'failed');
  const total = counted.reduce((sum, { file }) => sum + file.size, 0);
  const sent = counted.reduce((sum, { file, fraction }) => sum + file.size * fraction, 0);
  const step = total === 0 ? 0 : Math.floor((4 * sent) / total) * 25;
  // Keep the highest percentage, because a retry starts at the first byte.
  const reached = useRef(0);
  const isRunning = items.some(isActiveUpload);
  useEffect(() => {
    reached.current = isRunning ? Math.max(reached.current, step) : 0;
  }, [isRunning, step]);
  const arrived = items.filter(({ state }) => state === 'done').length;
  const refused = items.length - counted.length;
  if (isRunning) {
    const percent = formatNumber(language, Math.min(75, Math.max(reached.current, step)));
    return format(progress, { count: counted.length, percent });
  }
  return [
    ...(arrived > 0 ? [format(done, { count: arrived })] : []),
    ...(refused > 0 ? [format(failed, { count: refused })] : []),
  ].join('. ');
}

interface UploadRowProps {
  readonly upload: QueuedUpload;
  readonly uploads: QueuedUploads;
}

function UploadRow({ upload, uploads }: UploadRowProps) {
  const { id, name: title, fraction, state, refusal } = upload;
  const i18n = useI18n();
  const { format, language } = i18n;
  const copy = getUploadListTexts(language);
  const percent = Math.floor(fraction * 100);
  const size = formatFileSize(language, upload.file.size);
  const hasFailed = state === 'failed';
  return (
    <li css={row}>
      <p css={name}>
        <bdi>{title}</bdi>
      </p>
      {hasFailed ? (
        <p css={problem} role="alert">
          {describeUploadError(upload, i18n)}
        </p>
      ) : (
        <p css={portalStyles.smallMuted}>
          {size} · {useStateText(upload)}
        </p>
      )}
      <div css={hasFailed ? buttonsBelow : buttons}>
        {hasFailed && refusal === undefined && (
          <Button
            variant="quiet"
            aria-label={format(copy.retryOf, { name: title })}
            onClick={() => uploads.retry(id)}
          >
            {copy.retry}
          </Button>
        )}
        {hasFailed ? (
          <Button
            variant="quiet"
            aria-label={format(copy.dismissOf, { name: title })}
            onClick={() => uploads.dismiss(id)}
          >
            {copy.dismiss}
          </Button>
        ) : (
          state !== 'done' && (
            <Button
              variant="quiet"
              aria-label={format(copy.cancelOf, { name: title })}
              onClick={() => uploads.cancel(id)}
            >
              {copy.cancel}
            </Button>
          )
        )}
      </div>
      {!hasFailed && (
        <progress
          css={bar}
          max={100}
          value={percent}
          aria-label={format(copy.of, { name: title })}
        />
      )}
    </li>
  );
}

/** Returns a text for the state of a running upload. */
function useStateText({ state, fraction }: QueuedUpload): string {
  const { language } = useI18n();
  const copy = getUploadListTexts(language);
  const isOnline = useIsOnline();
  if (state === 'queued') return copy.queued;
  if (state === 'reconnecting') return isOnline ? copy.reconnecting : copy.offline;
  if (fraction === 0) return copy.preparing;
  return `${formatNumber(language, Math.floor(fraction * 100))}%`;
}

function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return isOnline;
}
