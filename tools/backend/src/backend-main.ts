import { startBackend } from './backend-server.ts';
import { runAsChild } from './child-process.ts';
import { readEnvironment } from './environment.ts';

await runAsChild(async () => {
  const { apiPort, ...env } = readEnvironment(process.env);
  return startBackend({ port: apiPort, ...env });
});
