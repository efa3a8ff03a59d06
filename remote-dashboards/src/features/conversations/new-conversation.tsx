import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { loadErrorText } from '@torsa/shared/ui/form/explain-error';
import {
  limitFieldLength,
  optionalLineField,
  requiredTextField,
} from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useState } from 'react';
import type { SignedIn } from '../../app/portal-page.tsx';
import { MessageFiles } from '../files/index.ts';
import type { MessagesPageTexts } from './messages-page.copy.en.ts';
import { useFirstMessage } from './use-first-message.ts';

const form = css({
  display: 'grid',
  gap: tokens.space.s,
  maxInlineSize: '48rem',
  '& textarea': { minBlockSize: '7rem', fieldSizing: 'content', maxBlockSize: '18rem' },
});

interface NewConversationProps {
  readonly user: SignedIn['user'];
  readonly copy: MessagesPageTexts;
}

/**
 * A button that opens the form for a new conversation. If the browser has a stored draft, the form is open from the
 * start.
 */
export function NewConversation(props: NewConversationProps) {
  const draft = useNewConversationDraft();
  const [isOpen, setOpen] = useState(() => draft.read() !== undefined);
  if (isOpen) return <NewConversationForm {...props} />;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{props.copy.write}</Button>
    </div>
  );
}

const useNewConversationDraft = () => useFormDraft('new conversation', ['subject', 'message']);

function NewConversationForm({ user, copy }: NewConversationProps) {
  const { language } = useI18n();
  const texts = copy.newConversation;
  const { composer } = copy.thread;
  const draft = useNewConversationDraft();
  const first = useFirstMessage(user);
  const state = useForm({
    // The length limits are the same as in the contact form, because the backend stores the text as a contact
    // message.
    fields: {
      subject: limitFieldLength(150, optionalLineField()),
      message: limitFieldLength(5000, requiredTextField(composer.blank)),
    },
    draft,
    send: async (values) => {
      await first.send({ ...values, key: draft.idempotencyKey(values) });
      return { notice: { kind: 'status', text: composer.replied }, isSuccess: true };
    },
    errors: async (error) => {
      const problems = { forbidden: composer.problems.forbidden, other: composer.problems.other };
      const text = await loadErrorText(error, problems, language, 'messages');
      return { notice: { kind: 'alert', text } };
    },
  });
  return (
    <Form state={state} css={form}>
      <Field {...state.field('subject')} label={texts.subject} />
      <TextAreaField {...state.field('message')} label={texts.message} rows={4} />
      <MessageFiles {...first.files} />
      <div>
        <Button type="submit" busy={state.isBusy}>
          {state.isBusy ? composer.replying : texts.send}
        </Button>
      </div>
    </Form>
  );
}
