import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DevResults } from './dev/measure-dev.ts';
import type { NavigationRow } from './navigation/measure-navigations.ts';
import { partNames } from './options.ts';
import type { PageLoadResults } from './page-load/measure-page-loads.ts';
import type { ScaleRow } from './scale/describe-scale.ts';
import type { ServerRow } from './server/describe-server.ts';
import { benchDir } from './settings.ts';
import type { UpdateRow } from './updates/measure-updates.ts';

/** What is measured in one run, and by commands of their own. */
export const resultNames = [...partNames, 'scale', 'server'] as const;

export type ResultName = (typeof resultNames)[number];

export interface PartResults {
  readonly 'page-load': PageLoadResults;
  readonly updates: readonly UpdateRow[];
  readonly navigation: readonly NavigationRow[];
  readonly dev: DevResults;
  readonly scale: readonly ScaleRow[];
  readonly server: readonly ServerRow[];
}

/** On what, when and how often something was measured. */
export interface Conditions {
  readonly date: string;
  readonly rounds: number;
  readonly node: string;
  /** Where no browser was needed, undefined. */
  readonly chromium?: string;
  readonly machine: string;
}

export interface Measured<Results> {
  readonly conditions: Conditions;
  readonly results: Results;
}

/** The last complete measurement of each part; undefined where there is none yet. */
export type AllResults = { readonly [Name in ResultName]?: Measured<PartResults[Name]> };

export function conditionsOf(rounds: number, chromium?: string): Conditions {
  const [cpu] = os.cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    rounds,
    node: process.versions.node,
    ...(chromium ? { chromium } : {}),
    machine: `${os.cpus().length} cores, ${cpu?.model.trim()}`,
  };
}

export async function writeResults(part: ResultName, measured: Measured<unknown>): Promise<void> {
  await mkdir(path.dirname(fileOf(part)), { recursive: true });
  await writeFile(fileOf(part), `${onShortLines(JSON.stringify(measured, roundNumber, 1))}\n`);
}

/** @returns undefined for a part that was never measured. */
export async function readResults<Part extends ResultName>(
  part: Part,
): Promise<Measured<PartResults[Part]> | undefined> {
  const text = await readFile(fileOf(part), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

function fileOf(part: ResultName): string {
  return path.join(benchDir, 'results', `${part}.json`);
}

/** Shorter than what a clock gives, and finer than what it can tell. */
function roundNumber(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
}

/** A summary on a line of its own instead of five. */
function onShortLines(json: string): string {
  return json.replace(/\{\s+("median": .+)\s+("min": .+)\s+("max": .+)\s+\}/g, '{ $1 $2 $3 }');
}
