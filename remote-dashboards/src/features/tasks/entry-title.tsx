import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { styles } from '../../ui/styles.ts';
import type { CalendarEntry } from './calendar-entries.ts';
import type { TaskTerms } from './task-terms.copy.en.ts';

const done = css({ color: tokens.color.textMuted, textDecoration: 'line-through' });

interface EntryTitleProps extends Pick<CalendarEntry, 'title' | 'isLate' | 'isDone'> {
  readonly copy: TaskTerms;
}

/** The title of an entry in the calendar or the week view, marked if the entry is late or done. */
export function EntryTitle({ title, isLate, isDone, copy }: EntryTitleProps) {
  return (
    <>
      {isLate && <span css={styles.late}>{copy.words.late} · </span>}
      {isDone && <span css={visuallyHidden}>{copy.states.done}: </span>}
      <span css={isDone && done} dir="auto">
        {title}
      </span>
    </>
  );
}
