import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { type RpcArguments, type RpcResult, rows, rpc, type SelectedRow } from './client.ts';
import { undoRowChange } from './optimistic-queue.ts';

/** The lists whose filters a user can save as a view. */
export type ListWithSavedViews = '/dashboard/inbox' | '/dashboard/tasks' | '/dashboard/projects';

const views = (backend: BackendClient) =>
  backend.from('saved_views').select('id, name, path, position, version');

/** A saved view: the user's name for a filtered list, such as “Unassigned”. */
export type SavedView = SelectedRow<typeof views>;

/** Loads the user's saved views in the order of saving. Only staff have them. */
export const savedViewsQuery = queryOptions({
  queryKey: ['saved views'],
  queryFn: (): Promise<readonly SavedView[]> =>
    rows((backend) => views(backend).order('position').order('id')),
  staleTime: 60_000,
});

/** Returns the path of a filtered list, whose filters are sorted so that equal views have equal paths. */
export function getSavedViewPath(
  list: string,
  filters: URLSearchParams | Record<string, string>,
): string {
  const search = new URLSearchParams(filters);
  // The parameter `task` only opens a task, so it is not a filter.
  search.delete('task');
  search.sort();
  return search.size === 0 ? list : `${list}?${search}`;
}

type Write = 'save_view' | 'rename_view' | 'delete_view';

function useViewMutation<Name extends Write>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (args: RpcArguments<Name>): Promise<RpcResult<Name>> =>
      (rpc as (name: Name, args: RpcArguments<Name>) => Promise<RpcResult<Name>>)(name, args),
    onSettled: () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
  }).mutateAsync;
}

/** Returns functions that change the user's saved views. Each one resolves to an undo function. */
export function useSavedViewChanges() {
  const client = useQueryClient();
  const save = useViewMutation('save_view');
  const rename = useViewMutation('rename_view');
  const remove = useViewMutation('delete_view');
  return {
    save: async (view: Pick<SavedView, 'id' | 'name' | 'path'>) => {
      await save(view);
      return () => remove({ view: view.id });
    },
    rename: async ({ id, name: oldName, version }: SavedView, newName: string) => {
      const send = async (name: string, expectedVersion: number) => {
        const renamed = await rename({ view: id, name, expected_version: expectedVersion });
        return { expectedVersion, newVersion: renamed.version };
      };
      const done = await send(newName, version);
      return () => undoRowChange(client, id, done, (restored) => send(oldName, restored));
    },
    remove: async ({ id, name, path, position }: SavedView) => {
      await remove({ view: id });
      return () => save({ id, name, path, place: position });
    },
  };
}
