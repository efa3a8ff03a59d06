import type { StoredFile } from '../../api/files.ts';

/** The latest version of a file, and its earlier versions from newest to oldest. */
export interface VersionedFile<File> {
  /** The key of the file, which all its versions share. */
  readonly key: string;
  readonly latest: File;
  readonly earlier: readonly File[];
}

/**
 * Groups the versions of each file, which share their name and their project, conversation or request.
 * @param files the files, the latest file first
 */
export function groupVersions<File extends StoredFile>(
  files: readonly File[],
): readonly VersionedFile<File>[] {
  const keyOf = ({ name, project_id, conversation_id, ask_id }: File) =>
    JSON.stringify([name, project_id, conversation_id, ask_id]);
  const groups = new Map<string, File[]>();
  for (const file of files) {
    const group = groups.get(keyOf(file));
    if (group) group.push(file);
    else groups.set(keyOf(file), [file]);
  }
  return [...groups].flatMap(([key, versions]) => {
    const [latest, ...earlier] = versions.toSorted(
      (one, other) => other.version_number - one.version_number,
    );
    return latest ? [{ key, latest, earlier }] : [];
  });
}
