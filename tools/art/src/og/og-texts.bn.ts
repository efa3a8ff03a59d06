import { companyTexts } from '@torsa/shared/contract/company/company.bn';
import type { LinkPreviewTexts } from './og-texts.en.ts';

const { coochBehar, kolkata } = companyTexts.offices;

export const linkPreviewTexts: LinkPreviewTexts = {
  places: `${coochBehar.city} ও ${kolkata.city}`,
  pages: {
    home: { kicker: companyTexts.name, title: ['নদীর ধারে গড়া', 'ভালো সফটওয়্যার'] },
    about: {
      kicker: 'আমাদের কথা',
      title: ['আমাদের রাস্তার', 'শেষে যে নদী,', 'তারই নামে নাম'],
    },
    services: { kicker: 'পরিষেবা', title: ['ছয় রকম কাজ,', 'সবটাই', 'নিজেদের হাতে'] },
    'website-build': {
      kicker: 'ওয়েবসাইট তৈরি',
      title: ['যে ওয়েবসাইট', 'নিজের খরচ', 'নিজেই তোলে'],
    },
    template: { kicker: 'টেমপ্লেট', title: ['দশটি কাজের দিনের', 'মধ্যে সাইট চালু'] },
    'marketing-site': {
      kicker: 'মার্কেটিং সাইট',
      title: ['একটিই কথা,', 'একটিই কাজ'],
    },
    'ai-tool': {
      kicker: 'এআই টুল',
      title: ['কপি, বাছাই', 'আর খোঁজাখুঁজির', 'ঝামেলা কম'],
    },
    apps: {
      kicker: 'অ্যাপ তৈরি',
      title: ['যাঁরা ডেস্কে বসে', 'কাজ করেন না,', 'তাঁদের জন্য'],
    },
    'social-media-marketing': {
      kicker: 'ডিজিটাল মার্কেটিং',
      title: ['পাড়ার সবাই চেনে।', 'এবার চিনুক', 'গোটা জেলা।'],
    },
    'our-team': { kicker: 'আমাদের টিম', title: ['যাঁদের সঙ্গে', 'আপনার কথা হবে'] },
    careers: { kicker: 'চাকরি', title: ['কাজ করুন', 'নদীর ধারে'] },
    contact: { kicker: 'যোগাযোগ', title: ['আপনার কথা', 'আমাদের বলুন'] },
  },
};
