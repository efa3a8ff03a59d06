import type { CDPSession } from '@playwright/test';

/** The conditions under which pages are opened. */
export const profiles = {
  /** A cheap telephone on a poor network: the "slow 4G" of Lighthouse. */
  slow: {
    title: 'slow 4G',
    network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
    cpuSlowdown: 4,
  },
  unthrottled: {
    title: 'unthrottled',
    network: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    cpuSlowdown: 1,
  },
  /** For what happens within a page that is there. */
  slowDevice: {
    title: '4x CPU',
    network: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    cpuSlowdown: 4,
  },
} as const;

export type Profile = keyof typeof profiles;

/** Latency in milliseconds between request and answer; throughput in bytes a second. */
export async function applyProfile(session: CDPSession, profile: Profile): Promise<void> {
  const { network, cpuSlowdown } = profiles[profile];
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
