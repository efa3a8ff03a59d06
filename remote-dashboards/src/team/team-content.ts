/** The fixed texts of the team's dashboard. */

export const monitoring =
  'Team activity, deadlines and the state of our clients’ sites at a glance.';

export const teamManagement = ['View Team Members', 'Assign Tasks', 'Team Calendar'] as const;

export const projects = [
  { title: 'Client website relaunch', state: 'In progress' },
  { title: 'AI assistant for customer support', state: 'In review' },
  { title: 'Mobile app, second release', state: 'Planning' },
] as const;

export const reports = ['Weekly Report', 'Monthly Report'] as const;

export const settings = ['Account Settings', 'Notification Settings'] as const;
