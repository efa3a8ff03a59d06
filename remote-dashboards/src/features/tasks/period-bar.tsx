import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { portalStyles } from '../../ui/styles.ts';

const bar = css(portalStyles.row, { justifyContent: 'space-between' });
// On a phone, the month or week is in a line above the buttons.
const heading = css({
  fontSize: tokens.fontSize.h3,
  [media.phone]: { order: -1, flexBasis: '100%' },
});

interface PeriodBarProps {
  readonly title: string;
  /** The accessible names of the two buttons. */
  readonly previous: string;
  readonly next: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Shows the previous (-1) or the next (1) month or week. */
  readonly step: (by: -1 | 1) => void;
}

/** The heading with the displayed month or week, between the buttons “previous” and “next”. */
export function CalendarPeriodBar({
  title,
  previous,
  next,
  isFirst,
  isLast,
  step,
}: PeriodBarProps) {
  return (
    <div css={bar}>
      <Button variant="secondary" disabled={isFirst} onClick={() => step(-1)}>
        <span aria-hidden="true">‹</span> {previous}
      </Button>
      <h2 css={heading} aria-live="polite">
        {title}
      </h2>
      <Button variant="secondary" disabled={isLast} onClick={() => step(1)}>
        {next} <span aria-hidden="true">›</span>
      </Button>
    </div>
  );
}
