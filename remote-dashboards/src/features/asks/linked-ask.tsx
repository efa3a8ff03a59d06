import { useQueryClient } from '@tanstack/react-query';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { useCallback, useMemo, useRef } from 'react';
import { type RequestBackendAccess, RequestBackendAccessContext } from '../../api/asks.ts';
import { DownloadUrlContext, type GetDownloadUrlFunction } from '../../api/files.ts';
import {
  type EmailLinkResult,
  type EmailLinkState,
  emailLinkQuery,
  getEmailLinkFileUrl,
  submitEmailLinkResult,
  type ValidEmailLink,
} from '../../api/task-link.ts';
import { PictureApprovalRequestsContext } from '../files/index.ts';
import { ClientChecklistItem } from './client-ask.tsx';
import type { ClientChecklistTexts } from './client-asks.copy.en.ts';
import { PictureApprovalRequests } from './picture-asks.tsx';

interface LinkedAskProps {
  readonly token: string;
  readonly link: ValidEmailLink;
  readonly copy: ClientChecklistTexts;
}

/** The task of a one-time email link, in the portal's form. Backend calls use the link's token instead of a session. */
export function EmailLinkRequest({ token, link, copy }: LinkedAskProps) {
  const client = useQueryClient();
  const result = useRef<EmailLinkState>(null);
  // Show the result only after the form has deleted its draft.
  const showResult = useCallback(
    () => client.setQueryData(emailLinkQuery(token).queryKey, result.current),
    [client, token],
  );
  const ask = useMemo(
    () => ({
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
    }),
    [link],
  );
  const access = useMemo(
    (): RequestBackendAccess => ({
      call: async (_name, args) => {
        result.current = await submitEmailLinkResult(token, args as EmailLinkResult);
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
      linked: { ask, showResult },
    }),
    [token, link, ask, showResult],
  );
  const signUrl = useCallback<GetDownloadUrlFunction>(
    (file) => getEmailLinkFileUrl(token, file),
    [token],
  );
  return (
    <RequestBackendAccessContext value={access}>
      <DownloadUrlContext value={signUrl}>
        <PictureApprovalRequestsContext value={PictureApprovalRequests}>
          <ul css={plainListStyle}>
            <ClientChecklistItem ask={ask} showsProject={false} onSent={showResult} copy={copy} />
          </ul>
        </PictureApprovalRequestsContext>
      </DownloadUrlContext>
    </RequestBackendAccessContext>
  );
}
