import { definePage } from '@torsa/shared/i18n';
import { ManagementLoginPage } from './management-login-page.tsx';

export default definePage('bn', ManagementLoginPage, {
  head: {
    title: 'ম্যানেজমেন্ট লগ-ইন',
    description: 'তোর্সায় যাঁরা কাজ করেন, তাঁদের লগ-ইনের পাতা।',
  },
  lead: 'তোর্সায় যাঁরা কাজ করেন, তাঁদের জন্য।',
  team: 'টিম লগ-ইন',
  employee: 'কর্মী লগ-ইন',
});
