import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { notify, type ToastContent } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });

const examples: Readonly<Record<string, ToastContent>> = {
  success: { kind: 'success', title: 'Done' },
  'success, with more to say': { kind: 'success', title: 'Sent', message: 'An answer comes soon.' },
  error: { kind: 'error', title: 'Not sent', message: 'Try again.' },
  info: { kind: 'info', title: 'Not there yet.' },
  'in Bengali': { kind: 'info', title: 'শিগগিরই আসছে।' },
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
