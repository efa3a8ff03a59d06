import { css } from '@emotion/react';
import { type SessionUser, useLogOut } from '@torsa/shared/auth';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import type { ReactNode } from 'react';
import type { PortalTexts } from '../../app/portal.copy.en.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { getDisplayName } from '../../ui/display-name.ts';
import { ProfileDetails } from './profile-details.tsx';

const { space } = tokens;

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.m}`,
  '& > :not(* + *)': { flex: '1 1 18rem' },
});
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  [media.print]: { display: 'none' },
});

interface ProfileCardProps {
  readonly user: SessionUser;
  /** The role of a staff member. Clients see their user ID instead, for support. */
  readonly role?: string;
  readonly copy: Pick<
    PortalTexts,
    'profile' | 'copyButton' | 'logOut' | 'loggingOut' | 'logOutTexts'
  >;
  readonly children?: ReactNode;
}

/** A dashboard card with the user's profile and a logout button. */
export function ProfileCard({ user, role, copy, children }: ProfileCardProps) {
  const { profile, copyButton } = copy;
  const name = getDisplayName(user, profile.nameless);
  return (
    <DashboardCard width="whole" title={profile.title}>
      <div css={line}>
        <ProfileDetails
          name={name}
          details={[
            [profile.name, name],
            [profile.email, user.email || profile.noEmail],
            role === undefined ? [profile.userId, user.id] : [profile.role, role],
          ]}
          shortened={profile.userId}
          copyButton={
            role === undefined && (
              <CopyButton text={user.id} name={profile.userId} copy={copyButton} />
            )
          }
        />
        <div css={actions}>
          {children}
          <LogOutButton copy={copy} />
        </div>
      </div>
    </DashboardCard>
  );
}

interface LogOutButtonProps {
  readonly copy: Pick<PortalTexts, 'logOut' | 'loggingOut' | 'logOutTexts'>;
}

/** The logout button, which looks plain because it is never a page's main action. */
function LogOutButton({ copy }: LogOutButtonProps) {
  const { isLoggingOut, logOut } = useLogOut(copy.logOutTexts);
  return (
    <Button variant="quiet" busy={isLoggingOut} onClick={() => void logOut()}>
      {isLoggingOut ? copy.loggingOut : copy.logOut}
    </Button>
  );
}
