/** Shown in place of the site when its document carries a registry or site config that cannot be used. */
export function BrokenDocument({ problems }: { problems: readonly string[] }) {
  return (
    <main lang="en">
      <h1>This site is not set up correctly</h1>
      <p>
        We are sorry: it was published with settings that cannot be used. Please come back later.
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
