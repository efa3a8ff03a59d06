import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { tokens } from '@torsa/shared/theme/tokens';
import { useState } from 'react';
import { quotationQuery } from '../../api/conversations.ts';
import { summaryStyle } from '../../ui/summary-style.ts';
import type { ThreadCopy } from './thread.copy.en.ts';

const { color, fontSize, space } = tokens;

const quoted = css({
  margin: 0,
  paddingInlineStart: space.s,
  borderInlineStart: `2px solid ${color.line}`,
  color: color.textMuted,
  fontSize: fontSize.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

interface QuotedTextProps {
  /** Of the message that it was removed from. */
  readonly id: string;
  readonly copy: ThreadCopy['quotation'];
}

/** The text that an email quoted, loaded when staff open it. */
export function QuotedText({ id, copy }: QuotedTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery({ ...quotationQuery(id), enabled: isOpen });
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary css={summaryStyle}>{copy.show}</summary>
      {isOpen && (
        <blockquote css={quoted}>
          {data ? data.body : isError ? copy.failed : copy.loading}
        </blockquote>
      )}
    </details>
  );
}
