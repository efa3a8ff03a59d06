import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import type { FormMessage } from './form/use-form.ts';
import { Notice } from './notice.tsx';

interface FormNoticeProps {
  readonly message: FormMessage;
  /** The words of the button that begins anew. */
  readonly again?: string | false | undefined;
  readonly startAgain?: () => void;
}

/** What came of a try, brought into view; after it has arrived, the focus is where one goes on. */
export function FormNotice({ message, again, startAgain }: FormNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice
      ref={place}
      kind={message.kind}
      action={
        again ? (
          <Button ref={next} variant="secondary" aria-describedby={id} onClick={startAgain}>
            {again}
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
