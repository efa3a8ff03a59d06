import { runAsChild } from './child-process.ts';
import { mailDirOf } from './data-folder.ts';
import { readEnvironment } from './environment.ts';
import { startInbox } from './inbox/inbox-server.ts';

await runAsChild(async () => {
  const { inboxPort, smtpPort, dataDir } = readEnvironment(process.env);
  return startInbox({ webPort: inboxPort, smtpPort, mailDir: mailDirOf(dataDir) });
});
