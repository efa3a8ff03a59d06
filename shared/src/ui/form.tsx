import type { ComponentProps } from 'react';
import type { FormState } from './form/use-form.ts';
import { FormNotice } from './form-notice.tsx';

interface FormProps extends ComponentProps<'form'> {
  readonly state: FormState;
  /** The button that begins anew once something has arrived. */
  readonly again?: string;
}

/** A form with what it has to say above its fields. Our own words beside them take the place of the browser's. */
export function Form({ state, again, children, ...form }: FormProps) {
  const { outcome, attributes, startAgain } = state;
  return (
    <form {...form} {...attributes}>
      {outcome?.notice && (
        <FormNotice
          message={outcome.notice}
          again={outcome.hasArrived && again}
          startAgain={startAgain}
        />
      )}
      {children}
    </form>
  );
}
