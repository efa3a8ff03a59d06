-- Creates the tasks, which only staff can see. All staff can see and change a task without a project.

create type public.task_state as enum ('todo', 'doing', 'done');
create type public.task_repeat as enum ('never', 'week', 'month');

-- Returns the sort key of a task without its own position, by due date and then by a part of the ID.
--
-- Sort keys are hexadecimal texts without a zero at the end, so that a key fits between any two keys.
create function private.due_sort_key(p_id uuid, p_due_on date) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lpad(to_hex(coalesce(p_due_on - date '2000-01-01', 65535)), 4, '0') || left(p_id::text, 8) || '8'
$$;

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  project_id uuid references public.projects (id) on delete cascade,
  title text not null constraint tasks_title_size check (char_length(title) <= 200 and title ~ '[^[:space:]]'),
  assignee text references public.staff (staff_id) on update cascade on delete set null,
  due_on date constraint tasks_due_on_range check (due_on between date '2000-01-01' and date '2100-12-31'),
  state public.task_state not null default 'todo',
  done_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  description text not null default '' constraint tasks_description_size check (char_length(description) <= 10000),
  -- The task's own position in its board column, null if the due date determines it.
  position text collate "C" constraint tasks_position_form check (
    position ~ '^[0-9a-f]*[1-9a-f]$' and char_length(position) <= 1000),
  -- The sort key of a task in its board column, ascending.
  sort_key text collate "C" not null generated always as (coalesce(position, private.due_sort_key(id, due_on))) stored,
  repeats public.task_repeat not null default 'never',
  -- The day of the month of a monthly task, if the present month is too short for that day.
  repeat_day integer constraint tasks_repeat_day_form check (
    repeat_day is null or (due_on is not null and repeat_day > extract(day from due_on) and repeat_day <= 31)),
  -- The ID of the next task, which the database added when this repeating task was done.
  successor_id uuid,
  constraint tasks_repeats_from_due_date check (repeats = 'never' or due_on is not null),
  constraint tasks_done_is_dated check ((state = 'done') = (done_at is not null))
);
create index tasks_sort_key on public.tasks (sort_key);
create index tasks_project on public.tasks (project_id);
create index tasks_open on public.tasks (due_on, id) where state <> 'done';
create index tasks_done on public.tasks (done_at) where state = 'done';

alter table public.tasks enable row level security;
grant select on public.tasks to authenticated;
grant all on public.tasks to service_role;

-- Locks the project of a task until the transaction ends, or the task itself if it has no project.
create function private.lock_project_of_task(p_task uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  task public.tasks;
begin
  perform private.calling_staff();
  select * into task from public.tasks t where t.id = p_task;
  if not found or task.project_id is not null then
    perform private.lock_project(task.project_id);
  end if;
  -- Checks the task again, because another staff member may have moved or deleted it before the lock.
  perform from public.tasks t where t.id = p_task and t.project_id is not distinct from task.project_id for update;
  if not found then
    raise exception 'This task changed in the meantime. Load it again.' using errcode = 'PT409';
  end if;
end
$$;

-- Locks a task that the calling staff member can change, and raises HTTP status 409 if it changed after the caller
-- read it.
create function private.lock_task(p_task uuid, p_expected_version integer) returns public.tasks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.tasks;
begin
  perform private.lock_project_of_task(p_task);
  select * into locked from public.tasks t where t.id = p_task;
  perform private.check_version(locked.version, p_expected_version, 'task');
  return locked;
end
$$;

-- Adds the assignee of a task to the staff of its project.
create function private.join_project(p_project uuid, p_staff text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.project_staff (project_id, staff_id)
    select p_project, s.staff_id from public.staff s where s.staff_id = p_staff and p_project is not null
    on conflict do nothing
$$;

-- Returns a sort key between two sort keys. `p_high` is null if no task follows.
create function private.sort_key_between(p_low text, p_high text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  prefix text := '';
  low integer;
  high integer;
begin
  for n in 1..1000 loop
    low := strpos('123456789abcdef', substr(p_low, n, 1));
    if substr(p_low, n, 1) = '' then
      low := 0;
    end if;
    high := case when p_high is null then 16 else strpos('123456789abcdef', substr(p_high, n, 1)) end;
    if high - low > 1 then
      return prefix || to_hex((low + high) / 2);
    end if;
    prefix := prefix || to_hex(low);
    -- The new key is now below the higher key, so its next digits only have to exceed those of the lower key.
    if high > low then
      p_high := null;
    end if;
  end loop;
  raise exception 'There is no free position between these tasks. Move the task to another position.' using errcode = 'PT409';
end
$$;

-- Returns a sort key after the task `p_above`, or before the task `p_below` if `p_above` is null.
--
-- Two moves wait for each other, so that they never get the same sort key.
create function private.sort_key_beside(p_above uuid, p_below uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  neighbour text;
begin
  perform pg_advisory_xact_lock(hashtextextended('public.tasks.sort_key', 0));
  select t.sort_key into neighbour from public.tasks t
    where t.id = coalesce(p_above, p_below)
      and (t.project_id is null or t.project_id in (select private.my_projects()));
  if not found then
    raise exception 'The task next to this position does not exist. Load the board again.' using errcode = 'PT409';
  end if;
  if p_above is null then
    return private.sort_key_between(
      coalesce((select max(t.sort_key) from public.tasks t where t.sort_key < neighbour), ''), neighbour);
  end if;
  return private.sort_key_between(neighbour,
    (select min(t.sort_key) from public.tasks t where t.sort_key > neighbour));
end
$$;

-- Raises HTTP status 400 if a task repeats but has no due date.
create function private.check_repeat(p_repeats public.task_repeat, p_due_on date) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_repeats <> 'never' and p_due_on is null then
    raise exception 'A repeating task needs a due date. Choose a due date, or choose that the task never repeats.' using errcode = 'PT400';
  end if;
end
$$;

-- Returns the first due date of a repeating task after its present due date and after today. A monthly task is due on
-- the day `p_day`, or on the last day of a shorter month.
create function private.next_due_date(p_repeats public.task_repeat, p_due_on date, p_day integer, p_today date)
returns date
language sql immutable parallel safe set search_path = ''
as $$
  select case p_repeats
    when 'week' then p_due_on + 7 * ((base - p_due_on) / 7 + 1)
    when 'month' then (
      select min(due) from (
        select least(first + p_day - 1, (first + interval '1 month')::date - 1) as due
        from (
          select (base - extract(day from base)::integer + 1 + make_interval(months => n))::date as first
          from generate_series(0, 1) n) months) dates
      where due > base)
    end
  from (select greatest(p_due_on, p_today) as base) latest
$$;

-- Adds the next task after a repeating task was done, unless an earlier next task still exists. The next task has no
-- history and an unchecked checklist.
create function private.add_successor(p_done public.tasks) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day integer := coalesce(p_done.repeat_day, extract(day from p_done.due_on)::integer);
  due date := private.next_due_date(p_done.repeats, p_done.due_on, day, private.office_day(now()));
  successor uuid := gen_random_uuid();
begin
  if due is null or due > date '2100-12-31' or exists (select from public.tasks t where t.id = p_done.successor_id) then
    return;
  end if;
  insert into public.tasks (id, project_id, title, assignee, due_on, description, repeats, repeat_day)
    values (successor, p_done.project_id, p_done.title, p_done.assignee, due, p_done.description, p_done.repeats,
      case when p_done.repeats = 'month' and day > extract(day from due) then day end);
  insert into public.task_items (id, task_id, number, title)
    select gen_random_uuid(), successor, i.number, i.title from public.task_items i where i.task_id = p_done.id;
  -- Removes the history events of the copied items, which the trigger on items recorded as new.
  delete from public.task_events e where e.task_id = successor and e.kind = 'item_added';
  update public.tasks t set successor_id = successor where t.id = p_done.id;
end
$$;

-- Removes the next task of a repeating task that was opened again, unless staff changed that next task.
create function private.remove_successor(p_opened public.tasks) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Waits for this lock, so that the next command sees the changes of other staff members.
  perform from public.tasks t where t.id = p_opened.successor_id and t.version = 1 for update;
  delete from public.tasks t
    where t.id = p_opened.successor_id and t.version = 1 and t.project_id is not distinct from p_opened.project_id
      and (select count(*) from public.task_events e where e.task_id = t.id) = 1;
end
$$;

create function public.add_task(
  id uuid, title text, project uuid default null, assignee text default null, due_on date default null,
  repeats public.task_repeat default 'never'
) returns public.tasks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  added public.tasks;
begin
  perform private.calling_staff();
  if project is not null then
    perform private.lock_project(project);
  end if;
  perform private.check_repeat(add_task.repeats, add_task.due_on);
  perform private.join_project(project, add_task.assignee);
  insert into public.tasks (id, project_id, title, assignee, due_on, repeats)
    values (add_task.id, project, btrim(add_task.title), add_task.assignee, add_task.due_on, add_task.repeats)
    on conflict on constraint tasks_pkey do nothing;
  -- Returns the existing task if this call is a retry.
  select * into added from public.tasks t where t.id = add_task.id and t.project_id is not distinct from project;
  perform private.check_key(found, 'task');
  return added;
end
$$;

-- Changes a task, and raises HTTP status 409 if it changed after the caller read it.
--
-- `above` and `below` are the tasks beside the task's new position. Undo sends the previous sort key instead.
--
-- A repeating task that is done gets a next task, which is deleted if the repeating task is opened again.
create function public.change_task(
  task uuid, title text, state public.task_state, expected_version integer, assignee text default null,
  due_on date default null, above uuid default null, below uuid default null, sort_key text default null,
  repeats public.task_repeat default null, repeat_day integer default null, done_at timestamptz default null
) returns public.tasks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.tasks := private.lock_task(task, expected_version);
  previous public.tasks := changed;
begin
  -- Keeps the task's repetition, because earlier versions of the portal send no `repeats`.
  changed.repeats := coalesce(change_task.repeats, previous.repeats);
  perform private.check_repeat(changed.repeats, change_task.due_on);
  if change_task.due_on is distinct from previous.due_on then
    changed.repeat_day := change_task.repeat_day;
  end if;
  perform private.join_project(changed.project_id, change_task.assignee);
  if num_nonnulls(above, below) > 0 then
    changed.position := private.sort_key_beside(above, below);
  elsif change_task.sort_key is not null then
    -- Removes zeros at the end of the sort key, which a page sends before it knows the stored key.
    changed.position := nullif(nullif(rtrim(change_task.sort_key, '0'), ''), private.due_sort_key(task, change_task.due_on));
  end if;
  update public.tasks t set title = btrim(change_task.title), state = change_task.state,
      assignee = change_task.assignee, due_on = change_task.due_on, position = changed.position,
      repeats = changed.repeats, repeat_day = changed.repeat_day, version = t.version + 1,
      done_at = case when change_task.state = 'done' then coalesce(t.done_at, least(change_task.done_at, now())) end
    where t.id = task returning * into changed;
  if changed.state = 'done' and previous.state <> 'done' then
    perform private.add_successor(changed);
  elsif changed.state <> 'done' and previous.state = 'done' then
    perform private.remove_successor(changed);
  end if;
  return changed;
end
$$;

-- Moves a task to another project of the calling staff member, or out of its project.
create function public.move_task(task uuid, expected_version integer, project uuid default null) returns public.tasks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  origin uuid := (select t.project_id from public.tasks t where t.id = task);
  moved public.tasks;
begin
  -- Locks two projects always in the same order, to prevent a deadlock between opposite moves.
  perform private.lock_project(locked.id)
    from (select unnest(array[origin, move_task.project]) as id order by id) locked where locked.id is not null;
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
  using ((select private.is_staff()) and (project_id is null or project_id in (select private.my_projects())));

create trigger a_normalise before insert or update of title, description on public.tasks
  for each row execute function private.normalise_columns('title', 'line', 'description', 'text');

grant execute on function public.add_task, public.change_task, public.move_task, public.delete_task to authenticated,
  service_role;
