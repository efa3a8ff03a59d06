import type { CDPSession } from '@playwright/test';

const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Emulated network and processor speeds. Latency is in milliseconds, and throughput is in bytes per second. */
const profiles = {
  /** A slow phone on a slow network, as in Lighthouse's “slow 4G” profile. */
  slow: {
    network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
    cpuSlowdown: 4,
  },
  unthrottled: { network: unlimited, cpuSlowdown: 1 },
} as const;

export type NetworkProfile = keyof typeof profiles;

export async function emulateNetworkProfile(
  session: CDPSession,
  profile: NetworkProfile,
): Promise<void> {
  const { network, cpuSlowdown } = profiles[profile];
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
