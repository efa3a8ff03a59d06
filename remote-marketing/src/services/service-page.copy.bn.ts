import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import { projectSteps } from './project-steps.copy.bn.ts';
import { serviceDetails } from './service-details.copy.bn.ts';
import { ServicePage } from './service-page.tsx';
import { servicesPageTexts } from './services-page.copy.bn.ts';

export default definePage('bn', ServicePage, {
  ...servicesPageTexts,
  back: 'সব পরিষেবায় ফিরে যান',
  discuss: 'আপনার প্রকল্প নিয়ে কথা বলুন',
  points: 'আপনি যা পাবেন',
  demoWork: { title: 'কাজের নমুনা', lead: 'আমরা আপনার জন্য কী কী বানাতে পারি, তার উদাহরণ।' },
  steps: { title: 'কাজ যেভাবে এগোয়', items: projectSteps },
  next: {
    title: 'পরের ধাপ: এক ঘণ্টা কথা',
    lead: 'ফোনে কথা হতে পারে, কিংবা আপনার কাছে এসে। কোনো খরচ নেই, আমাদের নোটও পাবেন।',
    write: 'এ নিয়ে আমাদের লিখুন',
    call: icu('ফোন করুন {number}'),
  },
  terms: {
    price: icu('₹{price, number} থেকে শুরু'),
    weeks: icu('সাধারণত {weeks, number} সপ্তাহ'),
  },
  details: serviceDetails,
});
