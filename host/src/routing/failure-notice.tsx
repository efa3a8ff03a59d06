import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { PageContainer } from '@torsa/shared/ui/container';
import { useLayoutEffect, useRef } from 'react';
import { useShellTexts } from '../copy/copy-context.ts';
import { focusPageAfterRetry } from '../navigation/focus-page.ts';

const { color, fontSize, layer, layout, lineHeight, radius, shadow, space } = tokens;

/** The failure notice overlays the page with a height of zero, so that the text below it does not move. */
const overlay = css({
  position: 'sticky',
  zIndex: layer.raised,
  insetBlockStart: layout.header,
  blockSize: 0,
});
/** The failure notice is one row, which fits into the space above the page heading. */
const notice = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  marginBlockStart: space.xxs,
  padding: `${space.xxs} ${space.xs} ${space.xxs} ${space.s}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  backgroundColor: color.surface,
  boxShadow: shadow.high,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});

interface FailureNoticeProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The notice above a prerendered page whose code failed to load, with a Retry button. */
export function PageLoadFailureNotice({ retrying, onRetry }: FailureNoticeProps) {
  const { failure } = useShellTexts();
  const ref = useRef<HTMLDivElement>(null);

  // Moves the focus to the page, because the focused Retry button may be removed.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusPageAfterRetry);
    };
  }, []);

  return (
    <div css={overlay}>
      <PageContainer>
        <div ref={ref} role="alert" css={notice}>
          <strong>{failure.title}</strong>
          <Button busy={retrying} onClick={onRetry}>
            {retrying ? failure.retrying : failure.retry}
          </Button>
        </div>
      </PageContainer>
    </div>
  );
}
