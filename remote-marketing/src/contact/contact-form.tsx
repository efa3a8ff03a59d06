import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Field } from '@torsa/shared/ui/field';
import { SubmitButton } from '@torsa/shared/ui/submit-button';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import type { ContactMessages } from './contact.en.ts';
import { trapName } from './contact-controls.ts';
import { type ContactField, maxLengths } from './contact-message.ts';
import { describeProblem } from './describe-problem.ts';
import { useContactForm } from './use-contact-form.ts';
import { useOnline } from './use-online.ts';

const { color, fontSize, space } = tokens;

const form = css({ display: 'grid', gap: space.l });
const pair = css({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
});

// As high as what stands beside the form.
const message = css({ [media.desktop]: { minBlockSize: '18rem' } });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m });
const note = css({
  margin: 0,
  flex: '1 1 16rem',
  color: color.textMuted,
  fontSize: fontSize.small,
});

/** A message to the company. What was typed stays until it has arrived. */
export function ContactForm({ messages }: { readonly messages: ContactMessages['form'] }) {
  const { formRef, errors, status, change, submit } = useContactForm();
  const i18n = useI18n();
  const online = useOnline();
  const submitting = status === 'submitting';

  const errorOf = (field: ContactField) => {
    const problem = errors[field];
    return problem && describeProblem(messages.problems, i18n, field, problem);
  };
  const controlOf = (field: ContactField) => ({
    name: field,
    error: errorOf(field),
    maxLength: maxLengths[field],
    readOnly: submitting,
    onChange: () => change(field),
  });

  return (
    // Our own messages beside the fields take the place of the browser's.
    <form
      ref={formRef}
      css={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label={messages.title}
    >
      <div css={pair}>
        <Field
          label={messages.name}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          required
          {...controlOf('name')}
        />
        <Field
          label={messages.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="next"
          required
          {...controlOf('email')}
        />
      </div>
      <Field
        label={messages.subject}
        autoComplete="off"
        enterKeyHint="next"
        {...controlOf('subject')}
      />
      <TextAreaField
        css={message}
        label={messages.message}
        rows={7}
        required
        {...controlOf('message')}
      />
      {/* Programs fill in all that they find. It is in nobody's way: out of sight, of the order of stops, and of speech. */}
      <input
        name={trapName}
        type="text"
        hidden
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <div css={actions}>
        <SubmitButton busy={submitting} busyLabel={messages.sending}>
          {submitting ? messages.sending : messages.send}
        </SubmitButton>
        <div css={note} aria-live="polite">
          {!online && messages.offline}
        </div>
      </div>
    </form>
  );
}
