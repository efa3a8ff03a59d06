import { definePage } from '@torsa/shared/i18n';
import { portalTexts } from '../../app/portal.copy.bn.ts';
import { pageNames } from '../../ui/page-names.copy.bn.ts';
import { projectTerms } from '../../ui/project-terms.copy.bn.ts';
import { companyStatisticsTexts } from './company-figures.copy.bn.ts';
import { companySummaryTexts } from './company-summary.copy.bn.ts';
import type { FounderDashboardTexts } from './founder-dashboard-page.copy.en.ts';
import { FounderDashboardPage } from './founder-dashboard-page.tsx';
import { overviewTexts } from './overview.copy.bn.ts';
import { teamThisWeekTexts } from './team-this-week.copy.bn.ts';

const copy = {
  ...portalTexts,
  overviewWords: overviewTexts,
  summary: companySummaryTexts,
  companyFigures: companyStatisticsTexts,
  teamThisWeek: teamThisWeekTexts,
  needsYou: {
    title: 'আপনার নজর চাই',
    list: 'দেরি হওয়া কাজ আর উত্তর না পাওয়া বার্তা',
    late: 'দেরি হওয়া কাজ দেখুন',
    none: 'সব কাজ সারা। দেরি হওয়া কাজ আর নতুন বার্তা এখানে দেখা যাবে।',
  },
  sources: {
    title: 'জিজ্ঞাসা কোথা থেকে আসে',
    loading: 'জিজ্ঞাসা লোড হচ্ছে',
    none: 'গত ৭ দিনে কোনো জিজ্ঞাসা আসেনি।',
    all: 'পরিসংখ্যানে সব দেখুন',
    unknown: 'জানা নেই',
    names: { ...pageNames, services: projectTerms.services },
  },
  founder: 'প্রতিষ্ঠাতা',
  head: {
    title: 'প্রতিষ্ঠাতার ড্যাশবোর্ড',
    description: 'তোর্সা সাইটের সারসংক্ষেপ, ব্যবহারকারী, পরিসংখ্যান আর সেটিংস।',
  },
  overview: { title: 'সারসংক্ষেপ', text: 'সংস্থার আজকের অবস্থা।' },
  tiles: {
    users: { title: 'ব্যবহারকারী পরিচালনা', text: 'কার অ্যাকাউন্ট আছে, আর কে কী করতে পারেন।' },
    analytics: { title: 'পরিসংখ্যান', text: 'কত জন এলেন, কী জানতে চাইলেন, কোথা থেকে এলেন।' },
    settings: { title: 'সাইটের সেটিংস', text: 'যোগাযোগের ঠিকানা, নিয়োগ, ব্যানার আর দাম।' },
  },
  quickActions: {
    title: 'চটজলদি কাজ',
    actions: ['নতুন ব্যবহারকারী যোগ করুন', 'রিপোর্ট দেখুন', 'সাইটের লেখা বদলান'],
  },
} satisfies FounderDashboardTexts;

export default definePage('bn', FounderDashboardPage, copy);
