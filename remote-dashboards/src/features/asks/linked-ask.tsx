import { useQueryClient } from '@tanstack/react-query';
import { plainList } from '@torsa/shared/theme/plain-list';
import { useCallback, useMemo, useRef } from 'react';
import { type AskAccess, AskAccessContext } from '../../api/asks.ts';
import { type SignUrl, SignUrlContext } from '../../api/files.ts';
import {
  finishTask,
  type OpenLink,
  signLinkFile,
  type TaskLink,
  type TaskResult,
  taskLinkQuery,
} from '../../api/task-link.ts';
import { ClientAskItem } from './client-ask.tsx';
import type { ClientAsksCopy } from './client-asks.copy.en.ts';

interface LinkedAskProps {
  readonly token: string;
  readonly link: OpenLink;
  readonly copy: ClientAsksCopy;
}

/** The ask of a link, with the same control as in the portal. Its calls use the token in place of a session. */
export function LinkedAsk({ token, link, copy }: LinkedAskProps) {
  const client = useQueryClient();
  const result = useRef<TaskLink>(null);
  const access = useMemo(
    (): AskAccess => ({
      call: async (_name, args) => {
        result.current = await finishTask(token, args as TaskResult);
        return result.current as never;
      },
      placeOf: () => ({ link: token }),
      files: [...link.files, ...(link.file ? [link.file] : [])].map((file) => ({
        ...file,
        project_id: null,
        conversation_id: null,
        ask_id: null,
        message_id: null,
        uploaded_by: null,
      })),
    }),
    [token, link],
  );
  const signUrl = useCallback<SignUrl>((file) => signLinkFile(token, file), [token]);
  // A form clears its draft after this call, so the page changes later.
  const showResult = () => client.setQueryData(taskLinkQuery(token).queryKey, result.current);
  const ask = {
    ...link.ask,
    project_id: '',
    project_title: link.project,
    created_at: '',
    answered_name: '',
    answered_at: null,
    decision: null,
    decided_name: null,
    decided_at: null,
    words: null,
    sha256: null,
    content_name: null,
    way: null,
  };
  return (
    <AskAccessContext value={access}>
      <SignUrlContext value={signUrl}>
        <ul css={plainList}>
          <ClientAskItem ask={ask} showsProject={false} onSent={showResult} copy={copy} />
        </ul>
      </SignUrlContext>
    </AskAccessContext>
  );
}
