import { css } from '@emotion/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { endLoginSession, loginSessionsQuery } from '../../api/account.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { AccountTexts } from './account-page.copy.en.ts';
import { describeUserAgent } from './describe-device.ts';

const { color, space } = tokens;

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  minBlockSize: '3.5rem',
  borderBlockEnd: `1px solid ${color.line}`,
});

/** The list of the account's login sessions, which the user can end. */
export function SessionSettings({ copy }: { readonly copy: AccountTexts }) {
  const { format } = useI18n();
  const { sessions: words } = copy;
  const client = useQueryClient();
  const sessions = useQuery(loginSessionsQuery);
  const end = useMutation({
    mutationFn: (session: string | undefined) => endLoginSession(session),
    onSettled: () => client.invalidateQueries({ queryKey: loginSessionsQuery.queryKey }),
  });
  return (
    <PageSection name="sessions" title={words.title}>
      <ErrorNotice error={end.error} copy={copy.problems} />
      <QueryBoundary
        query={sessions}
        copy={copy.reading}
        skeleton={<RowSkeletons label={words.loading} rows={2} height="3.5rem" />}
      >
        {(rows) => (
          <>
            <ul css={portalStyles.list}>
              {rows.map(({ id, is_this, created_at, user_agent }) => {
                const device =
                  describeUserAgent(user_agent) ?? (is_this ? words.thisDevice : words.unknown);
                return (
                  <li key={id} css={row}>
                    <div>
                      <div css={portalStyles.strong}>{device}</div>
                      <div css={portalStyles.smallMuted}>
                        {is_this ? words.here : words.since} <Timestamp at={created_at} as="day" />
                      </div>
                    </div>
                    {!is_this && (
                      <Button
                        ref={moveFocusToHeading}
                        variant="quiet"
                        busy={end.isPending && end.variables === id}
                        aria-label={format(words.endOf, { device })}
                        onClick={() => end.mutate(id)}
                      >
                        {words.end}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {rows.length > 1 ? (
              <div>
                <Button
                  ref={moveFocusToHeading}
                  variant="secondary"
                  busy={end.isPending && end.variables === undefined}
                  onClick={() => end.mutate(undefined)}
                >
                  {words.endOthers}
                </Button>
              </div>
            ) : (
              <p role="status">{words.noOthers}</p>
            )}
          </>
        )}
      </QueryBoundary>
    </PageSection>
  );
}
