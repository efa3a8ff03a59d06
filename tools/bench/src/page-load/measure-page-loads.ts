import type { Browser } from '@playwright/test';
import { type Profile, profiles } from '../browser/profiles.ts';
import { rotated, tryAgain } from '../interleave.ts';
import type { Rig } from '../rig.ts';
import { siteUrls, type Variant, variantNames, variants } from '../sites/variants.ts';
import { type Summary, summarizeAll } from '../statistics.ts';
import { type Interactive, measureInteractive } from './measure-interactive.ts';
import { type Load, measureLoad } from './measure-load.ts';
import { measureSession, type Session } from './measure-session.ts';

export const measuredProfiles = ['slow', 'unthrottled'] as const satisfies readonly Profile[];

export type LoadMeasure = keyof Load | keyof Interactive;

export interface PageLoadRow {
  readonly route: string;
  readonly profile: (typeof measuredProfiles)[number];
  readonly variant: Variant;
  readonly measures: Readonly<Record<LoadMeasure, Summary>>;
}

interface SessionRow {
  readonly variant: Variant;
  readonly measures: Readonly<Record<keyof Session, Summary>>;
}

export interface PageLoadResults {
  readonly pages: readonly PageLoadRow[];
  readonly sessions: readonly SessionRow[];
}

/** Opens every page in every variant under every profile, one after the other, and all of that again each round. */
export async function measurePageLoads(rig: Rig): Promise<PageLoadResults> {
  const { rounds, routes } = rig.options;
  const cases = routes.flatMap((route) =>
    measuredProfiles.flatMap((profile) =>
      variantNames.map((variant) => ({ route, profile, variant, samples: [] as Sample[] })),
    ),
  );
  const sessions = variantNames.map((variant) => ({ variant, samples: [] as Session[] }));

  await warmUp(rig.browser);
  for (let round = 0; round < rounds; round += 1) {
    for (const route of routes) {
      for (const profile of measuredProfiles) {
        const group = cases.filter((one) => one.route === route && one.profile === profile);
        for (const { variant, samples } of rotated(group, round)) {
          samples.push(await measurePage(rig, variant, route, profile));
        }
      }
      rig.progress(`Page load, round ${round + 1} of ${rounds}: ${route}`);
    }
    for (const { variant, samples } of rotated(sessions, round)) {
      const measure = () => measureSession(rig.browser, siteUrls[variant]);
      samples.push(await tryAgain(`The session at the ${variants[variant]}`, measure));
    }
  }
  return {
    pages: cases.map(({ samples, ...row }) => ({ ...row, measures: summarizeAll(samples) })),
    sessions: sessions.map(({ samples, ...row }) => ({ ...row, measures: summarizeAll(samples) })),
  };
}

type Sample = Load & Interactive;

/** Two loads: one that is left alone, and one in which something is pressed as early as it can be answered. */
async function measurePage(
  { browser, signedIn }: Rig,
  variant: Variant,
  route: string,
  profile: Profile,
): Promise<Sample> {
  const url = siteUrls[variant] + route;
  const visit = {
    profile,
    // Nobody else may see a dashboard.
    ...(route.startsWith('/dashboard/') ? { storageState: signedIn[variant] } : {}),
  };
  return tryAgain(`${url}, ${profiles[profile].title},`, async () => ({
    ...(await measureLoad(browser, visit, url)),
    ...(await measureInteractive(browser, visit, url)),
  }));
}

/** The first pages of a browser and of a server are slower than all others. */
async function warmUp(browser: Browser): Promise<void> {
  for (const url of Object.values(siteUrls)) {
    await measureLoad(browser, { profile: 'unthrottled' }, `${url}/`);
  }
}
