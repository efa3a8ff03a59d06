import { rm } from 'node:fs/promises';
import { checkPorts } from '@torsa/node-lib/check-ports';
import { readSettings } from '@torsa/node-lib/settings';

/** Deletes the local backend's data; the next start begins with the seed. */
export async function reset(): Promise<void> {
  const { API_PORT, DATA_DIR } = readSettings();
  // Data that a running backend holds must not go away under it.
  await checkPorts({ API_PORT });
  await rm(DATA_DIR, { recursive: true, force: true });
  console.log(`Deleted ${DATA_DIR}. The next start begins with fresh data.`);
}
