import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRequestToClientMutation } from '../../api/asks.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { formatNumber } from '../../ui/formatters.ts';
import { portalStyles } from '../../ui/styles.ts';
import { RequestedFilesUpload } from './ask-upload.tsx';
import type { RequestControlProps } from './client-ask.tsx';
import { useRequestedFiles } from './use-ask-files.ts';

/** The upload form of a request for files. The last requested file sends the answer, or a button sends it earlier. */
export function RequestedFilesForm({ ask, onSent, onConflict, copy }: RequestControlProps) {
  const { format, language } = useI18n();
  const uploaded = useRequestedFiles(ask);
  const answer = useRequestToClientMutation('answer_ask');
  const { files, count } = uploaded;
  const { file_count: needed, state, change_request } = ask;
  const send = () =>
    answer
      .mutateAsync({ ask: ask.id, answer: '', expected_version: ask.version })
      .then(onSent, (error: unknown) => {
        if (getErrorCode(error) === 'conflict') onConflict();
      });

  const last = useRef<number>(undefined);
  const sendIfComplete = useEffectEvent((before: number | undefined) => {
    if (before === undefined || needed === null || answer.isPending) return;
    // After a request for changes, only the client knows when the upload is complete.
    if (state !== 'open' || change_request !== '') return;
    if (before < needed && count >= needed) void send();
  });
  const isLoaded = files !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    sendIfComplete(last.current);
    last.current = count;
  }, [isLoaded, count]);

  const isConflict = answer.error !== null && getErrorCode(answer.error) === 'conflict';
  return (
    <div css={portalStyles.denseStack}>
      <ErrorNotice
        error={!isConflict && answer.error}
        copy={{ ...copy.problems, invalid: copy.noFile }}
      />
      <RequestedFilesUpload ask={ask} uploaded={uploaded} />
      <p role="status" css={portalStyles.strong}>
        {isLoaded &&
          (needed === null
            ? format(copy.files, { count })
            : format(copy.filesOf, {
                count: formatNumber(language, count),
                needed: formatNumber(language, needed),
              }))}
      </p>
      <div>
        <Button
          variant={count > 0 ? 'primary' : 'secondary'}
          busy={answer.isPending}
          onClick={() => void send()}
        >
          {answer.isPending ? copy.sending : copy.sendFiles}
        </Button>
      </div>
    </div>
  );
}
