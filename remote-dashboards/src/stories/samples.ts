import type { Conversation, Message } from '../api/conversations.ts';

export const sampleLongName = 'Messrs. Banamali Chattopadhyay, Gangopadhyay & Sons, Tufanganj';

/** Returns the time some days ago, as an ISO string. */
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const conversation: Conversation = {
  id: '6a1f0000-0000-4000-8000-000000000001',
  subject: 'A website for our school',
  name: 'Rupa Barman',
  email: 'rupa+school@example.com',
  client_id: null,
  status: 'open',
  assignee: null,
  waiting_since: ago(0.02),
  version: 1,
  created_at: ago(9),
  last_message_at: ago(0.02),
  sort_key: 1,
  source_page: '',
  snoozed_until: null,
  preview: 'We need a new website. Can you call?',
};

export const sampleConversations: readonly [Conversation, ...Conversation[]] = [
  conversation,
  {
    ...conversation,
    id: '6a1f0000-0000-4000-8000-000000000002',
    subject: `${sampleLongName}: the second invoice, and what it has to do with the first`,
    name: sampleLongName,
    email: 'accounts.of.banamali.chattopadhyay.and.sons+invoices@tufanganj-timber.example',
    status: 'waiting',
    assignee: 'TM001',
    waiting_since: null,
    last_message_at: ago(3),
    preview: `Dear all, ${sampleLongName} asks you `.repeat(4),
  },
  {
    ...conversation,
    id: '6a1f0000-0000-4000-8000-000000000003',
    subject: 'আমাদের বিদ্যালয়ের জন্য একটি ওয়েবসাইট, দুর্গাপুজোর আগে',
    name: 'বনমালী চট্টোপাধ্যায় গঙ্গোপাধ্যায় অ্যান্ড সন্স, তুফানগঞ্জ',
    status: 'closed',
    last_message_at: ago(20),
    preview: 'নমস্কার, খরচ কত পড়বে জানাবেন।',
  },
  { ...conversation, id: '6a1f0000-0000-4000-8000-000000000004', subject: '', status: 'spam' },
];

const message: Message = {
  id: '6a1f0000-0000-4000-8000-0000000000a1',
  number: 1,
  kind: 'visitor',
  author_name: sampleLongName,
  body: 'We need a new website.\nCan you call?',
  internal: false,
  created_at: ago(2),
  delivery: 'none',
  delivery_problem: '',
  sender_address: '',
  has_quotation: false,
};

const said: readonly Partial<Message>[] = [
  {},
  { kind: 'chat', body: 'Torsa: Hello!\nYou: Is anybody there?' },
  { kind: 'client', body: 'مرحبا بالعالم 🐘 https://torsa.example/services/apps?from=mail.' },
  { kind: 'note', author_name: 'Moumita', body: 'A school of 300. Who calls?', internal: true },
  { kind: 'staff', author_name: 'Moumita', body: 'From ₹40,000.', delivery: 'sent' },
  { kind: 'staff', author_name: 'Moumita', body: 'Shall we call at ten?', delivery: 'queued' },
  {
    kind: 'staff',
    author_name: sampleLongName,
    body: 'x'.repeat(160),
    delivery: 'failed',
    delivery_problem: '550 5.1.1 User unknown',
  },
];

export const sampleMessages: readonly Message[] = said.map((words, index) => ({
  ...message,
  id: `6a1f0000-0000-4000-8000-0000000000a${index}`,
  number: index + 1,
  created_at: ago(2 - index * 0.3),
  ...words,
}));

export const sampleColleagues = [
  { staff_id: 'TL001', name: sampleLongName, team_role: 'team_leader', is_me: false },
  { staff_id: 'TM001', name: 'Moumita Barman', team_role: 'team_member', is_me: true },
];

export const sampleStaff = [
  { staff_id: 'TL001', name: sampleLongName, post: 'team_leader', is_me: false, is_active: true },
  { staff_id: 'TM001', name: 'Moumita Barman', post: 'team_member', is_me: true, is_active: true },
  { staff_id: 'TM002', name: 'রূপা বর্মন', post: 'founder', is_me: false, is_active: false },
] as const;
