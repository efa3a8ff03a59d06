import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { type ComponentProps, useRef } from 'react';
import type { IcuMessage } from '../i18n/message.ts';
import { formControlStyle } from '../theme/control-style.ts';
import { tokens } from '../theme/tokens.ts';
import { FormFieldFrame, type FormFieldTexts } from './field-frame.tsx';
import { ShowPasswordButton } from './show-password-button.tsx';
import { useCapsLock } from './use-caps-lock.ts';
import { usePasswordVisibility } from './use-password-visibility.ts';

export interface PasswordFieldTexts {
  readonly showPassword: IcuMessage<'label'>;
  readonly capsLock: string;
}

type InputProps = Pick<ComponentProps<'input'>, 'autoComplete' | 'enterKeyHint' | 'onChange'>;

interface PasswordFieldProps extends FormFieldTexts, InputProps {
  readonly name?: string | undefined;
  readonly copy: PasswordFieldTexts;
}

const wrapper = css({ position: 'relative' });
// Hides the Edge browser's own button for showing the password.
const control = css(formControlStyle, {
  paddingInlineEnd: '3.25rem',
  '&::-ms-reveal': { display: 'none' },
});
const warning = css({
  color: tokens.color.terracotta,
  fontSize: tokens.fontSize.small,
  fontWeight: 600,
});

/** A password field with a button that shows the password, by default for an existing password. */
export function PasswordField({
  copy,
  label,
  hint,
  error,
  name = 'password',
  autoComplete = 'current-password',
  enterKeyHint = 'go',
  onChange,
}: PasswordFieldProps) {
  const { format } = useI18n();
  const inputRef = useRef<HTMLInputElement>(null);
  const { isShown, toggle } = usePasswordVisibility(inputRef);
  const capsLock = useCapsLock();

  return (
    <FormFieldFrame
      label={label}
      hint={hint}
      error={error}
      required
      control={(attributes) => (
        <div css={wrapper}>
          <input
            {...attributes}
            {...capsLock.handlers}
            ref={inputRef}
            css={control}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            // Turns off spell checking in the password field, because cloud spell checkers upload the text.
            spellCheck={false}
            enterKeyHint={enterKeyHint}
            required
            onChange={onChange}
          />
          <ShowPasswordButton
            label={format(copy.showPassword, { label: label.toLowerCase() })}
            controls={attributes.id}
            isPressed={isShown}
            onPress={toggle}
          />
          <p role="status" css={warning}>
            {capsLock.isOn && copy.capsLock}
          </p>
        </div>
      )}
    />
  );
}
