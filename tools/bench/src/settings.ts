import path from 'node:path';
import { root } from '@torsa/node-lib/settings';

/** The first of the ports that the measurements use, so that they can run beside a site that is up. */
const firstPort = Number(process.env['BENCH_PORT'] ?? 4600);

export const benchDir = path.join(root, 'tools/bench');

/** What a run leaves for the next one: the backend's database, and results that are not for the documentation. */
export const localDir = path.join(root, '.local/bench');

export const ports = {
  sites: firstPort,
  backend: firstPort + 10,
  inbox: firstPort + 11,
  smtp: firstPort + 12,
  dev: firstPort + 20,
} as const;
