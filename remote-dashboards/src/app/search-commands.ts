import type { SessionRole } from '@torsa/shared/auth';
import { chooseTheme, readChosenTheme } from '@torsa/shared/theme/choose-theme';
import { openNewTask } from './new-task.tsx';
import type { SearchCopy } from './search.copy.en.ts';
import type { SearchTarget } from './search-targets.ts';

/** Returns the search dialog's commands for a user with this role. */
export function getSearchCommands(
  copy: SearchCopy['commands'],
  role: SessionRole,
  logOut: () => Promise<void>,
): readonly SearchTarget[] {
  const command = (id: keyof typeof copy, run: () => void): SearchTarget => ({
    kind: 'command',
    id,
    path: '',
    title: copy[id],
    detail: '',
    run,
  });
  const isDark =
    (readChosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches && 'dark')) ===
    'dark';
  const theme = isDark
    ? command('light', () => chooseTheme('light'))
    : command('dark', () => chooseTheme('dark'));
  const leave = command('logOut', () => void logOut());
  if (role === 'user') return [theme, leave];
  const task = command('task', () => openNewTask());
  if (role === 'team') return [task, theme, leave];
  const path = '/founder-dashboard/people#invite';
  const invite: SearchTarget = {
    kind: 'command',
    id: 'invite',
    path,
    title: copy.invite,
    detail: '',
  };
  return [task, invite, theme, leave];
}
