import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Notice } from '@torsa/shared/ui/notice';
import { SelectField } from '@torsa/shared/ui/select-field';
import { useEffect, useRef } from 'react';
import { taskRepeatIntervals } from '../api/tasks.ts';
import { DateField } from '../ui/day-field.tsx';
import { dialogStyle } from '../ui/dialog-style.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { parseDay } from '../ui/parse-day.ts';
import { portalStyles } from '../ui/styles.ts';
import { createCompactToastStyle } from './frame-style.ts';
import { newTaskTexts as bn } from './new-task.copy.bn.ts';
import { newTaskTexts as en, type NewTaskTexts } from './new-task.copy.en.ts';
import { removedFieldValue, useNewTaskFormState } from './use-new-task.ts';

const { space } = tokens;

const toast = '& > [role="region"]';
const lowScreenMedia = '@media (height < 30rem)';

const dialog = css(dialogStyle, {
  inlineSize: 'min(35rem, calc(100vw - 2rem))',
  marginBlockStart: 'min(20vh, 8rem)',
  marginInline: 'auto',
  padding: space.m,
  // The toast is above the dialog on a phone because of the keyboard, in the dialog on a low screen, and otherwise
  // below it.
  ...createCompactToastStyle(toast),
  [`${toast} [aria-live] p:first-of-type`]: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  [toast]: { insetBlockStart: space.xs },
  [lowScreenMedia]: {
    [toast]: { position: 'static', inlineSize: 'auto', marginBlockStart: space.s },
  },
  [media.desktop]: { [toast]: { insetBlock: `auto ${space.m}` } },
});
const parts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: space.s,
});

interface NewTaskDialogProps {
  /** The ID of the page's project, or an empty text. */
  readonly shownProject: string;
  readonly close: () => void;
}

/** The dialog for new tasks, which stays open for the next task. */
export default function NewTaskDialog({ shownProject, close }: NewTaskDialogProps) {
  const { format, language } = useI18n();
  const copy = localize<NewTaskTexts>(language, { en, bn });
  const element = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const task = useNewTaskFormState({ form, shownProject, copy });
  const { problems, titleOf } = task;
  const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;

  useEffect(() => {
    control('title').focus();
  }, []);
  // The date field is uncontrolled, because React would clear a partly typed date.
  useEffect(() => {
    if (document.activeElement !== control('due')) control('due').value = task.due;
  }, [task.due]);

  return (
    <ModalDialog ref={element} css={dialog} aria-label={copy.label} onClose={close}>
      <form ref={form} css={portalStyles.denseStack} noValidate onSubmit={task.submit}>
        {problems.form && <Notice kind="alert">{problems.form}</Notice>}
        <Field
          name="title"
          label={copy.title}
          hint={copy.hint}
          error={problems.title}
          required
          maxLength={200}
          autoComplete="off"
          value={task.typed.text}
          onChange={({ target }) => task.type(target.value)}
        />
        {task.isRecognized && (
          <p css={portalStyles.smallMutedWrapped}>{format(copy.adds, { title: task.title })}</p>
        )}
        <div css={parts}>
          <SelectField
            label={copy.project}
            value={task.project}
            values={['', ...task.projects.map(({ id }) => id)]}
            nameOf={titleOf}
            choose={(project) => task.choose({ project: project || removedFieldValue })}
          />
          <SelectField
            label={copy.assignee}
            value={task.assignee}
            values={['', ...task.colleagues.map(({ staff_id }) => staff_id)]}
            nameOf={(one) =>
              task.colleagues.find(({ staff_id }) => staff_id === one)?.name ?? copy.unassigned
            }
            choose={(assignee) => task.choose({ assignee: assignee || removedFieldValue })}
          />
          <DateField
            name="due"
            label={copy.due}
            error={problems.due}
            defaultValue={task.due}
            onChange={({ target }) => {
              task.choose({ due: parseDay(target.value) ?? removedFieldValue });
            }}
          />
          <SelectField
            label={copy.repeats}
            value={task.repeats}
            values={taskRepeatIntervals}
            nameOf={(one) => copy.repeatNames[one]}
            choose={(repeats) => task.choose({ repeats })}
          />
        </div>
        <div css={portalStyles.actions}>
          <Button type="submit" busy={task.isBusy}>
            {copy.add}
          </Button>
          <Button variant="quiet" onClick={() => element.current?.close()}>
            {copy.close}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
