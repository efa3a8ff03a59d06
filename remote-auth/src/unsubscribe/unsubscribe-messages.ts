import type { PageHead } from '@torsa/shared/contract/remote';
import type { MailKind } from './read-subscription.ts';

/** The words of the page and of what comes of its button. */
export interface UnsubscribeMessages
  extends Readonly<
    Record<
      | 'lead'
      | 'whyButton'
      | 'switchOff'
      | 'switchingOff'
      | 'onAgain'
      | 'always'
      | 'settings'
      | 'invalid'
      | 'unavailable',
      string
    >
  > {
  readonly head: PageHead;
  /** What the button switches off. */
  readonly about: Readonly<Record<MailKind, string>>;
  readonly isOff: Readonly<Record<MailKind, string>>;
}
