import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Field } from '@torsa/shared/ui/field';
import { SubmitButton } from '@torsa/shared/ui/submit-button';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import type { ContactMessages } from './contact.en.ts';
import { type ContactField, maxLengths } from './contact-message.ts';
import { describeProblem } from './describe-problem.ts';
import { useContactForm } from './use-contact-form.ts';

const { space } = tokens;

const form = css({ display: 'grid', gap: space.l });
const pair = css({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
});

/** A message to the company. What was typed stays until it has arrived. */
export function ContactForm({ messages }: { readonly messages: ContactMessages['form'] }) {
  const { formRef, errors, status, change, submit } = useContactForm();
  const i18n = useI18n();
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
    <form ref={formRef} css={form} noValidate onSubmit={submit} aria-label={messages.title}>
      <div css={pair}>
        <Field label={messages.name} autoComplete="name" required {...controlOf('name')} />
        <Field
          label={messages.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          {...controlOf('email')}
        />
      </div>
      <Field label={messages.subject} autoComplete="off" {...controlOf('subject')} />
      <TextAreaField label={messages.message} rows={7} required {...controlOf('message')} />
      <div>
        <SubmitButton busy={submitting}>
          {submitting ? messages.sending : messages.send}
        </SubmitButton>
      </div>
    </form>
  );
}
