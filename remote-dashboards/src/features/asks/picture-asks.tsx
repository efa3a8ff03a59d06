import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { use, useState } from 'react';
import {
  type ApprovalDecision,
  projectApprovalsQuery,
  projectRequestsToClientQuery,
  RequestBackendAccessContext,
  type RequestWithDecision,
  requestsToLoggedInClientQuery,
} from '../../api/asks.ts';
import type { StoredFile } from '../../api/files.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts';
import { portalStyles } from '../../ui/styles.ts';
import type { PictureApprovalRequestsProps } from '../files/index.ts';
import { ApprovalRecords } from './approval-records.tsx';
import { ClientChecklistItem } from './client-ask.tsx';
import { clientChecklistTexts as bn } from './client-asks.copy.bn.ts';
import { type ClientChecklistTexts, clientChecklistTexts as en } from './client-asks.copy.en.ts';

const title = css({ margin: 0, fontSize: tokens.fontSize.body, fontWeight: 600 });
const status = css({ '&:empty': { display: 'none' } });

/**
 * The approval requests about a picture. Clients can decide about the requested version, and staff see the decisions.
 */
export function PictureApprovalRequests(props: PictureApprovalRequestsProps) {
  const session = useSession();
  const { linked } = use(RequestBackendAccessContext);
  const isStaff = !linked && session.status === 'signedIn' && session.role !== 'user';
  return isStaff ? <DecisionsOfClients file={props.shown} /> : <AsksToClient {...props} />;
}

/** The clients' decisions about a picture version, for staff. */
function DecisionsOfClients({ file }: { readonly file: StoredFile }) {
  const project = file.project_id ?? '';
  const enabled = project !== '';
  const { data: asks = [] } = useQuery({ ...projectRequestsToClientQuery(project), enabled });
  const { data: approvals = [] } = useQuery({
    ...projectApprovalsQuery(project, 'staff'),
    enabled,
  });
  const isAboutFile = ({ ask_id, round }: ApprovalDecision) =>
    asks.some((ask) => ask.id === ask_id && ask.round === round && ask.file_id === file.id);
  return <ApprovalRecords approvals={approvals.filter(isAboutFile)} />;
}

function AsksToClient({ shown, versions, show }: PictureApprovalRequestsProps) {
  const { format, language } = useI18n();
  const copy = localize<ClientChecklistTexts>(language, { en, bn });
  const [hasSent, setSent] = useState(false);
  const { linked } = use(RequestBackendAccessContext);
  const asks = usePictureAsks(versions);
  if (asks.length === 0) return null;
  const of = ({ version_number }: StoredFile) => formatNumber(language, version_number);
  const here = asks.filter(({ file_id }) => file_id === shown.id);
  const waiting = versions.filter(
    ({ id }) => id !== shown.id && asks.some((ask) => ask.file_id === id && ask.state === 'open'),
  );
  const onSent = () => {
    setSent(true);
    linked?.showResult();
  };
  return (
    <section css={portalStyles.denseStack}>
      <h3 css={title}>
        {here.length > 0 ? format(copy.approvalOf, { number: of(shown) }) : copy.approval}
      </h3>
      <p role="status" css={status}>
        {hasSent && copy.justSent}
      </p>
      {waiting.map((version) => (
        <Notice
          key={version.id}
          kind="status"
          action={
            <Button ref={moveFocusToHeading} variant="quiet" onClick={() => show(version.id)}>
              {format(copy.showVersion, { number: of(version) })}
            </Button>
          }
        >
          {format(copy.otherVersion, { number: of(version) })}
        </Notice>
      ))}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when list-style is none */}
      <ul role="list" css={[plainListStyle, portalStyles.ruledList]}>
        {here.map((ask) => (
          <ClientChecklistItem
            key={ask.id}
            ask={ask}
            showsProject={false}
            showsContent={false}
            onSent={onSent}
            copy={copy}
          />
        ))}
      </ul>
    </section>
  );
}

/** Returns the approval requests about any of these picture versions. */
function usePictureAsks(versions: readonly StoredFile[]): readonly RequestWithDecision[] {
  const { linked } = use(RequestBackendAccessContext);
  const { data } = useQuery({ ...requestsToLoggedInClientQuery, enabled: !linked });
  const asks = linked ? [linked.ask] : (data ?? []);
  return asks.filter(
    ({ kind, file_id }) => kind === 'approval' && versions.some(({ id }) => id === file_id),
  );
}
