import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { useId, useRef } from 'react';
import { dialogStyle } from '../../ui/dialog-style.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { RequestToClientForm } from './ask-form.tsx';
import type { StaffRequestTexts } from './staff-asks.copy.en.ts';
import type { RequestDialogMode } from './staff-asks.tsx';
import { NewVersionForm } from './version-form.tsx';

const { fontSize, space } = tokens;

const dialog = css(dialogStyle, {
  inlineSize: 'min(40rem, calc(100vw - 2rem))',
  maxBlockSize: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: space.m,
  overflow: 'auto',
});
const title = css({ marginBlockEnd: space.m, fontSize: fontSize.title });

interface AskDialogProps {
  readonly project: string;
  readonly task: RequestDialogMode;
  readonly close: () => void;
  readonly copy: StaffRequestTexts;
}

/** The dialog in which staff write or edit a request to the client, or send a new version for approval. */
export default function AskDialog({ project, task, close, copy }: AskDialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const formProps = { project, close, copy };
  return (
    <ModalDialog ref={element} css={dialog} aria-labelledby={titleId} onClose={close}>
      <h2 id={titleId} css={title}>
        {copy.dialog[task.kind]}
      </h2>
      {task.kind === 'again' ? (
        <NewVersionForm {...formProps} ask={task.ask} />
      ) : (
        <RequestToClientForm {...formProps} ask={task.kind === 'edit' ? task.ask : undefined} />
      )}
    </ModalDialog>
  );
}
