import { css } from '@emotion/react';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { Notice } from '@torsa/shared/ui/notice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DetailedTask } from '../../api/task-details.ts';
import type { TaskTerms } from './task-terms.copy.en.ts';
import { useTaskActions } from './use-task-actions.ts';

const { color, radius, space } = tokens;

// The title field is as high as its text, and looks like text until hover or focus.
const field = css({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: minTouchTargetSize,
  marginInline: `calc(-1 * ${space.xs})`,
  padding: space.xs,
  border: '1px solid transparent',
  borderRadius: radius.s,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.3,
  resize: 'none',
  fieldSizing: 'content',
  '&:focus': { borderColor: color.edge },
  [media.hover]: { '&:hover': { borderColor: color.edge } },
});

interface TaskTitleProps {
  readonly task: DetailedTask;
  readonly copy: TaskTerms;
}

/** The title of a task as a text field. It is stored on Enter, on blur, and when the sheet closes. */
export function TaskTitle({ task, copy }: TaskTitleProps) {
  const { format } = useI18n();
  const { change } = useTaskActions(copy);
  const draft = useFormDraft(`task-title.${task.id}`, ['title']);
  const [typed, setTyped] = useState(() => draft.read()?.title);
  const [problem, setProblem] = useState('');
  // The task when the user started to type, so that a colleague's later change causes a conflict instead of an
  // overwrite.
  const typedInto = useRef<DetailedTask>(undefined);
  const isSending = useRef(false);
  const type = (title: string) => {
    typedInto.current ??= task;
    setTyped(title);
    draft.save({ title });
  };
  const reset = () => {
    typedInto.current = undefined;
    draft.clear();
    setTyped(undefined);
    setProblem('');
  };
  const commit = async () => {
    if (typed === undefined || isSending.current) return;
    const title = typed.trim();
    if (title === '') return setProblem(copy.titleMissing);
    if (title === task.title) return reset();
    isSending.current = true;
    try {
      await change(typedInto.current ?? task, { title }, format(copy.changed, { title }));
      reset();
    } catch (error) {
      const isConflict = getErrorCode(error) === 'conflict';
      if (isConflict) typedInto.current = undefined;
      setProblem(isConflict ? copy.conflict : copy.failed);
    } finally {
      isSending.current = false;
    }
  };
  const commitLast = useEffectEvent(commit);
  useEffect(() => () => void commitLast(), []);
  return (
    <div>
      <textarea
        rows={1}
        css={field}
        dir="auto"
        aria-label={copy.title}
        aria-invalid={problem !== '' || undefined}
        maxLength={200}
        value={typed ?? task.title}
        // Replace the line breaks of a pasted title by spaces.
        onChange={({ target }) => type(target.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void commit();
        }}
        onBlur={() => void commit()}
      />
      {problem && <Notice kind="alert">{problem}</Notice>}
    </div>
  );
}
