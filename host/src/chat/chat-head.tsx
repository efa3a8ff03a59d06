import { css } from '@emotion/react';
import { touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { useShellTexts } from '../copy/copy-context.ts';

const { color, fontSize, space } = tokens;

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: space.m,
  backgroundColor: color.deep,
  color: color.onDeep,
});
const title = css({ fontSize: fontSize.h3 });
const closeButton = css({
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  padding: space.m,
  border: 0,
  background: 'none',
  outlineOffset: '-6px',
});
const helpLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  paddingInline: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.sunken,
  fontSize: fontSize.small,
  span: { marginInlineEnd: 'auto' },
  a: touchTargetLinkStyle,
});

interface ChatHeadProps {
  readonly panelId: string;
  readonly titleId: string;
}

/** The title bar of the chat, with a telephone link and an email link. It stays visible when the messages scroll. */
export function ChatHeader({ panelId, titleId }: ChatHeadProps) {
  const { chat: texts, company } = useShellTexts();
  const [phone] = company.phones;
  const [email] = company.emails;
  return (
    <div>
      <div css={head}>
        <h2 id={titleId} css={title}>
          {texts.title}
        </h2>
        <button type="button" popoverTarget={panelId} popoverTargetAction="hide" css={closeButton}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span css={visuallyHiddenStyle}>{texts.closePanel}</span>
        </button>
      </div>
      <div css={helpLine}>
        <span>{company.optionalFacts.hours ?? texts.hours}</span>
        <a href={`tel:${phone.number}`}>{texts.call}</a>
        <a href={`mailto:${email.address}`}>{texts.write}</a>
      </div>
    </div>
  );
}
