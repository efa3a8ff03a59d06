import type { PageHead } from '@torsa/shared/contract/remote';
import type { Message } from '@torsa/shared/i18n/message';
import type { FormMessages } from '../form/form-messages.en.ts';

/** The words of the page and of the steps that it goes through. */
export interface NewPasswordMessages
  extends Readonly<
    Record<
      | 'lead'
      | 'whyButton'
      | 'open'
      | 'opening'
      | 'nothing'
      | 'invalid'
      | 'askForLink'
      | 'newPassword'
      | 'confirmPassword'
      | 'save'
      | 'saving'
      | 'saved'
      | 'othersEnded'
      | 'nowLogIn'
      | 'logIn'
      | 'weak'
      | 'same'
      | 'refused',
      string
    >
  > {
  readonly head: PageHead;
  readonly chooseFor: Message<'email'>;
  readonly problems: Readonly<
    Record<'passwordMissing' | 'confirmPasswordMissing' | 'passwordsDiffer', string>
  >;
  readonly form: FormMessages;
}
