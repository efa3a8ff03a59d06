import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { type BenchmarkPart, benchmarkParts } from './options.ts';
import type { SiteVariantName } from './sites/variants.ts';
import type { MeasurementSummary } from './summarize.ts';

/** The measured values of one test case in one variant of the site: times in milliseconds, sizes in bytes. */
export interface BenchResultRow {
  /** The test case: a page, a navigation, a clicked control or a release. */
  readonly subject: string;
  readonly variant: SiteVariantName;
  readonly measures: Readonly<Record<string, MeasurementSummary>>;
}

/** The conditions of a measurement: the machine, the date and the number of rounds. */
export interface MeasuringConditions {
  readonly date: string;
  readonly rounds: number;
  readonly node: string;
  readonly chromium: string;
  readonly machine: string;
}

export interface BenchPartResults {
  readonly conditions: MeasuringConditions;
  readonly rows: readonly BenchResultRow[];
}

/** The last complete results of each benchmark part. */
export type AllBenchResults = Readonly<Record<BenchmarkPart, BenchPartResults>>;

export function readMeasuringConditions(rounds: number, chromium: string): MeasuringConditions {
  const cpus = os.cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    rounds,
    node: process.versions.node,
    chromium,
    machine: `${cpus.length} cores, ${cpus[0]?.model.trim()}`,
  };
}

export async function writeBenchResults(
  part: BenchmarkPart,
  results: BenchPartResults,
): Promise<void> {
  await writeFile(fileOf(part), `${onShortLines(JSON.stringify(results, roundNumber, 1))}\n`);
}

export async function readAllBenchResults(): Promise<AllBenchResults> {
  const read = async (part: BenchmarkPart) => JSON.parse(await readFile(fileOf(part), 'utf8'));
  const entries = benchmarkParts.map(async (part) => [part, await read(part)] as const);
  return Object.fromEntries(await Promise.all(entries)) as AllBenchResults;
}

function fileOf(part: BenchmarkPart): string {
  return path.join(repositoryRoot, 'tools/bench/results', `${part}.json`);
}

/** Rounds values to four decimals, which is finer than the differences between rounds. */
function roundNumber(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
}

/** Formats each summary (median, min, max) on one line of JSON, for short diffs. */
function onShortLines(json: string): string {
  return json.replace(/\{\s+("median": .+)\s+("min": .+)\s+("max": .+)\s+\}/g, '{ $1 $2 $3 }');
}
