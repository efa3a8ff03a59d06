import type { ServiceTitles } from './service-ids.ts';

export const serviceTitles: ServiceTitles = {
  'website-build': 'ওয়েবসাইট তৈরি',
  template: 'টেমপ্লেট',
  'marketing-site': 'মার্কেটিং সাইট',
  'ai-tool': 'এআই টুল',
  apps: 'অ্যাপ তৈরি',
  'social-media-marketing': 'ডিজিটাল মার্কেটিং',
};
