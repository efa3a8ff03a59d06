import { errorCode } from '@torsa/shared/database/backend-error';
import { Button } from '@torsa/shared/ui/button';
import { useAskMutation } from '../../api/asks.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { styles } from '../../ui/styles.ts';
import type { ControlProps } from './client-ask.tsx';

/** The button with which a client says that all files of an ask are uploaded. */
export function FilesControl({ ask, onSent, onConflict, copy }: ControlProps) {
  const answer = useAskMutation('answer_ask');
  const send = () =>
    answer
      .mutateAsync({ ask: ask.id, answer: '', expected_version: ask.version })
      .then(onSent, (error: unknown) => {
        if (errorCode(error) === 'conflict') onConflict();
      });
  const isConflict = answer.error !== null && errorCode(answer.error) === 'conflict';
  return (
    <div css={styles.denseStack}>
      <ErrorNotice
        error={!isConflict && answer.error}
        copy={{ ...copy.problems, invalid: copy.noFile }}
      />
      <div>
        <Button busy={answer.isPending} onClick={() => void send()}>
          {answer.isPending ? copy.sending : copy.sendFiles}
        </Button>
      </div>
    </div>
  );
}
