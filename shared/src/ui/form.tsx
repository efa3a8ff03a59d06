import type { ComponentProps } from 'react';
import type { FormState } from './form/use-form.ts';
import { FormNotice } from './form-notice.tsx';

interface FormProps extends ComponentProps<'form'> {
  readonly state: FormState;
  /** The label of the button that resets the form after a success. */
  readonly resetLabel?: string;
}

/** A form element with the result notice above its fields and with the site's own validation messages. */
export function Form({ state, resetLabel, children, ...form }: FormProps) {
  const { outcome, attributes, reset } = state;
  return (
    <form {...form} {...attributes}>
      {outcome?.notice && (
        <FormNotice
          message={outcome.notice}
          resetLabel={outcome.isSuccess && resetLabel}
          reset={reset}
        />
      )}
      {children}
    </form>
  );
}
