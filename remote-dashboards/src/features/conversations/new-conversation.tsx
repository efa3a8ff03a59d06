import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { useLocation } from '@torsa/shared/router';
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
import { useEffect, useRef, useState } from 'react';
import type { SignedInSession } from '../../app/portal-page.tsx';
import { NewMessageFiles } from '../files/index.ts';
import type { MessagesPageTexts } from './messages-page.copy.en.ts';
import { useSendFirstMessage } from './use-first-message.ts';

const form = css({
  display: 'grid',
  gap: tokens.space.s,
  maxInlineSize: '48rem',
  '& textarea': { minBlockSize: '7rem', fieldSizing: 'content', maxBlockSize: '18rem' },
});

interface NewConversationProps {
  readonly user: SignedInSession['user'];
  readonly copy: MessagesPageTexts;
}

/**
 * A button that opens the form for a new conversation. A stored draft and the URL fragment `#write` also open the form.
 */
export function NewConversationButton(props: NewConversationProps) {
  const draft = useNewConversationDraft();
  const { hash } = useLocation();
  const isLinked = hash === '#write';
  const [isPressed, setPressed] = useState(false);
  const [hasDraft] = useState(() => draft.read() !== undefined);
  return (
    <div id="write">
      {isPressed || isLinked || hasDraft ? (
        <NewConversationForm {...props} takesFocus={isPressed || isLinked} />
      ) : (
        <Button onClick={() => setPressed(true)}>{props.copy.write}</Button>
      )}
    </div>
  );
}

const useNewConversationDraft = () => useFormDraft('new conversation', ['subject', 'message']);

interface NewConversationFormProps extends NewConversationProps {
  /** True if the user opened the form by a click, so that its first field gets the focus. */
  readonly takesFocus: boolean;
}

function NewConversationForm({ user, takesFocus, copy }: NewConversationFormProps) {
  const { language } = useI18n();
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Focus the field after the host, which focuses the heading after a navigation.
    if (takesFocus) queueMicrotask(() => firstField.current?.focus());
  }, [takesFocus]);
  const texts = copy.newConversation;
  const { composer } = copy.thread;
  const draft = useNewConversationDraft();
  const first = useSendFirstMessage(user);
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
      <Field {...state.field('subject')} ref={firstField} label={texts.subject} />
      <TextAreaField {...state.field('message')} label={texts.message} rows={4} />
      <NewMessageFiles {...first.files} />
      <div>
        <Button type="submit" busy={state.isBusy}>
          {state.isBusy ? composer.replying : texts.send}
        </Button>
      </div>
    </Form>
  );
}
