import type { PageHead } from '@torsa/shared/contract/remote';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { AuthPage } from '../form/auth-page.tsx';

export default function CheckEmailPage() {
  return (
    <AuthPage title="Check Your Email" lead="We have emailed you a verification link.">
      <p>Follow the link in the email to verify your account. After that you can log in.</p>
      <p>Nothing there after a few minutes? Please check your spam folder as well.</p>
      <ButtonLink to="/auth/login">Go to Log In</ButtonLink>
    </AuthPage>
  );
}

CheckEmailPage.head = {
  title: 'Check Your Email',
  description: 'We have sent you a link that confirms your email address.',
} satisfies PageHead;
