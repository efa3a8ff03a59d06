import { notify } from '@torsa/shared/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { controlOf, fillIn, firstWrong, isTrapped, readMessage } from './contact-controls.ts';
import type { ContactField } from './contact-message.ts';
import { contactToasts } from './contact-toasts.ts';
import { createDraft } from './draft.ts';
import { pause } from './pause.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { takeChat } from './take-chat.ts';
import { useRequestedSubject } from './use-requested-subject.ts';
import { type ContactErrors, validateContactMessage } from './validate-contact-message.ts';

/** How soon after its opening a form is sent, in milliseconds. Nobody types faster; who is filled in by a browser waits. */
const quickest = 2000;

export type ContactFormStatus = 'idle' | 'submitting';

/**
 * The contact form's state: what is wrong with it, and whether it is on its way. What was typed is in the
 * fields themselves, because React would empty those that were filled in before the page came to life.
 */
export function useContactForm() {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [status, setStatus] = useState<ContactFormStatus>('idle');
  const [draft] = useState(createDraft);
  const [openedAt] = useState(() => performance.now());
  const formRef = useRef<HTMLFormElement>(null);
  // State is known only at the next render: two presses before it would both send.
  const sending = useRef(false);

  // What was typed before the page came to life stays, and is kept as well.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    fillIn(form, draft.read());
    const message = controlOf(form, 'message');
    if (message) message.value += takeChat();
    draft.keep(readMessage(form));
  }, [draft]);

  // After the first render, because the prerendered document knows no query.
  const requestedSubject = useRequestedSubject();
  const filledIn = useRef('');
  useEffect(() => {
    const subject = controlOf(formRef.current, 'subject');
    // What the visitor wrote is theirs.
    if (!subject || !['', filledIn.current].includes(subject.value)) return;
    subject.value = requestedSubject;
    filledIn.current = requestedSubject;
  }, [requestedSubject]);

  function change(field: ContactField) {
    setErrors(({ [field]: _settled, ...others }) => others);
    if (!formRef.current) return;
    const message = readMessage(formRef.current);
    // The subject of a link is not the visitor's: the next link has another.
    const subject = message.subject === filledIn.current ? '' : message.subject;
    draft.keep({ ...message, subject });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const validation = validateContactMessage(readMessage(form));
    if (!validation.valid) {
      setErrors(validation.errors);
      firstWrong(form, validation.errors)?.focus();
      return;
    }
    sending.current = true;
    setErrors({});
    setStatus('submitting');
    await pause(openedAt + quickest - performance.now());
    const result = isTrapped(form)
      ? ({ sent: false } as const)
      : await sendContactMessage(validation.message, draft.keyOf(validation.message));
    if (result.sent) {
      draft.forget();
      form.reset();
    }
    notify(result.sent ? contactToasts.messageSent : contactToasts.messageFailed);
    setStatus('idle');
    sending.current = false;
  }

  return { formRef, errors, status, change, submit };
}
