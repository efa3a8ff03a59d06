import type { RemotePage } from '@torsa/shared/contract/remote';

/** The routes of the portal. This file contains only data, because builds read it. */
export const routes = [
  {
    id: 'user-dashboard',
    path: '/dashboard/user',
    nav: [
      { slot: 'account@1', order: 10, label: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' }, for: ['user'] },
      {
        slot: 'portal@1',
        order: 10,
        label: { en: 'Overview', bn: 'সারসংক্ষেপ' },
        for: ['user'],
        icon: 'overview',
      },
    ],
    access: { roles: ['user', 'team', 'founder_local'], otherwise: '/auth/login' },
    data: [
      {
        path: '/rest/v1/rpc/client_conversations?select=id%2Csubject%2Cstatus%2Clast_message_at%2Cpreview&order=last_message_at.desc%2Cid.asc&limit=50',
        args: {},
      },
      { path: '/rest/v1/rpc/client_projects?order=sort_key.asc%2Cid.asc&limit=50', args: {} },
      { path: '/rest/v1/rpc/unread_items?limit=1000', args: {} },
      {
        path: '/rest/v1/rpc/client_asks?order=due_on.asc.nullslast%2Ccreated_at.asc%2Cid.asc&limit=1000',
        args: {},
      },
    ],
    load: {
      en: () =>
        import(
          /* webpackChunkName: "user-dashboard.en" */ './features/overview/user-dashboard-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "user-dashboard.bn" */ './features/overview/user-dashboard-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'team-dashboard',
    path: '/dashboard/team',
    nav: [
      { slot: 'account@1', order: 10, label: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' }, for: ['team'] },
      {
        slot: 'portal@1',
        order: 10,
        label: { en: 'Overview', bn: 'সারসংক্ষেপ' },
        for: ['team'],
        icon: 'overview',
      },
    ],
    access: { roles: ['team'], otherwise: { guest: '/auth/login', signedIn: '/dashboard/user' } },
    load: {
      en: () =>
        import(
          /* webpackChunkName: "team-dashboard.en" */ './features/overview/team-dashboard-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "team-dashboard.bn" */ './features/overview/team-dashboard-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'founder-dashboard',
    path: '/founder-dashboard',
    nav: [
      {
        slot: 'account@1',
        order: 10,
        label: { en: 'Dashboard', bn: 'ড্যাশবোর্ড' },
        for: ['founder_local'],
      },
      {
        slot: 'portal@1',
        order: 10,
        label: { en: 'Overview', bn: 'সারসংক্ষেপ' },
        icon: 'overview',
      },
    ],
    access: { roles: ['founder_local'], otherwise: '/auth/founder-login' },
    load: {
      en: () =>
        import(
          /* webpackChunkName: "founder-dashboard.en" */ './features/overview/founder-dashboard-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "founder-dashboard.bn" */ './features/overview/founder-dashboard-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'inbox',
    path: '/dashboard/inbox',
    nav: [{ slot: 'portal@1', order: 20, label: { en: 'Inbox', bn: 'ইনবক্স' }, icon: 'inbox' }],
    access: {
      roles: ['team', 'founder_local'],
      otherwise: { guest: '/auth/login', signedIn: '/dashboard/user' },
    },
    data: [
      {
        path: '/rest/v1/conversations?select=id%2Csubject%2Cpreview%2Cname%2Cemail%2Cclient_id%2Cstatus%2Cassignee%2Cwaiting_since%2Cversion%2Ccreated_at%2Clast_message_at%2Csort_key%2Csource_page%2Csnoozed_until&status=eq.open&order=sort_key.asc%2Cid.asc&limit=50',
      },
      { path: '/rest/v1/rpc/colleagues', args: {} },
    ],
    load: {
      en: () =>
        import(/* webpackChunkName: "inbox.en" */ './features/conversations/inbox-page.copy.en.ts'),
      bn: () =>
        import(/* webpackChunkName: "inbox.bn" */ './features/conversations/inbox-page.copy.bn.ts'),
    },
  },
  {
    id: 'conversation',
    path: '/dashboard/inbox/:id',
    access: {
      roles: ['team', 'founder_local'],
      otherwise: { guest: '/auth/login', signedIn: '/dashboard/user' },
    },
    load: {
      en: () =>
        import(
          /* webpackChunkName: "conversation.en" */ './features/conversations/conversation-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "conversation.bn" */ './features/conversations/conversation-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'messages',
    path: '/dashboard/messages',
    nav: [
      {
        slot: 'portal@1',
        order: 40,
        label: { en: 'Messages', bn: 'বার্তা' },
        for: ['user'],
        icon: 'messages',
      },
      {
        slot: 'chat@1',
        order: 5,
        label: { en: 'Your conversations', bn: 'আপনার কথোপকথন' },
        for: ['user'],
      },
    ],
    access: { roles: ['user', 'team', 'founder_local'], otherwise: '/auth/login' },
    load: {
      en: () =>
        import(
          /* webpackChunkName: "messages.en" */ './features/conversations/messages-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "messages.bn" */ './features/conversations/messages-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'my-conversation',
    path: '/dashboard/messages/:id',
    access: { roles: ['user', 'team', 'founder_local'], otherwise: '/auth/login' },
    load: {
      en: () =>
        import(
          /* webpackChunkName: "my-conversation.en" */ './features/conversations/my-conversation-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "my-conversation.bn" */ './features/conversations/my-conversation-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'projects',
    path: '/dashboard/projects',
    nav: [
      { slot: 'portal@1', order: 30, label: { en: 'Projects', bn: 'প্রকল্প' }, icon: 'projects' },
      {
        slot: 'chat@1',
        order: 7,
        label: { en: 'Ask about a project', bn: 'প্রকল্প নিয়ে জিজ্ঞাসা করুন' },
        for: ['user'],
      },
    ],
    access: { roles: ['user', 'team', 'founder_local'], otherwise: '/auth/login' },
    load: {
      en: () =>
        import(
          /* webpackChunkName: "projects.en" */ './features/projects/projects-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "projects.bn" */ './features/projects/projects-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'project',
    path: '/dashboard/projects/:id',
    access: { roles: ['user', 'team', 'founder_local'], otherwise: '/auth/login' },
    load: {
      en: () =>
        import(/* webpackChunkName: "project.en" */ './features/projects/project-page.copy.en.ts'),
      bn: () =>
        import(/* webpackChunkName: "project.bn" */ './features/projects/project-page.copy.bn.ts'),
    },
  },
  {
    id: 'files',
    path: '/dashboard/files',
    nav: [{ slot: 'portal@1', order: 45, label: { en: 'Files', bn: 'ফাইল' }, icon: 'files' }],
    access: { roles: ['user', 'team', 'founder_local'], otherwise: '/auth/login' },
    load: {
      en: () => import(/* webpackChunkName: "files.en" */ './features/files/files-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "files.bn" */ './features/files/files-page.copy.bn.ts'),
    },
  },
  {
    id: 'people',
    path: '/founder-dashboard/people',
    nav: [{ slot: 'portal@1', order: 60, label: { en: 'People', bn: 'মানুষজন' }, icon: 'people' }],
    access: { roles: ['founder_local'], otherwise: '/auth/founder-login' },
    load: {
      en: () =>
        import(/* webpackChunkName: "people.en" */ './features/people/people-page.copy.en.ts'),
      bn: () =>
        import(/* webpackChunkName: "people.bn" */ './features/people/people-page.copy.bn.ts'),
    },
  },
  {
    id: 'audit',
    path: '/founder-dashboard/audit',
    nav: [{ slot: 'portal@1', order: 80, label: { en: 'Audit', bn: 'কাজের খতিয়ান' }, icon: 'audit' }],
    access: { roles: ['founder_local'], otherwise: '/auth/founder-login' },
    load: {
      en: () => import(/* webpackChunkName: "audit.en" */ './features/audit/audit-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "audit.bn" */ './features/audit/audit-page.copy.bn.ts'),
    },
  },
  {
    id: 'analytics',
    path: '/founder-dashboard/analytics',
    nav: [
      {
        slot: 'portal@1',
        order: 50,
        label: { en: 'Analytics', bn: 'পরিসংখ্যান' },
        icon: 'analytics',
      },
    ],
    access: { roles: ['founder_local'], otherwise: '/auth/founder-login' },
    load: {
      en: () =>
        import(
          /* webpackChunkName: "analytics.en" */ './features/figures/analytics-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "analytics.bn" */ './features/figures/analytics-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'settings',
    path: '/founder-dashboard/settings',
    nav: [
      { slot: 'portal@1', order: 70, label: { en: 'Website', bn: 'ওয়েবসাইট' }, icon: 'website' },
    ],
    access: { roles: ['founder_local'], otherwise: '/auth/founder-login' },
    load: {
      en: () =>
        import(
          /* webpackChunkName: "settings.en" */ './features/settings/settings-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "settings.bn" */ './features/settings/settings-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'settings-section',
    path: '/founder-dashboard/settings/:section',
    access: { roles: ['founder_local'], otherwise: '/auth/founder-login' },
    load: {
      en: () =>
        import(
          /* webpackChunkName: "settings-section.en" */ './features/settings/settings-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "settings-section.bn" */ './features/settings/settings-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'team-members',
    path: '/dashboard/team-members',
    nav: [
      {
        slot: 'portal@1',
        order: 60,
        label: { en: 'Team Members', bn: 'টিমের সদস্য' },
        icon: 'people',
      },
    ],
    access: { roles: ['team'], otherwise: { guest: '/auth/login', signedIn: '/dashboard/user' } },
    load: {
      en: () =>
        import(
          /* webpackChunkName: "team-members.en" */ './features/people/team-members-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "team-members.bn" */ './features/people/team-members-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'tasks',
    path: '/dashboard/tasks',
    nav: [{ slot: 'portal@1', order: 25, label: { en: 'Tasks', bn: 'কাজ' }, icon: 'tasks' }],
    access: {
      roles: ['team', 'founder_local'],
      otherwise: { guest: '/auth/login', signedIn: '/dashboard/user' },
    },
    load: {
      en: () => import(/* webpackChunkName: "tasks.en" */ './features/tasks/tasks-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "tasks.bn" */ './features/tasks/tasks-page.copy.bn.ts'),
    },
  },
  {
    id: 'reports',
    path: '/dashboard/reports',
    nav: [{ slot: 'portal@1', order: 40, label: { en: 'Reports', bn: 'রিপোর্ট' }, icon: 'reports' }],
    access: {
      roles: ['team', 'founder_local'],
      otherwise: { guest: '/auth/login', signedIn: '/dashboard/user' },
    },
    load: {
      en: () =>
        import(/* webpackChunkName: "reports.en" */ './features/figures/reports-page.copy.en.ts'),
      bn: () =>
        import(/* webpackChunkName: "reports.bn" */ './features/figures/reports-page.copy.bn.ts'),
    },
  },
  {
    id: 'account',
    path: '/account',
    nav: [{ slot: 'portal@1', order: 90, label: { en: 'Account', bn: 'অ্যাকাউন্ট' }, icon: 'account' }],
    access: { roles: ['user', 'team', 'founder_local'], otherwise: '/auth/login' },
    load: {
      en: () =>
        import(/* webpackChunkName: "account.en" */ './features/account/account-page.copy.en.ts'),
      bn: () =>
        import(/* webpackChunkName: "account.bn" */ './features/account/account-page.copy.bn.ts'),
    },
  },
  {
    id: 'task-link',
    path: '/link/:token',
    noIndex: true,
    load: {
      en: () =>
        import(/* webpackChunkName: "task-link.en" */ './features/asks/link-page.copy.en.ts'),
      bn: () =>
        import(/* webpackChunkName: "task-link.bn" */ './features/asks/link-page.copy.bn.ts'),
    },
  },
  {
    id: 'unknown-page',
    path: '/dashboard/*',
    noIndex: true,
    load: {
      en: () =>
        import(
          /* webpackChunkName: "unknown-page.en" */ './features/overview/unknown-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "unknown-page.bn" */ './features/overview/unknown-page.copy.bn.ts'
        ),
    },
  },
  {
    id: 'unknown-founder-page',
    path: '/founder-dashboard/*',
    noIndex: true,
    load: {
      en: () =>
        import(
          /* webpackChunkName: "unknown-founder-page.en" */ './features/overview/unknown-page.copy.en.ts'
        ),
      bn: () =>
        import(
          /* webpackChunkName: "unknown-founder-page.bn" */ './features/overview/unknown-page.copy.bn.ts'
        ),
    },
  },
] as const satisfies readonly RemotePage[];
