/** Login page, form fields and dashboard path of each user role. */
export const loginPagesByRole = {
  client: { at: '/auth/login', fields: ['email', 'password'], to: '/dashboard/user' },
  founder: {
    at: '/auth/founder-login',
    fields: ['founderId', 'password'],
    to: '/founder-dashboard',
  },
  teamLeader: { at: '/auth/team-login', fields: ['email', 'password'], to: '/dashboard/team' },
} as const;
