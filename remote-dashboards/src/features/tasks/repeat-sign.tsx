import { css } from '@emotion/react';
import type { Task } from '../../api/tasks.ts';
import type { TaskTerms } from './task-terms.copy.en.ts';

const sign = css({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '0.9em',
  blockSize: '0.9em',
  marginInlineEnd: '0.35em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  verticalAlign: '-0.08em',
});

interface RepeatSignProps extends Pick<Task, 'repeats'> {
  readonly copy: Pick<TaskTerms, 'repeats' | 'repeatNames'>;
}

/** The icon of a repeating task. Its accessible name contains the period. */
export function RepeatingTaskIcon({ repeats, copy }: RepeatSignProps) {
  if (repeats === 'never') return null;
  return (
    <svg
      css={sign}
      viewBox="0 0 24 24"
      role="img"
      aria-label={`${copy.repeats}: ${copy.repeatNames[repeats]}`}
    >
      <path d="M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3" />
    </svg>
  );
}
