import { useLogOut } from '@torsa/shared/auth';
import { Button } from '@torsa/shared/ui/button';

export function LogOutButton() {
  const { isLoggingOut, logOut } = useLogOut();
  return (
    <Button variant="secondary" busy={isLoggingOut} onClick={() => void logOut()}>
      {isLoggingOut ? 'Logging out…' : 'Log Out'}
    </Button>
  );
}
