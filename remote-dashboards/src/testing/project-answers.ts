import type { Answers } from '@torsa/shared/testing/stub-backend';
import type { ApprovalDecision, RequestWithDecision } from '../api/asks.ts';
import type { Project, ProjectEvent, ProjectLink } from '../api/projects.ts';
import { newestFirst } from './inbox-answers.ts';

export const project: Project = {
  id: '7a1f0000-0000-4000-8000-000000000001',
  title: 'Delivery app',
  service_id: 'apps',
  stage: 'building',
  due_on: '2099-12-31',
  waiting_on: null,
  waiting_for: '',
  conversation_id: null,
  version: 4,
  sort_key: 1,
};

export const event: ProjectEvent = {
  id: '7a1f0000-0000-4000-8000-0000000000e1',
  number: 1,
  kind: 'made',
  stage: 'planned',
  body: '',
  internal: false,
  author_name: 'Local Team Leader',
  created_at: '2026-11-01T08:00:00.000+00:00',
  ask_id: null,
};

/** An open request to the client (ask) for a short answer. */
export const ask: RequestWithDecision = {
  id: '8a1f0000-0000-4000-8000-000000000001',
  project_id: project.id,
  project_title: project.title,
  kind: 'answer',
  text_en: 'Your opening hours',
  text_bn: 'দোকান কখন খোলা থাকে',
  file_count: null,
  due_on: null,
  asked_by_name: 'Tara Lama',
  state: 'open',
  answer: '',
  answered_name: '',
  answered_at: null,
  change_request: '',
  file_id: null,
  content: null,
  round: 1,
  version: 1,
  created_at: '2026-11-20T08:00:00.000+00:00',
  decision: null,
  sha256: null,
  content_name: null,
  words: null,
  decided_name: null,
  way: null,
  decided_at: null,
};

interface Work {
  readonly projects?: readonly Project[];
  readonly events?: readonly ProjectEvent[];
  readonly links?: readonly ProjectLink[];
  readonly asks?: readonly RequestWithDecision[];
  readonly approvals?: readonly ApprovalDecision[];
}

/** The backend responses for a project page. Each call reads `work`, so that a test can change the data. */
export function projectAnswers(work: Work = {}): Answers {
  return {
    'GET /rest/v1/projects': () => Response.json(work.projects ?? [project]),
    'GET /rest/v1/project_events': (call) =>
      Response.json(newestFirst(work.events ?? [event], call)),
    'POST /rest/v1/rpc/unread_items': () => Response.json([]),
    'POST /rest/v1/rpc/mark_read': () => new Response(null, { status: 204 }),
    'POST /rest/v1/rpc/client_projects': () => Response.json(work.projects ?? [project]),
    'POST /rest/v1/rpc/client_project_events': (call) =>
      Response.json(newestFirst(work.events ?? [event], call)),
    'POST /rest/v1/rpc/client_asks': () => Response.json(work.asks ?? []),
    'GET /rest/v1/asks': () => Response.json(work.asks ?? []),
    'GET /rest/v1/approvals': () => Response.json(work.approvals ?? []),
    'GET /rest/v1/project_conversations': () => Response.json([]),
    'GET /rest/v1/project_links': () => Response.json(work.links ?? []),
    'GET /rest/v1/tasks': () => Response.json([]),
    'GET /rest/v1/files': () => Response.json([]),
    'POST /rest/v1/rpc/project_clients': () => Response.json([]),
    'POST /rest/v1/rpc/project_members': () =>
      Response.json([
        { person: 'TL001', name: 'Local Team Leader', email: '', is_staff: true },
        { person: 'c1', name: 'Asha Roy', email: 'asha@client.test', is_staff: false },
      ]),
    'POST /rest/v1/rpc/colleagues': () =>
      Response.json([
        { staff_id: 'TL001', name: 'Local Team Leader', team_role: 'team_leader', is_me: true },
        { staff_id: 'TM001', name: 'Local Team Member', team_role: 'team_member', is_me: false },
      ]),
  };
}
