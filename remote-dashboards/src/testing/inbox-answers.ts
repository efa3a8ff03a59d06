import type { Answers, BackendCall } from '@torsa/shared/testing/stub-backend';
import type { Conversation, Message } from '../api/conversations.ts';

export const conversation: Conversation = {
  id: '6a1f0000-0000-4000-8000-000000000001',
  subject: 'A website for our school',
  name: 'Rupa Barman',
  email: 'rupa+school@example.com',
  client_id: null,
  status: 'open',
  assignee: null,
  waiting_since: '2026-11-20T08:00:00.000+00:00',
  version: 3,
  created_at: '2026-11-20T08:00:00.000+00:00',
  last_message_at: '2026-11-20T08:00:00.000+00:00',
  sort_key: 1,
  preview: 'We need a new website.',
  source_page: '/services/website-build',
  snoozed_until: null,
};

export const message: Message = {
  id: '6a1f0000-0000-4000-8000-0000000000a1',
  number: 1,
  kind: 'visitor',
  author_name: 'Rupa Barman',
  body: 'We need a new website.\nCan you call?',
  internal: false,
  created_at: '2026-11-20T08:00:00.000+00:00',
  delivery: 'none',
  delivery_problem: '',
  sender_address: '',
  has_quotation: false,
  attachments: [],
};

const colleagues = [
  { staff_id: 'TL001', name: 'Local Team Lead', team_role: 'team_leader', is_me: false },
  { staff_id: 'TM001', name: 'Local Team Member', team_role: 'team_member', is_me: true },
];

interface Inbox {
  readonly conversations: readonly Conversation[];
  readonly thread: readonly Message[];
}

/** The backend responses for the Inbox page. Each call reads `inbox`, so that a test can change the data. */
export function inboxAnswers(inbox: Inbox): Answers {
  return {
    'GET /rest/v1/conversations': () => Response.json(inbox.conversations),
    'POST /rest/v1/rpc/find_conversations': () => Response.json(inbox.conversations),
    'GET /rest/v1/messages': (call) => Response.json(newestFirst(inbox.thread, call)),
    'GET /rest/v1/conversation_writers': () => Response.json([]),
    'POST /rest/v1/rpc/client_conversations': () => Response.json(inbox.conversations),
    'POST /rest/v1/rpc/client_messages': (call) => Response.json(newestFirst(inbox.thread, call)),
    'POST /rest/v1/rpc/client_projects': () => Response.json([]),
    'GET /rest/v1/project_conversations': () => Response.json([]),
    'GET /rest/v1/projects': () => Response.json([]),
    'GET /rest/v1/files': () => Response.json([]),
    'POST /rest/v1/rpc/unread_items': () => Response.json([]),
    'POST /rest/v1/rpc/client_read_at': () => Response.json(null),
    'POST /rest/v1/rpc/mark_read': () => new Response(null, { status: 204 }),
    'GET /rest/v1/canned_replies': () =>
      Response.json([{ id: 'c1', title: 'Thanks', body: 'Thank you for writing.', version: 1 }]),
    'POST /rest/v1/rpc/colleagues': () => Response.json(colleagues),
    'POST /rest/v1/rpc/touch_presence': () => Response.json([]),
    'POST /rest/v1/rpc/inbox_figures': () =>
      Response.json([
        { waiting: 3, mine: 1, unassigned: 2, oldest: '2026-11-20T08:00:00.000+00:00' },
      ]),
  };
}

/** Returns the last numbered rows before the number in the backend call, up to the requested limit. */
export function newestFirst<Row extends { readonly number: number }>(
  rows: readonly Row[],
  { path }: BackendCall,
): readonly Row[] {
  const search = new URLSearchParams(path.split('?')[1]);
  const before = Number(search.get('number')?.replace('lt.', '') ?? Number.POSITIVE_INFINITY);
  const limit = Math.min(Number(search.get('limit') ?? 1000), 1000);
  return rows
    .filter(({ number }) => number < before)
    .toReversed()
    .slice(0, limit);
}

/** An error response in the format of PostgREST. */
export function refused(status: number, code: string): Response {
  return Response.json({ code, message: 'Refused', details: null, hint: null }, { status });
}
