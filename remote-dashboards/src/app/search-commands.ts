import type { SessionRole } from '@torsa/shared/auth';
import { chooseTheme, readChosenTheme } from '@torsa/shared/theme/choose-theme';
import { openNewTaskDialog } from './new-task.tsx';
import type { PortalSearchTexts } from './search.copy.en.ts';
import type { SearchTarget } from './search-targets.ts';

type Commands = PortalSearchTexts['commands'];

const command = (copy: Commands, id: keyof Commands, run: () => void): SearchTarget => ({
  kind: 'command',
  id,
  path: '',
  title: copy[id],
  detail: '',
  run,
});

/** Returns the command that switches between the light and the dark theme. */
export function getThemeCommand(copy: Commands): SearchTarget {
  const isDark =
    (readChosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches && 'dark')) ===
    'dark';
  const theme = isDark ? 'light' : 'dark';
  return command(copy, theme, () => chooseTheme(theme));
}

/** Returns the search dialog's commands for a user with the given role. */
export function getSearchCommands(
  copy: Commands,
  role: SessionRole,
  logOut: () => Promise<void>,
): readonly SearchTarget[] {
  const theme = getThemeCommand(copy);
  const leave = command(copy, 'logOut', () => void logOut());
  if (role === 'user') return [theme, leave];
  const task = command(copy, 'task', () => openNewTaskDialog());
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
