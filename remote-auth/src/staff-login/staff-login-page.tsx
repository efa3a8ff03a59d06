import type { SessionRole } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { Link, useNavigate } from '@torsa/shared/router';
import { notify } from '@torsa/shared/toast';
import { Field } from '@torsa/shared/ui/field';
import {
  currentPasswordField,
  emailAddressField,
  staffIdField,
} from '@torsa/shared/ui/form/fields';
import { type FormSubmitOutcome, useForm } from '@torsa/shared/ui/form/use-form';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { AuthForm } from '../form/auth-form.tsx';
import { AuthPage } from '../form/auth-page.tsx';
import { describeBackendFailure } from '../form/failure.ts';
import { ForgotPasswordLink } from '../form/forgot-password-link.tsx';
import { LoggedOutNotice } from '../form/logged-out-notice.tsx';
import { TwoFactorCodeStep } from '../second-factor/code-step.tsx';
import { useTwoFactorCodeStep } from '../second-factor/use-code-step.ts';
import { getPathAfterLogIn } from '../sign-in/path-after-log-in.ts';
import type { RequestTwoFactorCode } from '../sign-in/sign-in-isolated.ts';
import type { TeamLoginTexts } from '../team-login/team-login-page.copy.en.ts';

interface StaffLoginCopy
  extends Pick<TeamLoginTexts, 'head' | 'lead' | 'id' | 'idMissing' | 'loggedIn' | 'form'> {
  readonly problems: Parameters<typeof describeBackendFailure>[1];
}

interface StaffLoginPageProps {
  readonly copy: StaffLoginCopy;
  /** The name of the ID field, which is above the password field. */
  readonly idField: 'email' | 'employeeId' | 'founderId';
  /**
   * Logs the user in.
   * @returns false if the user cancelled the two-factor code
   */
  readonly logIn: (id: string, password: string, askCode: RequestTwoFactorCode) => Promise<boolean>;
  readonly sessionRole: SessionRole;
  /** The login form's message if the founder has turned off these logins. */
  readonly closed?: FormSubmitOutcome<string> | undefined;
  /** True if users of this login page can reset their password by email. */
  readonly hasPasswordReset?: boolean;
  /** True if the management menu contains this login page, which then links back to the menu. */
  readonly isInMenu?: boolean;
}

/** The login page that team members, employees and the founder share. */
export function StaffLoginPage(props: StaffLoginPageProps) {
  const { copy, idField, logIn, sessionRole, closed, hasPasswordReset, isInMenu } = props;
  const { form } = copy;
  const isEmail = idField === 'email';
  const navigate = useNavigate();
  const { language } = useI18n();
  const { asked, askCode } = useTwoFactorCodeStep();
  const state = useForm<string>({
    fields: {
      [idField]: isEmail
        ? emailAddressField({ ...form.problems, emailMissing: copy.idMissing })
        : staffIdField(copy.idMissing),
      password: currentPasswordField(form.problems.passwordMissing),
    },
    send: async ({ [idField]: id = '', password = '' }) => {
      if (closed) return closed;
      if (!(await logIn(id, password, askCode))) return undefined;
      notify({ kind: 'success', ...copy.loggedIn });
      await navigate(getPathAfterLogIn(sessionRole), { replace: true });
      return undefined;
    },
    errors: (error) => describeBackendFailure(error, copy.problems, language),
  });

  return (
    <AuthPage
      title={copy.head.title}
      lead={copy.lead}
      footer={isInMenu && <Link to="/auth/management-login">{form.managementLogins}</Link>}
    >
      <LoggedOutNotice />
      <TwoFactorCodeStep asked={asked}>
        <AuthForm state={state} submitLabel={form.logIn} busyLabel={form.loggingIn}>
          <Field
            {...state.field(idField)}
            {...(isEmail ? { type: 'email' } : { autoCapitalize: 'none' })}
            label={copy.id}
            autoComplete="username"
            spellCheck={false}
            enterKeyHint="next"
          />
          <PasswordField {...state.field('password')} copy={form} label={form.password} />
          {hasPasswordReset && <ForgotPasswordLink copy={form} />}
        </AuthForm>
      </TwoFactorCodeStep>
    </AuthPage>
  );
}
