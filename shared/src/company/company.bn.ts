import type { CompanyTexts } from './company.en.ts';

export const companyTexts = {
  name: 'তোর্সা',
  tagline: 'তোর্সার পাড় থেকে ওয়েবসাইট, অ্যাপ আর এআই টুল।',
  offices: {
    coochBehar: {
      name: 'প্রধান কার্যালয়',
      city: 'কোচবিহার',
      addressLines: ['সুনীতি রোড, সাগরদিঘির কাছে', 'কোচবিহার, পশ্চিমবঙ্গ ৭৩৬১০১'],
    },
    kolkata: {
      name: 'কলকাতা কার্যালয়',
      city: 'কলকাতা',
      addressLines: ['সেক্টর ফাইভ, সল্টলেক', 'কলকাতা, পশ্চিমবঙ্গ ৭০০০৯১'],
    },
  },
} satisfies CompanyTexts;
