import { createRemoteBuildConfigs } from '@torsa/shared/build/remote-config';

export default createRemoteBuildConfigs({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  // The maximum size of all scripts in bytes. It allows nineteen pages in two languages (10 to 50 kB each), the shared
  // library chunk (147 kB) and the second-factor chunk (25 kB). File uploads, requests to clients and email links add
  // 130 kB, of which half loads on demand. The preview of settings adds 7 kB on demand, and early rows add 5 kB. The
  // sheet of a task and the week view add 45 kB on demand. The reply box of a phone and the swipes of rows add 28 kB, of
  // which 8 kB load on demand. The viewer of pictures adds 23 kB on demand, of which 8 kB are for approvals and 10 kB
  // for comments. Saved views add 9 kB, of which 5 kB load on demand. The columns and orders of the projects list add
  // 3 kB, and the links between conversations and projects 8 kB. The offline bar, the lines of figures and
  // the outlook of reports add 14 kB. The lines of the previous period in charts, the keys of rows and a snooze until a
  // chosen day add 11 kB. Bengali day periods and finished calendar entries add 1 kB, and the button that skips the
  // navigation 1 kB. Hanging requests and the toaster in dialogs add 1 kB.
  // The names of pages in conversations, the last change of projects, the order of the task board, the notes of report
  // emails and the rows of opening hours add 22 kB.
  // The sources of enquiries on the founder's overview add 4 kB.
  // Tasks without a project add 1 kB. The phone number on a failed page and the open requests in a project's next step
  // add 1 kB.
  // The tabs for a reply and a note add 3 kB, the keys that wait for a conversation 6 kB, and the time when a client saw
  // a reply 3 kB. The links in the chat of clients add 1 kB.
  // The menu of a card on the task board, its keys, the form in a column and the older tasks add 10 kB on demand.
  // Repeating tasks add 5 kB. Undo of a sent reply or note adds 6 kB.
  // The button for a new project, the placeholder of a client's first card, the whole subject on a phone and the urgent
  // request in a project's row add 3 kB. The message about a missing row adds 1 kB.
  // The keys that leave a closed select, and the keys of the whole portal in the list of keys, add 2 kB.
  budget: 1_300_000,
  // The library chunk contains the modules that at least eight entry points use. Each page has one entry point for
  // each of the two languages. A higher number makes this chunk smaller than its 139 kB, but increases the total
  // size.
  libraryFrom: 8,
});
