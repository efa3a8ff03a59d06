import type { Database } from '@torsa/shared/database/database';

/** An open task of the demo project, as the API returns it. The type requires each column of the table. */
export const sampleTaskRow: Database['public']['Tables']['tasks']['Row'] = {
  id: '8a1f0000-0000-4000-8000-000000000001',
  project_id: '00000000-0000-4000-8000-000000000201',
  title: 'Fold the menus',
  description: '',
  assignee: 'TM001',
  due_on: '2020-01-31',
  state: 'todo',
  position: null,
  sort_key: '1',
  repeats: 'never',
  repeat_day: null,
  successor_id: null,
  created_at: '2020-01-20T09:00:00Z',
  done_at: null,
  version: 1,
};
