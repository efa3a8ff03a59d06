import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import type { ComponentProps } from 'react';
import type { TaskCalendarEntry } from './calendar-entries.ts';
import { CalendarEntryTitle } from './entry-title.tsx';
import { TaskLink } from './task-link.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';

const { color } = tokens;

const flag = css({
  // Overrides the site's base style, which makes each SVG a block.
  display: 'inline',
  inlineSize: '0.875em',
  blockSize: '0.875em',
  marginInlineEnd: '0.3em',
  fill: color.terracotta,
  stroke: color.terracotta,
  strokeWidth: 2,
  verticalAlign: '-0.05em',
});

interface EntryLinkProps extends Pick<ComponentProps<typeof CalendarEntryTitle>, 'isStruck'> {
  readonly entry: TaskCalendarEntry;
  readonly copy: TasksPageTexts;
  /** The class name that the `css` prop creates. */
  readonly className?: string;
}

/** The link of a calendar entry, which opens the task's sheet or the project. */
export function CalendarEntryLink({ entry, copy, className, ...titleProps }: EntryLinkProps) {
  const { id, kind, title, of, isLate, isDone, repeats } = entry;
  const content = (
    <span>
      {kind === 'deadline' && (
        <>
          <svg css={flag} viewBox="0 0 24 24" aria-hidden>
            <path d="M5 22V3h14l-4 5 4 5H5" />
          </svg>
          <span css={visuallyHiddenStyle}>{copy.projectDue}: </span>
        </>
      )}
      <CalendarEntryTitle
        {...titleProps}
        title={title}
        isLate={isLate}
        isDone={isDone}
        repeats={repeats}
        copy={copy}
      />
    </span>
  );
  const common = { className, title: `${title} · ${of}`, children: content };
  return kind === 'task' ? (
    <TaskLink task={id} {...common} />
  ) : (
    <Link to={`/dashboard/projects/${id}`} {...common} />
  );
}
