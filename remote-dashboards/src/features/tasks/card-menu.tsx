import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { type CalendarDay, formatDueDate } from '../../api/days.ts';
import type { Colleague } from '../../api/people.ts';
import { projectTitlesQuery } from '../../api/projects.ts';
import type { Task } from '../../api/tasks.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { createTaskChangesWithToasts } from './create-named-changes.ts';
import { DueDateControl } from './day-control.tsx';
import { TaskAssigneeSelect, TaskProjectSelect, TaskStateSelect } from './task-selects.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';
import type { TaskChangeWithToast } from './use-task-changes.tsx';

const { color, radius, shadow, space } = tokens;

const more = css({
  // Put the button in front of the link that covers the whole card.
  position: 'relative',
  alignSelf: 'start',
  inlineSize: minTouchTargetSize,
  blockSize: minTouchTargetSize,
  marginBlockStart: '-0.1875rem',
  padding: 0,
  border: 0,
  borderRadius: radius.m,
  background: 'none',
  color: color.textMuted,
  font: 'inherit',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { backgroundColor: color.sunken, color: color.text } },
  [media.print]: { visibility: 'hidden' },
});
const menu = css({
  position: 'fixed',
  inlineSize: 'min(20rem, calc(100vw - 2rem))',
  padding: space.s,
  overflowY: 'auto',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  color: color.text,
  boxShadow: shadow.high,
  cursor: 'auto',
  '&:popover-open': { display: 'grid', gap: space.xs },
});
const field = css({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'center',
  color: color.text,
  // The due date looks like text elsewhere, but has a border in this menu.
  '& > span + span': { border: `1.5px solid ${color.edge}`, borderRadius: radius.m },
});

/** The task changes that a card's menu offers. */
interface CardActions {
  readonly apply: (id: string, change: TaskChangeWithToast) => Promise<void>;
  readonly remove: (task: Task) => Promise<boolean>;
  readonly colleagues: readonly Colleague[];
}

/** The open card menu: its task ID, and the position of its focused control (-1 is the button “⋯”). */
export interface OpenTaskCardMenu {
  readonly id: string;
  readonly control: number;
}

export interface TaskCardMenuProps {
  readonly task: Task;
  /** Moves the task up or down in its column. Undefined for the first or last task. */
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  /** True if the Tab key reaches this card. Other cards do not render their menu. */
  readonly isCurrent: boolean;
  readonly makeCurrent: () => void;
  readonly actions: CardActions;
  readonly openMenu: RefObject<OpenTaskCardMenu | undefined>;
  readonly copy: TasksPageTexts;
}

/** The menu with all actions on a card. It is a popover, because the column would cut off an inner menu. */
export function TaskCardMenu(props: TaskCardMenuProps) {
  const { task, isCurrent, makeCurrent, openMenu, copy } = props;
  const { format } = useI18n();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const label = format(copy.moreOf, { title: task.title });
  const listControls = () => [
    ...(element.current?.querySelectorAll<HTMLElement>('select, input, button, a') ?? []),
  ];
  // Open the menu again after a live update has moved the card, because the browser closes it without an event.
  useLayoutEffect(() => {
    if (openMenu.current?.id !== task.id || element.current?.matches(':popover-open')) return;
    if (!isCurrent) return makeCurrent();
    const { control } = openMenu.current;
    // Focus the button first, because the browser returns the focus to it when the menu closes.
    button.current?.focus();
    element.current?.showPopover();
    listControls()[control]?.focus();
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        css={more}
        popoverTarget={menuId}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={label}
        // Safari does not focus a button on click.
        onClick={makeCurrent}
      >
        ⋯
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere */}
      <div
        ref={element}
        css={menu}
        id={menuId}
        popover="auto"
        role="group"
        aria-label={label}
        onBeforeToggle={({ newState }) => {
          openMenu.current = newState === 'open' ? { id: task.id, control: -1 } : undefined;
          if (newState === 'open') placeBeside(element.current, button.current);
        }}
        onFocus={({ target }) => {
          if (!openMenu.current) return;
          openMenu.current = { id: task.id, control: listControls().indexOf(target) };
        }}
        // Prevents a drag inside the menu from dragging the card.
        draggable
        onDragStart={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {isCurrent && (
          <MenuContent
            {...props}
            close={() => {
              element.current?.hidePopover();
              button.current?.closest('li')?.querySelector('a')?.focus();
            }}
          />
        )}
      </div>
    </>
  );
}

/** Places the menu below its button, or above it if that side has more space. */
function placeBeside(menu: HTMLElement | null, button: HTMLElement | null): void {
  if (!menu || !button) return;
  const { top, bottom, right } = button.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const isBelow = height - bottom >= Math.min(top, 360);
  const gap = 8;
  Object.assign(menu.style, {
    inset: isBelow
      ? `${bottom}px ${Math.max(gap, width - right)}px auto auto`
      : `auto ${Math.max(gap, width - right)}px ${height - top}px auto`,
    margin: '0',
    maxBlockSize: `${(isBelow ? height - bottom : top) - gap}px`,
  });
}

function MenuContent({
  task,
  up,
  down,
  actions,
  close,
  copy,
}: TaskCardMenuProps & { readonly close: () => void }) {
  const { format, language } = useI18n();
  const { data: projects = [] } = useQuery(projectTitlesQuery);
  const { id, title, due_on: due } = task;
  const changes = createTaskChangesWithToasts(task, { copy, format, language });
  const apply = (change: TaskChangeWithToast) => {
    close();
    void actions.apply(id, change);
  };
  const setDue = (day: CalendarDay | null) => apply(changes.setDue(day));
  return (
    <>
      <Field label={copy.moveTo}>
        <TaskStateSelect
          aria-keyshortcuts="s"
          aria-label={format(copy.moveOf, { title })}
          state={task.state}
          choose={(to) => apply(changes.move(to))}
          copy={copy}
        />
      </Field>
      <Field label={copy.due}>
        <DueDateControl
          label={format(copy.dueOf, { title })}
          day={due}
          inputRef={noRef}
          choose={setDue}
        >
          {due === null ? copy.words.undated : formatDueDate(language, due)}
        </DueDateControl>
      </Field>
      <Field label={copy.assignee}>
        <TaskAssigneeSelect
          aria-keyshortcuts="a"
          aria-label={format(copy.assigneeOf, { title })}
          assignee={task.assignee}
          colleagues={actions.colleagues}
          choose={(colleague) => apply(changes.assign(colleague))}
          copy={copy}
        />
      </Field>
      <Field label={copy.project}>
        <TaskProjectSelect
          aria-keyshortcuts="p"
          aria-label={format(copy.projectOf, { title })}
          task={task}
          projects={projects}
          choose={(project) => apply(changes.moveToProject(project))}
          copy={copy}
        />
      </Field>
      <div css={portalStyles.row}>
        <Step press={up} close={close} label={format(copy.moveUp, { title })}>
          ↑ {copy.up}
        </Step>
        <Step press={down} close={close} label={format(copy.moveDown, { title })}>
          ↓ {copy.down}
        </Step>
      </div>
      <div css={portalStyles.row}>
        {task.project_id && (
          <Link css={portalStyles.link} to={`/dashboard/projects/${task.project_id}`}>
            {copy.openProject}
          </Link>
        )}
        <DangerButton
          onClick={() => {
            close();
            void actions.remove(task);
          }}
        >
          {copy.delete}
        </DangerButton>
      </div>
    </>
  );
}

const noRef = () => undefined;

interface FieldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A control with a visible label. Its accessible name also contains the task title. */
function Field({ label, children }: FieldProps) {
  return (
    <div css={field}>
      <span css={portalStyles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

interface StepProps {
  readonly press: (() => void) | undefined;
  readonly close: () => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that moves a card by one position. It does nothing at the end of the column. */
function Step({ press, close, label, children }: StepProps) {
  return (
    <Button
      variant="secondary"
      aria-label={label}
      aria-disabled={!press || undefined}
      onClick={() => {
        if (!press) return;
        close();
        press();
      }}
    >
      {children}
    </Button>
  );
}
