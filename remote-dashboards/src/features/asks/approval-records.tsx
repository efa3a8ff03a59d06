import { lazy, Suspense } from 'react';
import type { ApprovalDecision } from '../../api/asks.ts';

const ApprovalRecord = lazy(
  () => import(/* webpackChunkName: "approval-record" */ './approval-record.tsx'),
);

interface ApprovalRecordsProps {
  readonly approvals: readonly ApprovalDecision[];
}

/**
 * The records of clients' decisions about approval requests. The component loads on demand, because most pages show no
 * record.
 */
export function ApprovalRecords({ approvals }: ApprovalRecordsProps) {
  if (approvals.length === 0) return null;
  return (
    <Suspense>
      {approvals.map((approval) => (
        <ApprovalRecord key={`${approval.ask_id} ${approval.round}`} approval={approval} />
      ))}
    </Suspense>
  );
}
