import { css } from '@emotion/react';
import { touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';

const { color, fontSize, space } = tokens;

const heading = css({ fontSize: fontSize.h3 });
const list = css({ display: 'grid', marginBlockStart: space.s });
const row = css({ paddingBlock: space.xs, borderBlockStart: `1px solid ${color.line}` });
const term = css({ color: color.textMuted, fontSize: fontSize.small });
const value = css({
  fontSize: fontSize.lead,
  overflowWrap: 'anywhere',
  '& a': touchTargetLinkStyle,
});

/** The label of a telephone number or email address, and its link. */
export type ContactDetail = readonly [term: string, link: ReactNode];

interface ContactDetailsProps {
  readonly title: string;
  readonly details: readonly ContactDetail[];
}

/** A group of contact details of the same type, for example all phone numbers. */
export function ContactDetailList({ title, details }: ContactDetailsProps) {
  return (
    <section>
      <h2 css={heading}>{title}</h2>
      <dl css={list}>
        {details.map(([name, link]) => (
          <div key={name} css={row}>
            <dt css={term}>{name}</dt>
            <dd css={value}>{link}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
