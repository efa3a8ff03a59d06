import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import type { AuditEntry } from '../../api/audit.ts';
import { getSettingFieldLabel } from '../../ui/setting-field-label.ts';
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

/** The actions that log a whole row, whose many columns are not listed. */
const hasWholeRow = new Set<AuditEntry['action']>(['added', 'removed']);

/** Returns the name of a key, or the key itself without a name. */
const lookUp = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly copy: AuditTexts;
}

/** A table of audit log entries: staff member, action, time, and values before and after. */
export function AuditTable({ entries, copy }: AuditTableProps) {
  const { format } = useI18n();
  const { columns, actions, subjects, settings, rules } = copy;
  const rowName = ({ subject, row_key: row }: AuditEntry) => {
    if (subject === 'site_settings') {
      return format(copy.quoted, { name: lookUp(settings.sections, row) });
    }
    return subject === 'staff_rules' ? format(copy.quoted, { name: lookUp(rules, row) }) : row;
  };
  const fieldName = (subject: string, column: string) => {
    if (subject !== 'site_settings') return column;
    const [group = ''] = column.split('.');
    const label = getSettingFieldLabel(column, settings.labels);
    return group in settings.groups ? `${lookUp(settings.groups, group)}, ${label}` : label;
  };
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
          const { id, at, actor, action, subject } = entry;
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
                    subject: lookUp(subjects, subject),
                    row: rowName(entry),
                  })}
                </div>
                {!hasWholeRow.has(action) && (
                  <ul css={portalStyles.smallMuted}>
                    {listColumnChanges(entry).map((change) => (
                      <li key={change.column}>
                        {format(copy.change, {
                          ...change,
                          column: fieldName(subject, change.column),
                        })}
                      </li>
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
