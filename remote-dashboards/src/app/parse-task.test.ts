import { isExhaustive } from '@torsa/shared/testing/bad-input';
import { expect, test } from 'vitest';
import { addDays } from '../api/days.ts';
import { parseNewTaskLine } from './parse-task.ts';

const known = {
  people: [
    { id: 'TL001', name: 'Tara Lal' },
    { id: 'TM001', name: 'Tapan Roy' },
    { id: 'TM002', name: 'রিনা দাস' },
  ],
  projects: [
    { id: 'bus 2', name: 'Bus timings, part 2' },
    { id: 'bus 1', name: 'Bus timings, part 1' },
    { id: 'shop', name: 'Tea garden shop' },
  ],
  me: 'TL001',
  // This date is a Wednesday.
  today: '2026-11-25',
};
const parse = (text: string) => parseNewTaskLine(text, known);

test.each([
  [
    'Call the printer fri @tara',
    { title: 'Call the printer', assignee: 'TL001', due: '2026-11-27' },
  ],
  [
    'Call @tapan #bus tomorrow',
    { title: 'Call', assignee: 'TM001', project: 'bus 2', due: '2026-11-26' },
  ],
  ['Call #bus timings part 1', { title: 'Call', project: 'bus 1' }],
  ['tomorrow call them', { title: 'call them', due: '2026-11-26' }],
  ['Send it by 12 dec', { title: 'Send it', due: '2026-12-12' }],
  ['Send it Dec 12th, 2027', { title: 'Send it', due: '2027-12-12' }],
  ['Send it 3 feb', { title: 'Send it', due: '2027-02-03' }],
  ['Send it fri #unknown', { title: 'Send it #unknown', due: '2026-11-27' }],
  ['Send it wed', { title: 'Send it', due: '2026-12-02' }],
  ['Send it next week', { title: 'Send it', due: '2026-11-30' }],
  ['Meet next monday', { title: 'Meet', due: '2026-11-30' }],
  ['Meet Rina next fri', { title: 'Meet Rina', due: '2026-12-04' }],
  ['দেখা আগামী শুক্রবার', { title: 'দেখা', due: '2026-12-04' }],
  ['Read what comes next month', { title: 'Read what comes next month' }],
  ['Pay the rent every month', { title: 'Pay the rent', due: '2026-11-25', repeats: 'month' }],
  [
    'Pay the rent 31 jan every month @tara',
    { title: 'Pay the rent', assignee: 'TL001', due: '2027-01-31', repeats: 'month' },
  ],
  ['Clean up every week on fri', { title: 'Clean up', due: '2026-11-27', repeats: 'week' }],
  ['Clean every room fri', { title: 'Clean every room', due: '2026-11-27' }],
  ['Clean up fri every week', { title: 'Clean up', due: '2026-11-27', repeats: 'week' }],
  ['Every Friday clean up', { title: 'clean up', due: '2026-11-27', repeats: 'week' }],
  ['ভাড়া দিন প্রতি মাসে', { title: 'ভাড়া দিন', due: '2026-11-25', repeats: 'month' }],
  ['ভাড়া দিন প্রতিমাসে', { title: 'ভাড়া দিন', due: '2026-11-25', repeats: 'month' }],
  ['সভা প্রতি সপ্তাহে কাল', { title: 'সভা', due: '2026-11-26', repeats: 'week' }],
  ['সভা প্রতি শুক্রবার', { title: 'সভা', due: '2026-11-27', repeats: 'week' }],
  ['ছবি পাঠান কাল @রিনা', { title: 'ছবি পাঠান', assignee: 'TM002', due: '2026-11-26' }],
  ['ছবি পাঠান ১২ ডিসেম্বর @আমি', { title: 'ছবি পাঠান', assignee: 'TL001', due: '2026-12-12' }],
  ['ছবি পাঠান শুক্রবার', { title: 'ছবি পাঠান', due: '2026-11-27' }],
])(
  'parseNewTaskLine splits the text “%s” into title, assignee, project, date and repetition',
  (text, expected) => {
    const { recognized: _, ...parsed } = parse(text);
    expect(parsed).toEqual(expected);
  },
);

test.each([
  'Fix the sun icon',
  'Draft the Friday newsletter',
  'Ask @ta for it',
  'Write to tara@torsa.example',
  'Close issue #12',
  'Wait until 31 nov',
  'Read chapter 12',
  'It may rain',
  'Move old monitor to attic',
  'Read Tomorrow’s paper',
  'Prepare Friday demo',
  'Clean in 5 days',
  'Pay 4/7',
  '@ # hello',
  'Read every page',
  'Meet every week with Rina',
  'Water it every 2 weeks',
  'Ask every month’s winner',
  'Write the weekly report',
  'Water it every 2nd friday',
  'Water it every other Monday',
  'Wish her well every 12 dec',
])(
  'parseNewTaskLine recognizes nothing in the text “%s” and returns the whole text as the title',
  (text) => {
    expect(parse(text)).toEqual({ title: text, recognized: [] });
  },
);

/** Returns a generator of random numbers (mulberry32). The seed makes failures repeatable. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % below;
  };
}

const pieces = [
  'call',
  'the',
  'fri',
  'today',
  '12',
  'dec',
  'next',
  'week',
  '@tara',
  '@ta',
  '@me',
  '@',
  '#bus',
  '#shop',
  'timings',
  'part',
  '2',
  '#',
  'by',
  'on',
  '২৯',
  'ফেব্রুয়ারি',
  'কাল',
  '2026-02-30',
  '__proto__',
  '@constructor',
  '😀',
  'may.',
  'every',
  'month',
  'প্রতি',
  'মাসে',
  'প্রতিমাসে',
];

test('parseNewTaskLine puts each word of random texts exactly once into the title or a recognized piece', () => {
  const random = createRandom(7);
  for (let round = 0; round < (isExhaustive ? 5000 : 500); round++) {
    const words = Array.from({ length: random(9) }, () => pieces[random(pieces.length)] ?? '');
    const { title, recognized, due } = parse(words.join(' '.repeat(1 + random(2))));
    const found = [title, ...recognized].flatMap((part) => part.split(' ')).filter(Boolean);
    expect(found.toSorted(), words.join(' ')).toEqual(words.toSorted());
    if (due !== undefined) expect(addDays(due, 0), words.join(' ')).toBe(due);
  }
});

test('parseNewTaskLine returns 500 random texts without dates and names unchanged as the title', () => {
  const random = createRandom(11);
  for (let round = 0; round < 500; round++) {
    const words = Array.from({ length: random(6) }, () => `word${random(50)}`);
    expect(parse(words.join(' ')).title).toBe(words.join(' '));
  }
});
