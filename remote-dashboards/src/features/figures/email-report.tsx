import { useMutation } from '@tanstack/react-query';
import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { notify } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';
import type { Day } from '../../api/days.ts';
import { emailReport } from '../../api/reports.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { isolate } from '../../ui/isolate.ts';
import type { ReportPeriod } from './report-period.ts';
import type { ReportCopy } from './reports-page.copy.en.ts';

/** Returns a button that emails the shown report to the user, and the notice of a failed attempt. */
export function useEmailReport(period: ReportPeriod, first: Day, copy: ReportCopy) {
  const { format } = useI18n();
  const session = useSession();
  const send = useMutation({
    mutationFn: () => emailReport(period, first),
    onSuccess() {
      if (session.status !== 'signedIn') return;
      const message = format(copy.emailedTo, { email: isolate(session.user.email) });
      notify({ kind: 'success', title: copy.emailed, message });
    },
  });
  return {
    button: (
      <Button variant="secondary" busy={send.isPending} onClick={() => send.mutate()}>
        {copy.email}
      </Button>
    ),
    problem: <ErrorNotice error={send.error} copy={copy.emailProblems} />,
  };
}
