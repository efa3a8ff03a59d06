import type { ComponentProps } from 'react';
import type { FormState } from './form/use-form.ts';
import { FormNotice } from './form-notice.tsx';

interface FormProps extends ComponentProps<'form'> {
  readonly state: FormState;
  /** The button that begins anew once something has arrived. */
  readonly resetLabel?: string;
}

/** A form with what it has to say above its fields. Our own words beside them take the place of the browser's. */
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
