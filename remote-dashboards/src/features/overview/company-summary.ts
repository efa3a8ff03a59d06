import type { I18n } from '@torsa/shared/i18n';
import { formatDuration } from '../../ui/formatters.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { truncateQuotation } from '../../ui/truncate.ts';
import type { CompanySummaryTexts } from './company-summary.copy.en.ts';

/** The numbers in the summary of the company's state. */
export interface CompanySummaryNumbers {
  readonly runningProjects: number;
  readonly lateProjects: number;
  readonly lateTasks: number;
  /** The sender with the longest wait for a reply. Undefined if no conversation waits. */
  readonly waiting: { readonly name: string; readonly days: number } | undefined;
  /** The median time until the first reply, in seconds, in this week and the last one. Null without a reply. */
  readonly reply: { readonly now: number | null; readonly before: number | null };
}

/** If the longest wait reaches this number of days, the summary says that the company needs attention. */
const longWaitDays = 7;
/** Replies count as slower if their median grows by this factor, because the median of few replies varies. */
const slowerBy = 1.25;

function judge({
  runningProjects,
  lateProjects,
  lateTasks,
  waiting,
  reply,
}: CompanySummaryNumbers) {
  const waitDays = waiting?.days ?? 0;
  const isSlower =
    reply.now !== null && reply.before !== null && reply.now >= reply.before * slowerBy;
  const problems = [lateProjects + lateTasks > 0, waitDays > 0, isSlower].filter(Boolean).length;
  if (problems === 0) return 'good';
  const isBad = problems === 3 || waitDays >= longWaitDays || lateProjects * 4 > runningProjects;
  return isBad ? 'bad' : 'mixed';
}

/** Returns the company summary as sentences: a verdict, late work and the longest wait, and the typical first reply. */
export function writeCompanySummary(
  figures: CompanySummaryNumbers,
  copy: CompanySummaryTexts,
  i18n: Pick<I18n, 'format' | 'language'>,
): { readonly verdict: string; readonly facts: string } {
  return {
    verdict: copy.verdicts[judge(figures)],
    facts: `${describeProblems(figures, copy, i18n)} ${describeReplies(figures, copy, i18n)}`,
  };
}

function describeProblems(
  { lateProjects: projects, lateTasks: tasks, waiting }: CompanySummaryNumbers,
  copy: CompanySummaryTexts,
  { format }: Pick<I18n, 'format'>,
): string {
  const late =
    projects > 0 && tasks > 0
      ? format(copy.lateBoth, { projects, tasks })
      : projects > 0
        ? format(copy.lateProjects, { projects })
        : tasks > 0
          ? format(copy.lateTasks, { tasks })
          : undefined;
  const waited =
    waiting && waiting.days > 0
      ? format(copy.waited, {
          name: isolateTextDirection(truncateQuotation(waiting.name)),
          days: waiting.days,
        })
      : undefined;
  if (late !== undefined && waited !== undefined) return format(copy.both, { late, waited });
  const fact = late ?? waited;
  return fact === undefined ? copy.nothing : format(copy.one, { fact });
}

function describeReplies(
  { reply }: CompanySummaryNumbers,
  { replies }: CompanySummaryTexts,
  { format, language }: Pick<I18n, 'format' | 'language'>,
): string {
  if (reply.now === null) return replies.none;
  const time = formatDuration(language, reply.now, 'long');
  if (reply.before === null) return format(replies.only, { time });
  const before = formatDuration(language, reply.before, 'long');
  if (time === before) return format(replies.same, { time });
  return format(reply.now > reply.before ? replies.slower : replies.faster, { time, before });
}
