import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '../../api/people.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { Reading } from '../../ui/reading.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { PeopleTable, type Person } from './people-table.tsx';
import { StaffSection } from './staff-section.tsx';
import type { TeamMembersMessages } from './team-members-messages.en.ts';

/** `/dashboard/team-members`: who is on the team; its leader invites. */
export function TeamMembersPage({ messages }: { readonly messages: TeamMembersMessages }) {
  return (
    <PortalPage
      messages={messages}
      skeleton={<RowSkeletons label={messages.staff.loading} rows={6} height="4.5rem" />}
    >
      {() => <TeamMembersView messages={messages} />}
    </PortalPage>
  );
}

/** What a leader sees of the team, or the names and roles that a member sees. */
function TeamMembersView({ messages }: { readonly messages: TeamMembersMessages }) {
  const colleagues = useQuery(colleaguesQuery);
  return (
    <Reading
      query={colleagues}
      messages={messages.reading}
      skeleton={<RowSkeletons label={messages.staff.loading} rows={6} height="4.5rem" />}
    >
      {(everybody) =>
        everybody.some(({ is_me, team_role }) => is_me && team_role === 'team_leader') ? (
          <StaffSection messages={messages.staff} reading={messages.reading} />
        ) : (
          <PeopleTable people={everybody.map(asPerson)} messages={messages.staff} />
        )
      }
    </Reading>
  );
}

interface Colleague {
  readonly staff_id: string;
  readonly name: string;
  readonly team_role: string | null;
  readonly is_me: boolean;
}

function asPerson({ staff_id, name, team_role, is_me }: Colleague): Person {
  const post = team_role === 'team_leader' || team_role === 'team_member' ? team_role : 'founder';
  return { staff_id, name, is_me, post };
}
