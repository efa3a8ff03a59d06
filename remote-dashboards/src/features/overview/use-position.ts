import { useQuery } from '@tanstack/react-query';
import type { Session } from '@torsa/shared/auth';
import { colleaguesQuery } from '../../api/people.ts';
import { useQueryClientOfPerson } from '../../api/query-client.ts';

export type Position = 'team_leader' | 'team_member';

/** Whether somebody leads the team, as the staff directory has it; undefined while that is not known. */
export function usePosition(session: Session): Position | undefined {
  const isSignedIn = session.status === 'signedIn';
  const client = useQueryClientOfPerson();
  const { data = [] } = useQuery({ ...colleaguesQuery, enabled: isSignedIn }, client);
  const role = data.find(({ is_me }) => is_me)?.team_role;
  return role === 'team_leader' || role === 'team_member' ? role : undefined;
}
