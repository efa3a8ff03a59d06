import { execFileSync } from 'node:child_process';
import { findCommitProblems, gitLogFormat, readCommits } from './commit-problems.ts';

// This file imports no npm package, because the pull request check runs it before the dependencies are installed.
const [range] = process.argv.slice(2);
if (!range) {
  console.error(
    'Name the range of commits to check, such as: check-commits-main.ts origin/main..HEAD',
  );
  process.exit(64);
}
const log = execFileSync('git', ['log', `--format=${gitLogFormat}`, range, '--'], {
  encoding: 'utf8',
});
const commits = readCommits(log);
const problems = findCommitProblems(commits);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `${commits.length} commits follow the rule.`
    : `${problems.length} of ${commits.length} commits break the rule in CONTRIBUTING.md. Change them with "git rebase --interactive".`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
