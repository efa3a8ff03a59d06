import { errorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAskMutation } from '../../api/asks.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { formatNumber } from '../../ui/formatters.ts';
import { styles } from '../../ui/styles.ts';
import { AskUpload } from './ask-upload.tsx';
import type { ControlProps } from './client-ask.tsx';
import { useAskFiles } from './use-ask-files.ts';

/**
 * The upload of the files that an ask needs. With the last needed file, the ask is sent. Otherwise the client says that
 * all files are uploaded.
 */
export function FilesControl({ ask, onSent, onConflict, copy }: ControlProps) {
  const { format, language } = useI18n();
  const uploaded = useAskFiles(ask);
  const answer = useAskMutation('answer_ask');
  const { files, count } = uploaded;
  const { file_count: needed, state, change_request } = ask;
  const send = () =>
    answer
      .mutateAsync({ ask: ask.id, answer: '', expected_version: ask.version })
      .then(onSent, (error: unknown) => {
        if (errorCode(error) === 'conflict') onConflict();
      });

  const last = useRef<number>(undefined);
  const sendIfComplete = useEffectEvent((before: number | undefined) => {
    if (before === undefined || needed === null || answer.isPending) return;
    // After a change request, only the client knows which file is the last one.
    if (state !== 'open' || change_request !== '') return;
    if (before < needed && count >= needed) void send();
  });
  const isLoaded = files !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    sendIfComplete(last.current);
    last.current = count;
  }, [isLoaded, count]);

  const isConflict = answer.error !== null && errorCode(answer.error) === 'conflict';
  return (
    <div css={styles.denseStack}>
      <ErrorNotice
        error={!isConflict && answer.error}
        copy={{ ...copy.problems, invalid: copy.noFile }}
      />
      <AskUpload ask={ask} uploaded={uploaded} />
      <p role="status" css={styles.strong}>
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
