import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { NewPasswordField } from '@torsa/shared/ui/new-password-field';
import { Notice } from '@torsa/shared/ui/notice';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { type ReactNode, useState } from 'react';
import { AuthForm } from '../form/auth-form.tsx';
import { secret } from '../form/rules.ts';
import { useForm } from '../form/use-form.ts';
import { dashboardPath } from '../sign-in/dashboard-path.ts';
import type { OpenedPasswordLink } from '../sign-in/open-password-link.ts';
import type { NewPasswordMessages } from './new-password.en.ts';
import { PasswordIsSet } from './password-is-set.tsx';
import { useFocusInside } from './use-focus-inside.ts';

interface ChoosePasswordProps {
  readonly messages: NewPasswordMessages;
  readonly opened: OpenedPasswordLink;
}

type SetResult = Awaited<ReturnType<OpenedPasswordLink['setPassword']>>;

export function ChoosePassword({ messages, opened }: ChoosePasswordProps) {
  const navigate = useNavigate();
  const { language, format } = useI18n();
  const place = useFocusInside<HTMLDivElement>();
  const [result, setResult] = useState<SetResult>();
  const { form, problems: words } = messages;
  const { problems, isBusy, handlers } = useForm({
    rules: {
      password: secret(words.passwordMissing),
      confirmPassword: secret(words.confirmPasswordMissing),
    },
    check: ({ password, confirmPassword }) =>
      password === confirmPassword ? {} : { confirmPassword: words.passwordsDiffer },
    send: async ({ password }) => {
      setResult(undefined);
      const answer = await opened.setPassword(password);
      if (!answer.ok || !answer.role) return setResult(answer);
      notify({ kind: 'success', language, title: messages.saved, message: messages.othersEnded });
      return navigate(dashboardPath(answer.role), { replace: true });
    },
  });

  if (result?.ok) return <PasswordIsSet messages={messages} />;
  return (
    <div ref={place}>
      <AuthForm
        {...handlers}
        submitLabel={messages.save}
        busyLabel={messages.saving}
        isBusy={isBusy}
      >
        <p>{format(messages.chooseFor, { email: opened.email })}</p>
        {result && <Notice kind="alert">{describe(result.reason, messages)}</Notice>}
        {/* Password managers keep the new password under this name. */}
        <input hidden type="email" autoComplete="username" readOnly value={opened.email} />
        <NewPasswordField
          messages={{ ...form, password: messages.newPassword }}
          error={problems.password}
        />
        <PasswordField
          messages={form}
          label={messages.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          error={problems.confirmPassword}
        />
      </AuthForm>
    </div>
  );
}

type Reason = Extract<SetResult, { ok: false }>['reason'];

function describe(reason: Reason, messages: NewPasswordMessages): ReactNode {
  switch (reason) {
    case 'weak':
      return messages.weak;
    case 'same':
      return (
        <>
          {messages.same} <Link to="/auth/login">{messages.logIn}</Link>
        </>
      );
    case 'refused':
      return (
        <>
          {messages.refused} <Link to="/auth/forgot-password">{messages.askForLink}</Link>
        </>
      );
    case 'unavailable':
      return messages.unavailable;
  }
}
