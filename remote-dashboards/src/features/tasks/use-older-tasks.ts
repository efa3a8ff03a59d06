import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type OlderTaskSelection,
  olderTaskCountQuery,
  olderTasksQuery,
  type Task,
} from '../../api/tasks.ts';
import { useToday } from '../../ui/use-today.ts';

export interface OlderTasks {
  /** The loaded older tasks, the last finished task first. */
  readonly tasks: readonly Task[];
  /** The number of older tasks that are not loaded yet. */
  readonly hidden: number;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly showMore: () => void;
}

/** Loads finished tasks that are too old for the board, after a click of the user. */
export function useOlderTasks(scope: OlderTaskSelection | undefined): OlderTasks {
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const selected = scope ?? { project: '' };
  const count = useQuery({ ...olderTaskCountQuery(selected, today), enabled: scope !== undefined });
  const list = useInfiniteQuery({
    ...olderTasksQuery(selected, today),
    enabled: scope !== undefined && isOpen,
  });
  const tasks = list.data?.pages.flat() ?? [];
  const isComplete = list.isSuccess && !list.hasNextPage;
  return {
    tasks,
    hidden: isComplete ? 0 : Math.max(0, (count.data ?? 0) - tasks.length),
    isLoading: isOpen && list.isFetching,
    isError: list.isError && !list.isFetching,
    showMore: () => {
      if (!isOpen) setOpen(true);
      else void (list.data ? list.fetchNextPage() : list.refetch());
    },
  };
}
