import type { Answers, BackendCall } from '@torsa/shared/testing/stub-backend';
import type { ChecklistItem, DetailedTask, TaskEvent } from '../api/task-details.ts';
import { refused } from './inbox-answers.ts';
import { task } from './open-tasks.tsx';

export const event: TaskEvent = {
  id: '9a1f0000-0000-4000-8000-0000000000e1',
  kind: 'created',
  previous: '',
  body: '',
  author: 'TL001',
  author_name: 'Local Team Leader',
  created_at: '2026-11-01T08:00:00.000+00:00',
};

export const item: ChecklistItem = {
  id: '9a1f0000-0000-4000-8000-0000000000c1',
  number: 1,
  title: 'Choose a colour',
  is_done: false,
};

interface StoredTask {
  tasks: readonly DetailedTask[];
  items: readonly ChecklistItem[];
  events: readonly TaskEvent[];
}

/** Simulates a backend that stores the changes of one task and its details. */
export function storedTask(given: Partial<DetailedTask> = {}) {
  const stored: StoredTask = {
    tasks: [{ ...task, description: '', ...given }],
    items: [item],
    events: [event],
  };
  const change = (values: Partial<DetailedTask>, expected: number) => {
    const [before] = stored.tasks;
    if (before?.version !== expected) return refused(409, 'PT409');
    const changed = { ...before, ...values, version: expected + 1 };
    stored.tasks = [changed];
    return Response.json(changed);
  };
  const valuesOf = ({ body }: BackendCall) => {
    const { expected_version, task: _, project, ...values } = Object(body);
    return { values, project, expected: Number(expected_version) };
  };
  const done = () => new Response(null, { status: 204 });
  const answers: Answers = {
    'GET /rest/v1/tasks': () => Response.json(stored.tasks),
    'GET /rest/v1/task_items': () => Response.json(stored.items),
    'GET /rest/v1/task_events': () => Response.json(stored.events),
    'POST /rest/v1/rpc/change_task': (call) => {
      const { values, expected } = valuesOf(call);
      return change({ assignee: null, due_on: null, ...values }, expected);
    },
    'POST /rest/v1/rpc/set_task_description': (call) => {
      const { values, expected } = valuesOf(call);
      return change(values, expected);
    },
    'POST /rest/v1/rpc/move_task': (call) => {
      const { project, expected } = valuesOf(call);
      return change({ project_id: project ?? null }, expected);
    },
    'POST /rest/v1/rpc/delete_task': () => {
      stored.tasks = [];
      return done();
    },
    'POST /rest/v1/rpc/add_task': (call) => {
      const added = {
        ...task,
        description: '',
        due_on: null,
        assignee: null,
        ...valuesOf(call).values,
      };
      stored.tasks = [{ ...added, state: 'todo', version: 1 }];
      return Response.json(stored.tasks[0]);
    },
    'POST /rest/v1/rpc/add_task_item': (call) => {
      const { values } = valuesOf(call);
      stored.items = [...stored.items, values].toSorted((one, other) => one.number - other.number);
      return Response.json(values);
    },
    'POST /rest/v1/rpc/set_task_item': ({ body }) => {
      const { item: id, is_done } = Object(body);
      stored.items = stored.items.map((one) => (one.id === id ? { ...one, is_done } : one));
      return Response.json(null);
    },
    'POST /rest/v1/rpc/remove_task_item': ({ body }) => {
      stored.items = stored.items.filter(({ id }) => id !== Object(body).item);
      return done();
    },
    'POST /rest/v1/rpc/add_task_comment': ({ body }) => {
      const { key, body: text } = Object(body);
      stored.events = [{ ...event, id: key, kind: 'comment', body: text }, ...stored.events];
      return Response.json(stored.events[0]);
    },
    'POST /rest/v1/rpc/remove_task_comment': ({ body }) => {
      stored.events = stored.events.filter(({ id }) => id !== Object(body).comment);
      return done();
    },
  };
  /** Changes the task like a colleague. */
  const changedByOther = (values: Partial<DetailedTask>) => {
    stored.tasks = stored.tasks.map((one) => ({ ...one, ...values, version: one.version + 1 }));
  };
  return { stored, answers, changedByOther };
}
