import type { taskRepeatTexts as en } from './repeat.copy.en.ts';

export const taskRepeatTexts: typeof en = {
  names: { never: 'কখনও না', week: 'প্রতি সপ্তাহে', month: 'প্রতি মাসে' },
  needsDay: 'পুনরাবৃত্তির জন্য একটি শেষ তারিখ লাগবে। আগে তারিখ দিন।',
};
