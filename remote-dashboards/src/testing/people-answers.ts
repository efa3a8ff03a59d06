import type { Answers } from '@torsa/shared/testing/stub-backend';
import type { ClientAccount, StaffMember } from '../api/people.ts';

export const founder: StaffMember = {
  staff_id: 'FOUNDER001',
  name: 'Local Founder',
  email: 'founder001@staff.test',
  post: 'founder',
  is_active: true,
  invited_at: null,
  assigned: 0,
  is_me: true,
  version: 1,
};
export const member: StaffMember = {
  ...founder,
  staff_id: 'TM001',
  name: 'Asha Roy',
  email: 'asha@torsa.test',
  post: 'team_member',
  assigned: 2,
  is_me: false,
  version: 4,
};
export const invited: StaffMember = {
  ...member,
  staff_id: 'TM002',
  name: 'Binu',
  is_active: false,
};
const client: ClientAccount = {
  id: 'c1',
  name: 'Rupa Barman',
  email: 'rupa@example.com',
  created_at: '2026-11-20T08:00:00.000+00:00',
  last_sign_in_at: '2026-11-20T08:00:00.000+00:00',
  conversations: 1,
};
export const done = () => new Response(null, { status: 204 });

/** The backend responses for the People page. */
export function answers(more: Answers = {}): Answers {
  return {
    'POST /rest/v1/rpc/staff_members': () => Response.json([founder, member, invited]),
    'POST /rest/v1/rpc/clients': () => Response.json([client]),
    'POST /rest/v1/rpc/staff_factors': () =>
      Response.json([
        { staff_id: 'FOUNDER001', devices: 2 },
        { staff_id: 'TM001', devices: 1 },
      ]),
    'POST /rest/v1/rpc/second_factor_asked': () => Response.json(false),
    'GET /rest/v1/conversations': () => Response.json([{ id: 'k1', subject: 'A site' }]),
    ...more,
  };
}
