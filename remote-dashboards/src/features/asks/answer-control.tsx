import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import {
  limitFieldLength,
  optionalTextField,
  requiredTextField,
} from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useRequestToClientMutation } from '../../api/asks.ts';
import { portalStyles } from '../../ui/styles.ts';
import { RequestedFilesUpload } from './ask-upload.tsx';
import type { RequestControlProps } from './client-ask.tsx';
import { useRequestedFiles } from './use-ask-files.ts';
import { useRequestAnswerErrors } from './use-send-errors.ts';

const form = css({
  display: 'grid',
  gap: tokens.space.s,
  '& textarea': { minBlockSize: '3.5rem', fieldSizing: 'content', maxBlockSize: '24rem' },
});

const maxLengths = { text: 20_000, answer: 2000 } as const;

interface AnswerControlProps extends RequestControlProps {
  readonly kind: keyof typeof maxLengths;
}

/** The form for a requested text or short answer, which the client can replace by an uploaded file. */
export function RequestAnswerForm({ ask, kind, onSent, onConflict, copy }: AnswerControlProps) {
  const errors = useRequestAnswerErrors<'answer'>({ onConflict, copy });
  const uploaded = useRequestedFiles(ask);
  const answer = useRequestToClientMutation('answer_ask');
  const draft = useFormDraft(`ask.${ask.id}`, ['answer']);
  const state = useForm({
    fields: {
      answer: limitFieldLength(
        maxLengths[kind],
        uploaded.count > 0 ? optionalTextField() : requiredTextField(copy.blank),
      ),
    },
    prefill: { answer: ask.answer },
    draft,
    send: async (values) => {
      await answer.mutateAsync({
        ask: ask.id,
        answer: values.answer,
        expected_version: ask.version,
      });
      onSent();
      return { isSuccess: true };
    },
    errors,
  });
  return (
    <Form state={state} css={[form, portalStyles.notOnPaper]}>
      <TextAreaField
        {...state.field('answer')}
        label={copy.labels[kind]}
        rows={kind === 'text' ? 6 : 2}
        readOnly={state.isBusy}
      />
      {kind === 'text' && <RequestedFilesUpload ask={ask} uploaded={uploaded} />}
      <div>
        <Button type="submit" busy={state.isBusy}>
          {state.isBusy ? copy.sending : copy.send[kind]}
        </Button>
      </div>
    </Form>
  );
}
