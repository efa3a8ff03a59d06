import type { ProjectSteps } from './project-steps.copy.en.ts';

export const projectSteps = [
  {
    title: 'আমরা শুনি',
    description: 'ফোনে বা আপনার ওখানে গিয়ে এক ঘণ্টা। কোনো খরচ নেই, আর যা লিখে রাখি তার কপি আপনি পাবেন।',
  },
  {
    title: 'আমরা কথা পাকা করি',
    description: 'সহজ কথায় দু’পাতা: আপনি কী পাবেন, কবে পাবেন, কত দামে।',
  },
  {
    title: 'আমরা গড়ি',
    description: 'প্রতি দু’সপ্তাহে হাতে-কলমে দেখার মতো কিছু। বদলানোর খরচ যখন কম, তখনই বলতে পারেন কোথায় ভুল।',
  },
  {
    title: 'আমরা পাশে থাকি',
    description: 'যা বানিয়েছি তার দেখাশোনা করি, আর দরকারের সময় ফোন ধরি।',
  },
] satisfies ProjectSteps;
