/** A commit, parsed from one line of `git log` in the format `gitLogFormat`. */
interface Commit {
  readonly id: string;
  readonly parents: readonly string[];
  readonly subject: string;
}

/**
 * The format of `git log` that `readCommits` parses: short hash, hashes of the parents and subject, separated by
 * tabs.
 */
export const gitLogFormat = '%h%x09%p%x09%s';

const longest = 72;

/** Imperative verbs whose ending looks like that of another verb form, such as `embed`. */
const imperatives = new Set(
  'embed exceed feed need seed shed speed succeed bring ring string access address bypass compress cross discuss dismiss express focus guess miss pass press process suppress toss'.split(
    ' ',
  ),
);

export function readCommits(log: string): readonly Commit[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', parents = '', ...subject] = line.split('\t');
      return { id, parents: parents.split(' ').filter(Boolean), subject: subject.join('\t') };
    });
}

/**
 * Finds the commits that break the commit rule in CONTRIBUTING.md.
 * @returns a text line for each of these commits, with the problem and what to do.
 */
export function findCommitProblems(commits: readonly Commit[]): readonly string[] {
  return commits.flatMap((commit) => {
    const problem = problemOf(commit);
    return problem ? [`${commit.id} "${commit.subject}": ${problem}`] : [];
  });
}

function problemOf({ parents, subject }: Commit): string | undefined {
  if (parents.length > 1) return 'merge commit. Rebase the branch on main instead.';
  const verb = /^[a-z][a-z0-9-]*(?:, [a-z][a-z0-9-]*)*: ([a-z][a-z-]*)(?= |$)/.exec(subject)?.[1];
  if (!verb)
    return 'the form is "area: imperative", in lower case, as in "portal: keep the draft".';
  if (!isImperative(verb)) return `"${verb}" is no imperative. Write "add", not "added" or "adds".`;
  if (subject.endsWith('.')) return 'a subject has no full stop at its end.';
  const length = [...subject].length;
  if (length > longest) {
    return `${length} characters, at most ${longest}. Move the reason to the body.`;
  }
  return undefined;
}

function isImperative(verb: string): boolean {
  return imperatives.has(verb) || !/(?:ed|ing|[^s]s)$/.test(verb);
}
