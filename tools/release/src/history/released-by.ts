import os from 'node:os';

/**
 * Who makes a change, for the history: `RELEASED_BY`, or whom GitHub's or GitLab's job acts for, or who is logged in
 * on this machine. It is what the process says: who may run it decides the store's credentials.
 */
export function releasedBy(env: NodeJS.ProcessEnv = process.env): string {
  const names = [env['RELEASED_BY'], env['GITHUB_ACTOR'], env['GITLAB_USER_LOGIN']];
  return names.find((name) => name?.trim())?.trim() ?? `${localUser()}@${os.hostname()}`;
}

function localUser(): string {
  try {
    return os.userInfo().username;
  } catch {
    // A container may run as a user that has no name.
    return String(process.getuid?.() ?? 'somebody');
  }
}
