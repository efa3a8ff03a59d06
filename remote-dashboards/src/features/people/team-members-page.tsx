import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '../../api/people.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { PeopleTable, type StaffTableRow } from './people-table.tsx';
import { StaffSection } from './staff-section.tsx';
import type { TeamMembersTexts } from './team-members-page.copy.en.ts';

/** The page `/dashboard/team-members`, which lists the team. A leader can invite members. */
export function TeamMembersPage({ copy }: { readonly copy: TeamMembersTexts }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.staff.loading} rows={6} height="4.5rem" />}
    >
      {() => <TeamMembersView copy={copy} />}
    </PortalPage>
  );
}

/** The team page's content. A leader can manage the team, and a member sees only names and roles. */
function TeamMembersView({ copy }: { readonly copy: TeamMembersTexts }) {
  const colleagues = useQuery(colleaguesQuery);
  return (
    <QueryBoundary
      query={colleagues}
      copy={copy.reading}
      skeleton={<RowSkeletons label={copy.staff.loading} rows={6} height="4.5rem" />}
    >
      {(everybody) =>
        everybody.some(({ is_me, team_role }) => is_me && team_role === 'team_leader') ? (
          <StaffSection copy={copy.staff} reading={copy.reading} />
        ) : (
          <PeopleTable people={everybody.map(asPerson)} copy={copy.staff} />
        )
      }
    </QueryBoundary>
  );
}

interface Colleague {
  readonly staff_id: string;
  readonly name: string;
  readonly team_role: string | null;
  readonly is_me: boolean;
}

function asPerson({ staff_id, name, team_role, is_me }: Colleague): StaffTableRow {
  const post = team_role === 'team_leader' || team_role === 'team_member' ? team_role : 'founder';
  return { staff_id, name, is_me, post };
}
