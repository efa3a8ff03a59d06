import type { CDPSession } from '@playwright/test';

const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** The conditions under which pages are opened. Latency in milliseconds, throughput in bytes a second. */
const profiles = {
  /** A cheap telephone on a poor network: the "slow 4G" of Lighthouse. */
  slow: {
    network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
    cpuSlowdown: 4,
  },
  unthrottled: { network: unlimited, cpuSlowdown: 1 },
} as const;

export type Profile = keyof typeof profiles;

export async function applyProfile(session: CDPSession, profile: Profile): Promise<void> {
  const { network, cpuSlowdown } = profiles[profile];
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
