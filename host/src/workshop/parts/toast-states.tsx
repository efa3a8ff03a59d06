import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { notify, type ToastContent, toasts } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });

const examples: Readonly<Record<string, ToastContent>> = {
  success: toasts.loggedOut,
  'success, with more to say': toasts.messageSent,
  error: toasts.messageFailed,
  info: toasts.employeeLogin,
  'in Bengali': { kind: 'info', title: 'শীঘ্রই আসছে।', language: 'bn' },
  'long, with a word that does not break': {
    kind: 'error',
    title: 'Sign Up Failed',
    message: `The server said: ${'unbreakable'.repeat(8)}`,
  },
};

/** One is shown at a time: a new one takes the place of the one before. */
export function ToastStates() {
  return (
    <div css={row}>
      {Object.entries(examples).map(([name, toast]) => (
        <Button key={name} variant="secondary" onClick={() => notify(toast)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
