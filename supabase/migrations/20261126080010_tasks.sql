-- Creates the tasks of projects, which only staff see. Only database functions can write these tables.

create type public.task_state as enum ('todo', 'doing', 'done');

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  title text not null constraint tasks_title_size check (char_length(title) <= 200 and title ~ '[^[:space:]]'),
  assignee text references public.staff (staff_id) on update cascade on delete set null,
  due_on date constraint tasks_due_on_range check (due_on between date '2000-01-01' and date '2100-12-31'),
  state public.task_state not null default 'todo',
  done_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  description text not null default '' constraint tasks_description_size check (char_length(description) <= 10000),
  constraint tasks_done_is_dated check ((state = 'done') = (done_at is not null))
);
create index tasks_project on public.tasks (project_id);
create index tasks_open on public.tasks (due_on, id) where state <> 'done';
create index tasks_done on public.tasks (done_at) where state = 'done';

alter table public.tasks enable row level security;
grant select on public.tasks to authenticated;
grant all on public.tasks to service_role;

-- Locks a task in a project of the calling staff member. Raises HTTP status 409 if the task changed after the caller
-- read it.
create function private.lock_task(p_task uuid, p_expected_version integer) returns public.tasks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.tasks;
begin
  perform private.lock_project((select t.project_id from public.tasks t where t.id = p_task));
  select * into locked from public.tasks t where t.id = p_task for update;
  perform private.check_version(locked.version, p_expected_version, 'task');
  return locked;
end
$$;

-- Adds the assignee of a task to the staff of its project.
create function private.join_project(p_project uuid, p_staff text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.project_staff (project_id, staff_id)
    select p_project, s.staff_id from public.staff s where s.staff_id = p_staff
    on conflict do nothing
$$;

create function public.add_task(
  id uuid, project uuid, title text, assignee text default null, due_on date default null
) returns public.tasks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  added public.tasks;
begin
  perform private.lock_project(project);
  perform private.join_project(project, add_task.assignee);
  insert into public.tasks (id, project_id, title, assignee, due_on)
    values (add_task.id, project, btrim(add_task.title), add_task.assignee, add_task.due_on)
    on conflict on constraint tasks_pkey do nothing;
  -- If this call is a retry, returns the task that the first attempt created.
  select * into added from public.tasks t where t.id = add_task.id and t.project_id = project;
  perform private.check_key(found, 'task');
  return added;
end
$$;

-- Changes a task. Raises HTTP status 409 if the task changed after the caller read it.
create function public.change_task(
  task uuid, title text, state public.task_state, expected_version integer, assignee text default null,
  due_on date default null
) returns public.tasks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.tasks := private.lock_task(task, expected_version);
begin
  perform private.join_project(changed.project_id, change_task.assignee);
  update public.tasks t set title = btrim(change_task.title), state = change_task.state,
      assignee = change_task.assignee, due_on = change_task.due_on, version = t.version + 1,
      done_at = case when change_task.state = 'done' then coalesce(t.done_at, now()) end
    where t.id = task returning * into changed;
  return changed;
end
$$;

-- Moves a task to another project of the calling staff member. Raises HTTP status 409 if the task changed after the
-- caller read it.
create function public.move_task(task uuid, project uuid, expected_version integer) returns public.tasks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  origin uuid := (select t.project_id from public.tasks t where t.id = task);
  moved public.tasks;
begin
  -- When a task moves between two projects, both projects are always locked in the same order. The order prevents a
  -- deadlock between two moves in opposite directions.
  perform private.lock_project(least(origin, move_task.project));
  perform private.lock_project(greatest(origin, move_task.project));
  moved := private.lock_task(task, expected_version);
  perform private.join_project(move_task.project, moved.assignee);
  update public.tasks t set project_id = move_task.project, version = t.version + 1
    where t.id = task returning * into moved;
  return moved;
end
$$;

create function public.delete_task(task uuid, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_task(task, expected_version);
  delete from public.tasks t where t.id = task;
end
$$;

create policy tasks_read on public.tasks for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));

create trigger a_normalise before insert or update of title, description on public.tasks
  for each row execute function private.normalise_columns('title', 'line', 'description', 'text');

grant execute on function public.add_task, public.change_task, public.move_task, public.delete_task to authenticated,
  service_role;
