import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { portalColors } from '@torsa/shared/theme/work-theme';
import { Button } from '@torsa/shared/ui/button';
import { Fragment, type ReactNode, useState } from 'react';
import { badgeStyle } from '../../ui/badge-style.ts';
import { EmailAddress } from '../../ui/line-breaks.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { StaffTexts } from './staff.copy.en.ts';

const { color, fontSize, space } = tokens;

const caption = css({
  paddingBlockEnd: space.s,
  fontSize: fontSize.lead,
  fontWeight: 650,
  textAlign: 'start',
});
const cell = css({
  paddingBlock: space.s,
  paddingInlineEnd: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
});
const head = css(cell, { color: color.textMuted, fontSize: fontSize.small, fontWeight: 550 });
// On a phone, the name column is the widest, so that a name fits on one line.
const roleHead = css(head, { [media.phone]: { inlineSize: '6.875rem' } });
const last = css({
  inlineSize: '4.75rem',
  paddingInlineEnd: 0,
  textAlign: 'end',
  [media.tablet]: { inlineSize: '10rem' },
});
const small = css({ color: color.textMuted, fontSize: fontSize.small, fontWeight: 400 });
const state = {
  active: badgeStyle('full', color.success),
  invited: badgeStyle('ring', color.terracotta),
};
const opened = css(cell, { paddingInline: space.m, backgroundColor: portalColors.raised });

/** A row of the staff table. Fields that the user may not read are missing. */
export interface StaffTableRow {
  readonly staff_id: string;
  readonly name: string;
  readonly post: keyof StaffTexts['posts'];
  readonly is_me: boolean;
  readonly email?: string;
  readonly is_active?: boolean;
}

interface PeopleTableProps<Shown extends StaffTableRow> {
  readonly people: readonly Shown[];
  /** The controls for a staff member. Undefined if the user cannot manage staff. */
  readonly controls?: (person: Shown, close: () => void) => ReactNode;
  /** Returns a note about the staff member's account, such as a missing second factor. */
  readonly note?: (person: Shown) => string | undefined;
  readonly copy: StaffTexts;
}

/** A table of staff members with name, role and state. A member's controls are below the row. */
export function PeopleTable<Shown extends StaffTableRow>({
  people,
  controls,
  note,
  copy,
}: PeopleTableProps<Shown>) {
  const { format } = useI18n();
  const [openId, setOpen] = useState('');
  const { columns } = copy;
  return (
    <table css={portalStyles.table}>
      <caption css={caption}>{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col" css={head}>
            {columns.name}
          </th>
          <th scope="col" css={roleHead}>
            {columns.role}
          </th>
          {controls && (
            <th scope="col" css={[head, last]}>
              {columns.manage}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const { staff_id: id, name, email, post, is_active: isActive, is_me: isMe } = person;
          const content = controls?.(person, () => setOpen(''));
          const isOpen = openId === id && content !== undefined;
          return (
            <Fragment key={id}>
              <tr>
                <th scope="row" css={cell}>
                  <span css={portalStyles.strong}>{name}</span>
                  {isMe && <span css={small}> {copy.you}</span>}
                  {email && (
                    <div css={small}>
                      <EmailAddress address={email} />
                    </div>
                  )}
                  <div css={small}>{id}</div>
                  {note?.(person) && <div css={small}>{note(person)}</div>}
                </th>
                <td css={cell}>
                  <div>{copy.posts[post]}</div>
                  {isActive !== undefined && (
                    <span css={isActive ? state.active : state.invited}>
                      {isActive ? copy.states.active : copy.states.invited}
                    </span>
                  )}
                </td>
                {controls && (
                  <td css={[cell, last]}>
                    {content !== undefined && (
                      <Button
                        variant="quiet"
                        aria-expanded={isOpen}
                        aria-label={format(copy.manageOf, { name })}
                        onClick={() => setOpen(isOpen ? '' : id)}
                      >
                        {copy.manage}
                      </Button>
                    )}
                  </td>
                )}
              </tr>
              {isOpen && (
                <tr>
                  <td css={opened} colSpan={3}>
                    {content}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
