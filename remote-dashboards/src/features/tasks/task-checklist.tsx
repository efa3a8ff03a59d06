import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { Notice } from '@torsa/shared/ui/notice';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { type ChecklistItem, useChangeChecklistItem } from '../../api/task-details.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import { TaskSheetSection } from './sheet-section.tsx';
import type { TaskSheetTexts } from './task-sheet.copy.en.ts';

const { color, radius, space } = tokens;

const maxItems = 100;

const row = css({ display: 'flex', alignItems: 'start', gap: space.xs });
const label = css({
  flex: 1,
  display: 'flex',
  alignItems: 'start',
  gap: space.xs,
  minInlineSize: 0,
  minBlockSize: minTouchTargetSize,
  paddingBlock: `calc((${minTouchTargetSize} - 1.4em) / 2)`,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > input': { flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem', margin: '0.1em 0 0' },
  '& > input:checked + span': { color: color.textMuted, textDecoration: 'line-through' },
});
const removeButton = css({
  flex: 'none',
  inlineSize: minTouchTargetSize,
  blockSize: minTouchTargetSize,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  color: color.textMuted,
  fontSize: '1.25rem',
  lineHeight: 1,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { color: color.text, backgroundColor: color.sunken } },
});
const adding = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
  '& > div': { inlineSize: '100%' },
});

interface TaskChecklistProps {
  /** The ID of the task. */
  readonly task: string;
  readonly items: readonly ChecklistItem[];
  readonly copy: TaskSheetTexts;
}

/** The checklist of a task. Several pasted lines become several items. */
export function TaskChecklist({ task, items, copy }: TaskChecklistProps) {
  const { format } = useI18n();
  const change = useChangeChecklistItem(task);
  const announce = useUndoToast(copy.undo);
  const draft = useFormDraft(`task-item.${task}`, ['title']);
  const [typed, setTyped] = useState(() => draft.read()?.title ?? '');
  const [problem, setProblem] = useState('');
  // The new state of each clicked checkbox, until the cache contains it. Without this state, React would reset the
  // checkbox.
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const { checklist } = copy;
  const type = (title: string) => {
    setTyped(title);
    draft.save({ title });
  };
  const attempt = async (done: Promise<void>) => {
    setProblem('');
    await done.catch(() => setProblem(checklist.failed));
  };
  const tick = async (item: ChecklistItem, is_done: boolean) => {
    setTicks((now) => new Map(now).set(item.id, is_done));
    await attempt(change({ verb: 'set', item: { ...item, is_done } }));
    setTicks((now) => new Map([...now].filter(([id]) => id !== item.id)));
  };
  const add = (titles: readonly string[]) => {
    const given = titles.map((title) => title.trim()).filter((title) => title !== '');
    if (items.length + given.length > maxItems) return setProblem(checklist.full);
    const last = items.at(-1)?.number ?? 0;
    type('');
    for (const [index, title] of given.entries()) {
      const item = {
        id: draft.idempotencyKey({ title }),
        number: last + index + 1,
        title,
        is_done: false,
      };
      draft.clear();
      void attempt(
        change({ verb: 'add', item }).catch((error: unknown) => {
          // Returns a rejected item's text to the text field.
          type(title);
          throw error;
        }),
      );
    }
  };
  const addLines = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    if (lines.filter((line) => line.trim() !== '').length < 2) return;
    event.preventDefault();
    add(lines.map((line) => line.replace(/^\s*(?:[-*•☐☑]|\[[ x]\])\s+/i, '').slice(0, 300)));
  };
  const remove = (item: ChecklistItem, index: number) => {
    const done = change({ verb: 'remove', item });
    announce({
      action: format(checklist.removed, { title: item.title }),
      done,
      undo: async () => change({ verb: 'add', item }),
    });
    // Focus the next item or the text field, because the clicked button disappears.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? field.current?.querySelector('input'))?.focus();
  };
  const done = items.filter(({ is_done }) => is_done).length;
  return (
    <TaskSheetSection
      title={checklist.title}
      note={items.length > 0 && format(checklist.done, { done, count: items.length })}
    >
      {problem && <Notice kind="alert">{problem}</Notice>}
      <ul ref={list} css={portalStyles.list}>
        {items.map((item, index) => (
          <li key={item.id} css={row}>
            <label css={label}>
              <input
                type="checkbox"
                checked={ticks.get(item.id) ?? item.is_done}
                onChange={({ target }) => void tick(item, target.checked)}
              />
              <span dir="auto">{item.title}</span>
            </label>
            <button
              type="button"
              css={removeButton}
              aria-label={format(checklist.remove, { title: item.title })}
              onClick={() => remove(item, index)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        css={adding}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          add([typed]);
        }}
      >
        <div ref={field}>
          <Field
            name="item"
            label={checklist.label}
            required
            maxLength={300}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => type(target.value)}
            onPaste={addLines}
          />
        </div>
        <Button type="submit" variant="secondary">
          {checklist.add}
        </Button>
      </form>
    </TaskSheetSection>
  );
}
