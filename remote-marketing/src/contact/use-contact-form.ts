import { notify, toasts } from '@torsa/shared/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ContactField, emptyMessage } from './contact-message.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { useRequestedSubject } from './use-requested-subject.ts';
import { type ContactErrors, validateContactMessage } from './validate-contact-message.ts';

export type ContactFormStatus = 'idle' | 'submitting';

/** The contact form's state: what was typed, what is wrong with it, and whether it is on its way. */
export function useContactForm() {
  const [values, setValues] = useState(emptyMessage);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [status, setStatus] = useState<ContactFormStatus>('idle');
  // State is known only at the next render: two presses before it would both send.
  const sending = useRef(false);

  // After the first render, because the composed document knows no query.
  const requestedSubject = useRequestedSubject();
  useEffect(() => {
    if (requestedSubject) setValues((now) => ({ ...now, subject: requestedSubject }));
  }, [requestedSubject]);

  function change(field: ContactField, value: string) {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _settled, ...others }) => others);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const validation = validateContactMessage(values);
    if (!validation.valid) {
      setErrors(validation.errors);
      focusFirst(event.currentTarget, validation.errors);
      return;
    }
    sending.current = true;
    setErrors({});
    setStatus('submitting');
    const result = await sendContactMessage(validation.message);
    if (result.sent) setValues(emptyMessage);
    notify(result.sent ? toasts.messageSent : toasts.messageFailed);
    setStatus('idle');
    sending.current = false;
  }

  return { values, errors, status, change, submit };
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors) {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && (control.getAttribute('name') ?? '') in errors) {
      control.focus();
      return;
    }
  }
}
