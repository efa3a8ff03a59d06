import { definePage } from '@torsa/shared/i18n';

import { portalTexts } from '../../app/portal.copy.bn.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.bn.ts';
import { staffTexts } from './staff.copy.bn.ts';
import type { TeamMembersTexts } from './team-members-page.copy.en.ts';
import { TeamMembersPage } from './team-members-page.tsx';

const copy = {
  ...portalTexts,
  reading: queryStateTexts,
  head: { title: 'টিমের সদস্য', description: 'তোর্সা টিমের সদস্যেরা।' },
  staff: staffTexts,
} satisfies TeamMembersTexts;

export default definePage('bn', TeamMembersPage, copy);
