import { css, Global } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { useRef } from 'react';
import { taskDetailsQuery } from '../../api/task-details.ts';
import { usePendingTaskChanges } from '../../api/tasks.ts';
import { toastSpaceVariable } from '../../app/frame-style.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useIsWideScreen } from '../../ui/use-is-wide.ts';
import { DeleteTaskMenu } from './delete-task.tsx';
import { TaskChecklist } from './task-checklist.tsx';
import { TaskComments } from './task-comments.tsx';
import { TaskDescription } from './task-description.tsx';
import { TaskFields } from './task-facts.tsx';
import { TaskHistory } from './task-history.tsx';
import { taskSheetTexts as bn } from './task-sheet.copy.bn.ts';
import { taskSheetTexts as en, type TaskSheetTexts } from './task-sheet.copy.en.ts';
import { TaskTitle } from './task-title.tsx';
import { useTaskSheetFocus } from './use-sheet-focus.ts';

const { color, layer, shadow, space } = tokens;

const sheet = css({
  position: 'fixed',
  zIndex: `calc(${layer.chat} + 1)`,
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: space.m,
  // This space lets the user scroll the end of the sheet above a toast.
  padding: `0 ${space.m} calc(6rem + env(safe-area-inset-bottom, 0px))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: color.surface,
  outline: 'none',
  [media.desktop]: {
    inlineSize: '26.25rem',
    borderInlineStart: `1px solid ${color.line}`,
    boxShadow: shadow.high,
  },
  [media.print]: { display: 'none' },
});
// On a phone, toasts are at the bottom edge, because the sheet covers the navigation bar.
const toastSpace = css({ ':root': { [toastSpaceVariable]: '0px' } });
const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineEnd: `calc(-1 * ${space.xs})`,
  paddingBlock: space.xxs,
  backgroundColor: color.surface,
});
const closeButton = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: minTouchTargetSize,
  blockSize: minTouchTargetSize,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.pill,
  background: 'none',
  color: color.textMuted,
  fontSize: '1.5rem',
  lineHeight: 1,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { color: color.text, backgroundColor: color.sunken } },
});

interface TaskSheetProps {
  readonly id: string;
  readonly close: () => void;
}

/** The sheet (side panel) of a task. It contains the texts of every language, because it loads separately. */
export default function TaskSheet({ id, close }: TaskSheetProps) {
  const { language } = useI18n();
  const copy = localize<TaskSheetTexts>(language, { en, bn });
  const isWide = useIsWideScreen();
  const element = useRef<HTMLDivElement>(null);
  useTaskSheetFocus(element, { task: id, coversPage: !isWide, close });
  const query = useQuery(taskDetailsQuery(id));
  const withOwnChanges = usePendingTaskChanges();
  const isMissing = getErrorCode(query.error) === 'missing';
  return (
    <div
      ref={element}
      role="dialog"
      css={sheet}
      tabIndex={-1}
      aria-label={query.data?.task.title ?? copy.label}
      aria-modal={!isWide}
    >
      <Global styles={toastSpace} />
      <div css={bar}>
        <span css={portalStyles.smallMuted}>{copy.label}</span>
        <button type="button" css={closeButton} aria-label={copy.close} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {isMissing ? (
        <EmptyState>{copy.missing}</EmptyState>
      ) : (
        <QueryBoundary
          query={query}
          copy={copy.reading}
          skeleton={<RowSkeletons label={copy.reading.loading} rows={4} height="4rem" />}
        >
          {({ task: stored, items, events }) => {
            const task = { ...stored, ...withOwnChanges(stored) };
            return (
              <>
                <TaskTitle task={task} copy={copy} />
                <TaskFields task={task} copy={copy} />
                <TaskDescription task={task} copy={copy} />
                <TaskChecklist task={id} items={items} copy={copy} />
                <TaskComments task={id} events={events} copy={copy} />
                <TaskHistory events={events} copy={copy} />
                <DeleteTaskMenu task={task} close={close} copy={copy} />
              </>
            );
          }}
        </QueryBoundary>
      )}
    </div>
  );
}
