import { Button, type ButtonProps } from './button.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * Sends its form, once the page is alive. A form that is sent before would load the page again and lose what
 * was typed; one of several fields without a submit button is not sent, not even by Enter.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  return <Button {...props} type={useHydrated() ? 'submit' : 'button'} />;
}
