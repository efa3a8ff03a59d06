import { expect } from 'vitest';
import { ReleaseGateRefusal } from '../gate/gate.ts';
import { readContent, type sampleSite } from './sample-site.ts';

type Site = Awaited<ReturnType<typeof sampleSite>>;

/** Tries a change that the gate must refuse. @returns the problems, with `…` for versions. */
export async function findRefusal(
  { store }: Site,
  change: () => Promise<unknown>,
): Promise<readonly string[]> {
  const before = await readContent(store);
  const error = await change().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ReleaseGateRefusal);
  expect(await readContent(store)).toEqual(before);
  const { problems } = error as ReleaseGateRefusal;
  return problems.map((problem) => problem.replaceAll(/@[0-9a-f]{12}/g, '@…'));
}
