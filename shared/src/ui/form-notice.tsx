import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import type { FormResultNotice } from './form/use-form.ts';
import { Notice } from './notice.tsx';

interface FormNoticeProps {
  readonly message: FormResultNotice;
  /** The label of the button that resets the form after a success. */
  readonly resetLabel?: string | false | undefined;
  readonly reset?: () => void;
}

/** Shows the result of a form's submission, scrolls to it, and after a success focuses the reset button. */
export function FormNotice({ message, resetLabel, reset }: FormNoticeProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    wrapper.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice
      ref={wrapper}
      kind={message.kind}
      action={
        resetLabel ? (
          <Button ref={next} variant="secondary" aria-describedby={id} onClick={reset}>
            {resetLabel}
          </Button>
        ) : (
          message.action
        )
      }
    >
      <span id={id}>{message.text}</span>
    </Notice>
  );
}
