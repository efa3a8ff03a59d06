/** Login accounts in the local seed data, which the README lists. */
export const seededAccounts = {
  client: { email: 'client@torsa.example', password: 'local-client-1' },
  teamLeader: { email: 'tl001@torsa.example', password: 'local-team-lead-1' },
  teamMember: { email: 'tm001@torsa.example', password: 'local-team-member-1' },
  founder: {
    founderId: 'FOUNDER001',
    email: 'founder001@staff.torsa.example',
    password: 'local-founder-1',
  },
} as const;
