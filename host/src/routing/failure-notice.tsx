import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Container } from '@torsa/shared/ui/container';
import { useLayoutEffect, useRef } from 'react';
import { useCopy } from '../copy/copy-context.ts';
import { focusAfterRetry } from '../navigation/focus-page.ts';

const { color, fontSize, layer, layout, lineHeight, radius, shadow, space } = tokens;

/** Without a height of its own: the text below does not move. */
const overlay = css({
  position: 'sticky',
  zIndex: layer.raised,
  insetBlockStart: layout.header,
  blockSize: 0,
});
/** In one row: no higher than the space above the heading of a page. */
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

/** Shows above a page that its code could not be loaded, and offers to try again. */
export function FailureNotice({ retrying, onRetry }: FailureNoticeProps) {
  const { failure } = useCopy();
  const ref = useRef<HTMLDivElement>(null);

  // The focus would be lost with the button.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusAfterRetry);
    };
  }, []);

  return (
    <div css={overlay}>
      <Container>
        <div ref={ref} role="alert" css={notice}>
          <strong>{failure.title}</strong>
          <Button busy={retrying} onClick={onRetry}>
            {retrying ? failure.retrying : failure.retry}
          </Button>
        </div>
      </Container>
    </div>
  );
}
