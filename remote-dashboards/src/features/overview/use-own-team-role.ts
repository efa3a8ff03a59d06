import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '../../api/people.ts';

export type TeamRole = 'team_leader' | 'team_member';

/** Returns the team role of the logged-in staff member. Undefined for the founder and while it loads. */
export function useOwnTeamRole(): TeamRole | undefined {
  const { data = [] } = useQuery(colleaguesQuery);
  const role = data.find(({ is_me }) => is_me)?.team_role;
  return role === 'team_leader' || role === 'team_member' ? role : undefined;
}
