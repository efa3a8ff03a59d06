import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { limitFieldLength, optionalTextField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useEffect, useRef } from 'react';
import { addDays, formatDay } from '../../api/days.ts';
import { reportNoteQuery, saveReportNote, sendReportEmail } from '../../api/reports.ts';
import { dialogStyle } from '../../ui/dialog-style.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import type { ReportDayRange, ReportPeriod } from './report-period.ts';
import type { ReportsPageTexts } from './reports-page.copy.en.ts';

const { space } = tokens;

const dialog = css(dialogStyle, {
  inlineSize: 'min(34rem, calc(100vw - 2rem))',
  marginBlockStart: 'min(20vh, 8rem)',
  marginInline: 'auto',
  padding: space.m,
});

interface EmailReportDialogProps {
  readonly period: ReportPeriod;
  readonly span: ReportDayRange;
  readonly close: () => void;
  readonly copy: ReportsPageTexts['email'];
}

/**
 * The dialog that emails a report to the user with a personal note. The note can also be added to the monthly report
 * email.
 */
export function EmailReportDialog({ period, span, close, copy }: EmailReportDialogProps) {
  const { format, language } = useI18n();
  const element = useRef<HTMLDialogElement>(null);
  const intent = useRef<'send' | 'keep'>('send');
  const announce = useUndoToast(copy.undo);
  const { data: monthly } = useQuery({
    ...reportNoteQuery(span.first),
    enabled: period === 'month',
  });
  const day = formatDay(language, addDays(span.last, 1), 'medium');
  const state = useForm({
    fields: { note: limitFieldLength(2000, optionalTextField()) },
    draft: useFormDraft(`report.${period}.${span.first}`, ['note']),
    prefill: { note: monthly?.note },
    send: async ({ note = '' }) => {
      if (intent.current === 'send') {
        await sendReportEmail(period, span.first, note);
        element.current?.close();
        const toast = { kind: 'success', title: copy.sent, message: copy.sentWhere } as const;
        return { isSuccess: true, toast };
      }
      await saveReportNote(span.first, note);
      element.current?.close();
      announce({
        action: format(note === '' ? copy.removed : copy.kept, { day }),
        done: Promise.resolve(),
        undo: () => saveReportNote(span.first, monthly?.note ?? ''),
      });
      return { isSuccess: true };
    },
    errors: copy.problems,
  });
  useEffect(() => {
    element.current?.querySelector('textarea')?.focus();
  }, []);
  const submit = (action: typeof intent.current) => () => {
    intent.current = action;
  };
  return (
    <ModalDialog ref={element} css={dialog} aria-label={copy.title} onClose={close}>
      <Form state={state} css={portalStyles.denseStack}>
        <h2>{copy.title}</h2>
        <TextAreaField {...state.field('note')} label={copy.note} hint={copy.hint} rows={5} />
        <div css={portalStyles.actions}>
          <Button type="submit" busy={state.isBusy} onClick={submit('send')}>
            {state.isBusy ? copy.sending : copy.send}
          </Button>
          {monthly?.gets_email && (
            <Button type="submit" variant="secondary" onClick={submit('keep')}>
              {format(copy.keep, { day })}
            </Button>
          )}
          <Button variant="quiet" onClick={() => element.current?.close()}>
            {copy.cancel}
          </Button>
        </div>
      </Form>
    </ModalDialog>
  );
}
