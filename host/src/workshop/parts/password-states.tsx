import { css } from '@emotion/react';
import { icu } from '@torsa/shared/i18n/icu';
import { tokens } from '@torsa/shared/theme/tokens';
import { NewPasswordField } from '@torsa/shared/ui/new-password-field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { PasswordMeter } from '@torsa/shared/ui/password-meter';

const stack = css({ display: 'grid', gap: tokens.space.l });

const messages = {
  showPassword: icu('Show: {label}'),
  capsLock: 'Caps Lock is on.',
  password: 'A new password',
  newPassword: 'What is typed is rated.',
  strengths: { short: 'Too short', weak: 'Weak', fair: 'Fair', strong: 'Strong' },
};

export function PasswordStates() {
  return (
    <form css={stack} onSubmit={(event) => event.preventDefault()} noValidate>
      <PasswordField label="A password" name="known" messages={messages} />
      <PasswordField label="A wrong password" name="wrong" error="Type it." messages={messages} />
      <NewPasswordField messages={messages} />
      {([undefined, 'short', 'weak', 'fair', 'strong'] as const).map((strength) => (
        <div key={strength ?? 'none'}>
          <PasswordMeter strength={strength} messages={messages.strengths} />
        </div>
      ))}
    </form>
  );
}
