import { useLogOut } from '@torsa/shared/auth';
import { Button } from '@torsa/shared/ui/button';
import type { PortalCopy } from '../../app/portal.copy.en.ts';

interface LogOutButtonProps {
  readonly copy: Pick<PortalCopy, 'logOut' | 'loggingOut' | 'logOutCopy'>;
}

/** The way out: never what a page asks for. */
export function LogOutButton({ copy }: LogOutButtonProps) {
  const { isLoggingOut, logOut } = useLogOut(copy.logOutCopy);
  return (
    <Button variant="quiet" busy={isLoggingOut} onClick={() => void logOut()}>
      {isLoggingOut ? copy.loggingOut : copy.logOut}
    </Button>
  );
}
