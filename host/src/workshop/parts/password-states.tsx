import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { NewPasswordField } from '@torsa/shared/ui/new-password-field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { PasswordMeter } from '@torsa/shared/ui/password-meter';
import { passwordMessages as messages } from './password-messages.en.ts';

const stack = css({ display: 'grid', gap: tokens.space.l });

export function PasswordStates() {
  return (
    <form css={stack} onSubmit={(event) => event.preventDefault()} noValidate>
      <PasswordField label="A password" name="known" copy={messages} />
      <PasswordField label="A wrong password" name="wrong" error="Type it." copy={messages} />
      <NewPasswordField copy={messages} />
      {([undefined, 'short', 'weak', 'fair', 'strong'] as const).map((strength) => (
        <div key={strength ?? 'none'}>
          <PasswordMeter strength={strength} copy={messages.strengths} />
        </div>
      ))}
    </form>
  );
}
