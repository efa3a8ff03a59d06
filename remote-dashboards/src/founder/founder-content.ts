/** The fixed texts of the founder's dashboard. */

export const tiles = [
  { title: 'Overview', text: 'How the company is doing, at a glance.' },
  { title: 'User Management', text: 'Who has an account, and what each may do.' },
  { title: 'Analytics', text: 'Visits, enquiries and where they come from.' },
  { title: 'Site Settings', text: 'What the website says and how it looks.' },
] as const;

export const quickActions = ['Add New User', 'View Reports', 'Update Site Content'] as const;
