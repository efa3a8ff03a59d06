import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Field } from '@torsa/shared/ui/field';
import { SubmitButton } from '@torsa/shared/ui/submit-button';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { type ContactField, maxLengths } from './contact-message.ts';
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
export function ContactForm() {
  const { formRef, errors, status, change, submit } = useContactForm();
  const submitting = status === 'submitting';

  const controlOf = (field: ContactField) => ({
    name: field,
    error: errors[field],
    maxLength: maxLengths[field],
    readOnly: submitting,
    onChange: () => change(field),
  });

  return (
    // Our own messages beside the fields take the place of the browser's.
    <form ref={formRef} css={form} noValidate onSubmit={submit} aria-label="Write to us">
      <div css={pair}>
        <Field label="Name" autoComplete="name" required {...controlOf('name')} />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          {...controlOf('email')}
        />
      </div>
      <Field label="Subject" autoComplete="off" {...controlOf('subject')} />
      <TextAreaField label="Message" rows={7} required {...controlOf('message')} />
      <div>
        <SubmitButton busy={submitting}>{submitting ? 'Sending...' : 'Send Message'}</SubmitButton>
      </div>
    </form>
  );
}
