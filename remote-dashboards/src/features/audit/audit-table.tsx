import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import type { AuditEntry } from '../../api/audit.ts';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { AuditTexts } from './audit-page.copy.en.ts';
import { listColumnChanges } from './column-changes.ts';

const { color, fontSize, space } = tokens;

const caption = css({ paddingBlockEnd: space.s, fontWeight: 650, textAlign: 'start' });
const cell = css({
  paddingBlock: space.s,
  paddingInlineEnd: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
const head = css(cell, { color: color.textMuted, fontSize: fontSize.small, fontWeight: 550 });
const narrow = css({ inlineSize: '32%' });

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly copy: AuditTexts;
}

/** A table of audit log entries: staff member, action, time, and the values before and after the change. */
export function AuditTable({ entries, copy }: AuditTableProps) {
  const { format } = useI18n();
  const { columns, actions, subjects } = copy;
  return (
    <table css={portalStyles.table}>
      <caption css={caption}>{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col" css={[head, narrow]}>
            {columns.actor}
          </th>
          <th scope="col" css={head}>
            {columns.what}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { id, at, actor, action, subject, row_key: row } = entry;
          return (
            <tr key={id}>
              <td css={cell}>
                <div>{actor || copy.noActor}</div>
                <div css={portalStyles.smallMuted}>
                  <Timestamp at={at} as="ago" />
                </div>
              </td>
              <td css={cell}>
                <div>
                  {format(copy.did, {
                    action: actions[action],
                    subject:
                      subject in subjects ? subjects[subject as keyof typeof subjects] : subject,
                    row,
                  })}
                </div>
                {action === 'changed' && (
                  <ul css={portalStyles.smallMuted}>
                    {listColumnChanges(entry).map((change) => (
                      <li key={change.column}>{format(copy.change, { ...change })}</li>
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
