import type { ChangeResult } from '../change/change-site.ts';
import type { CommonOptions } from './release-context.ts';

/** What became of a change, for programs. */
export function changeData({ registry, changed, files }: ChangeResult, options: CommonOptions) {
  return {
    generation: registry.generation,
    changed,
    dryRun: options.dryRun ?? false,
    documents: files ? { written: files.written, removed: files.removed } : null,
  };
}

/** What became of a change, for people. */
export function changeText(
  what: string,
  { registry, changed, files }: ChangeResult,
  { dryRun = false }: CommonOptions,
): string {
  if (dryRun) {
    return changed
      ? `It would pass: ${what}, as generation ${registry.generation}. Nothing was changed.`
      : `Nothing would change: ${what} already.`;
  }
  const count = new Set([...(files?.written ?? []), ...(files?.removed ?? [])]).size;
  if (changed) return `${what} (generation ${registry.generation}, ${count} files written)`;
  return count > 0 ? `${what} already; ${count} files were behind` : `${what} already`;
}
