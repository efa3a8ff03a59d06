import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useState } from 'react';
import { type SearchTarget, searchTargetKinds } from './search-targets.ts';

/** The maximum number of recent search results in the search dialog. */
const maxRecent = 5;

/**
 * Returns the search results that the user opened in this tab, latest first, and a function that adds one. A logout
 * deletes them.
 */
export function useRecentSearchResults(): readonly [
  readonly SearchTarget[],
  (opened: SearchTarget) => void,
] {
  const draft = useFormDraft('search-recent', ['targets']);
  const [recent] = useState(() => parseTargets(draft.read()?.targets));
  const remember = ({ path, title, detail }: SearchTarget) => {
    if (!path) return;
    const opened: SearchTarget = { kind: 'recent', id: path, path, title, detail };
    const others = recent.filter((one) => one.path !== path);
    draft.save({ targets: JSON.stringify([opened, ...others].slice(0, maxRecent)) });
  };
  return [recent, remember];
}

function parseTargets(text: string | undefined): readonly SearchTarget[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isTarget) : [];
  } catch {
    return [];
  }
}

const isTarget = (one: unknown): one is SearchTarget =>
  typeof one === 'object' &&
  one !== null &&
  'kind' in one &&
  searchTargetKinds.some((kind) => kind === one.kind) &&
  ['id', 'path', 'title', 'detail'].every((key) => typeof Reflect.get(one, key) === 'string');
