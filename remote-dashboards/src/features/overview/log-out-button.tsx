import { useLogOut } from '@torsa/shared/auth';
import { Button } from '@torsa/shared/ui/button';
import type { DashboardMessages } from '../../app/dashboard-messages.en.ts';

interface LogOutButtonProps {
  readonly messages: Pick<DashboardMessages, 'logOut' | 'loggingOut' | 'logOutCopy'>;
}

/** The way out: never what a page asks for. */
export function LogOutButton({ messages }: LogOutButtonProps) {
  const { isLoggingOut, logOut } = useLogOut(messages.logOutCopy);
  return (
    <Button variant="quiet" busy={isLoggingOut} onClick={() => void logOut()}>
      {isLoggingOut ? messages.loggingOut : messages.logOut}
    </Button>
  );
}
