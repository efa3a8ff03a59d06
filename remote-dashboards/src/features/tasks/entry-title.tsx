import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { portalStyles } from '../../ui/styles.ts';
import type { TaskCalendarEntry } from './calendar-entries.ts';
import { RepeatingTaskIcon } from './repeat-sign.tsx';
import type { TaskTerms } from './task-terms.copy.en.ts';

const { color } = tokens;

// The line through the title has the border colour, because the text colour would make the title hard to read.
const struck = css({
  color: color.textMuted,
  textDecorationLine: 'line-through',
  textDecorationThickness: '1px',
  textDecorationColor: color.edge,
});

interface EntryTitleProps
  extends Pick<TaskCalendarEntry, 'title' | 'isLate' | 'isDone' | 'repeats'> {
  /** True if a line through the title marks a finished entry, because a word does not fit. */
  readonly isStruck?: boolean;
  readonly copy: TaskTerms;
}

/** The title of a calendar or week entry, marked if the entry is late, done or repeating. */
export function CalendarEntryTitle({
  title,
  isLate,
  isDone,
  repeats,
  isStruck = false,
  copy,
}: EntryTitleProps) {
  return (
    <>
      {isLate && <span css={portalStyles.late}>{copy.words.late} · </span>}
      {isDone && (
        <span css={isStruck ? visuallyHiddenStyle : portalStyles.muted}>{copy.states.done} · </span>
      )}
      <RepeatingTaskIcon repeats={repeats} copy={copy} />
      <span css={isDone && (isStruck ? struck : portalStyles.muted)} dir="auto">
        {title}
      </span>
    </>
  );
}
