import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';

export function NoticeStates() {
  return (
    <>
      <Notice kind="status">We have your message of 1:24 pm.</Notice>
      <Notice kind="alert" action={<Button variant="quiet">Retry</Button>}>
        This could not be sent. What you wrote is kept: try again.
      </Notice>
    </>
  );
}
