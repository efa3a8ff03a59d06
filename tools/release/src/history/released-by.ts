import os from 'node:os';

/** The author of a change, without verification: `RELEASED_BY`, the user of a CI job, or the user of this machine. */
export function findReleaseAuthor(env: NodeJS.ProcessEnv = process.env): string {
  const names = [env['RELEASED_BY'], env['GITHUB_ACTOR'], env['GITLAB_USER_LOGIN']];
  return names.find((name) => name?.trim())?.trim() ?? `${localUser()}@${os.hostname()}`;
}

function localUser(): string {
  try {
    return os.userInfo().username;
  } catch {
    // Ignores the error for a user without a name, because a process in a container may have only a user ID.
    return String(process.getuid?.() ?? 'unknown');
  }
}
