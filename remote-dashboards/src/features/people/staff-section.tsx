import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Notice } from '@torsa/shared/ui/notice';
import { type ReactNode, useState } from 'react';
import {
  type StaffMember,
  type StaffSecondFactors,
  staffQuery,
  staffSecondFactorsQuery,
} from '../../api/people.ts';
import type { QueryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { InviteStaffForm } from './invite-form.tsx';
import { PeopleTable } from './people-table.tsx';
import { SecondFactorRequirementSection } from './second-factor-rule.tsx';
import type { StaffTexts } from './staff.copy.en.ts';
import { StaffMemberControls } from './staff-controls.tsx';

const columns = css({
  display: 'grid',
  alignItems: 'start',
  gap: tokens.space.l,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: tokens.space.xl },
});

interface StaffSectionProps {
  readonly copy: StaffTexts;
  readonly reading: QueryStateTexts;
  /** The content below the staff table, which appears when the table has its final height. */
  readonly children?: ReactNode;
}

/** The staff table and the invitation form. A team leader manages only team members. */
export function StaffSection({ copy, reading, children }: StaffSectionProps) {
  const session = useSession();
  const isFounder = session.status === 'signedIn' && session.role === 'founder_local';
  const staff = useQuery(staffQuery);
  const factors = useQuery({ ...staffSecondFactorsQuery, enabled: isFounder });
  const skeleton = <RowSkeletons label={copy.loading} rows={6} height="4.5rem" />;
  return (
    <QueryBoundary query={staff} copy={reading} skeleton={skeleton}>
      {(people) =>
        // Wait for both queries, because a later row would move the content below the table.
        factors.isLoading ? (
          skeleton
        ) : (
          <>
            <Staff people={people} factors={factors.data} copy={copy} />
            {children}
          </>
        )
      }
    </QueryBoundary>
  );
}

interface StaffProps {
  readonly people: readonly StaffMember[];
  /** The second-factor devices of all staff. Only the founder can read them. */
  readonly factors: StaffSecondFactors | undefined;
  readonly copy: StaffTexts;
}

function Staff({ people, factors, copy }: StaffProps) {
  const { format } = useI18n();
  const [done, setDone] = useState('');
  const isFounder = people.some(({ is_me, post }) => is_me && post === 'founder');
  return (
    <div css={columns}>
      <div>
        {done !== '' && <Notice kind="status">{done}</Notice>}
        <PeopleTable
          people={people}
          copy={copy}
          note={(person) =>
            factors?.devices.get(person.staff_id) ? copy.secondFactor.has : undefined
          }
          controls={(person, close) =>
            person.is_me || (!isFounder && person.is_active) ? undefined : (
              <StaffMemberControls
                person={person}
                isFounder={isFounder}
                devices={factors?.devices.get(person.staff_id) ?? 0}
                done={(kind) => {
                  setDone(format(copy.done[kind], { name: person.name }));
                  close();
                }}
                copy={copy}
              />
            )
          }
        />
        {factors && (
          <SecondFactorRequirementSection factors={factors} people={people} copy={copy} />
        )}
      </div>
      <InviteStaffForm
        isFounder={isFounder}
        done={(email) => setDone(format(copy.done.invite, { name: email }))}
        copy={copy}
      />
    </div>
  );
}
