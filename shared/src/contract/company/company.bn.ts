import type { CompanyTexts } from './company.en.ts';

export const companyTexts = {
  name: 'তোর্সা',
  tagline: 'তোর্সার পাড় থেকে ওয়েবসাইট, অ্যাপ আর এআই টুল।',
  offices: {
    coochBehar: {
      name: 'প্রধান কার্যালয়',
      city: 'কোচবিহার',
      region: 'পশ্চিমবঙ্গ',
      street: 'সুনীতি রোড, সাগরদিঘির কাছে',
      hours: 'সোমবার থেকে শনিবার, সকাল ১০টা থেকে সন্ধ্যা সাড়ে ৬টা',
    },
    kolkata: {
      name: 'কলকাতা কার্যালয়',
      city: 'কলকাতা',
      region: 'পশ্চিমবঙ্গ',
      street: 'সেক্টর ফাইভ, সল্টলেক',
      hours: 'সোমবার থেকে শুক্রবার, সকাল ১০টা থেকে সন্ধ্যা সাড়ে ৬টা',
    },
  },
} satisfies CompanyTexts;
