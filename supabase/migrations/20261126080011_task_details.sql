-- Creates the checklists, comments and history of tasks, for the staff who can read the task.

create type public.task_event_kind as enum ('created', 'restored', 'title', 'state', 'assignee', 'due_on', 'project',
  'repeats', 'description', 'item_added', 'item_done', 'item_opened', 'item_removed', 'comment');

-- The checklist items of tasks.
create table public.task_items (
  -- The ID that the browser chose, so that a retry adds no second row.
  id uuid primary key,
  task_id uuid not null references public.tasks (id) on delete cascade,
  -- The sort key of the item in its checklist.
  number integer not null,
  title text not null
    constraint task_items_title_size check (char_length(title) <= 300 and title ~ '[^[:space:]]'),
  is_done boolean not null default false
);
create index task_items_task on public.task_items (task_id, number);

-- The history of tasks, including the comments of staff.
create table public.task_events (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references public.tasks (id) on delete cascade,
  -- The number of the event in its task, from 1.
  number integer not null,
  kind public.task_event_kind not null,
  -- The values before and after the change, or a comment's text (`body`). A change of the project has no values,
  -- because readers may not see the earlier project.
  previous text not null default '' constraint task_events_previous_size check (char_length(previous) <= 300),
  body text not null default '' constraint task_events_body_size check (char_length(body) <= 5000),
  author text references public.staff (staff_id) on update cascade on delete set null,
  -- The author's name at the time of the event.
  author_name text not null default '',
  created_at timestamptz not null default now(),
  unique (task_id, number)
);
create index task_events_author on public.task_events (author);

-- The details of deleted tasks, which Undo restores within a day.
create table private.deleted_tasks (
  task_id uuid primary key,
  project_id uuid,
  description text not null,
  position text,
  repeats public.task_repeat not null,
  repeat_day integer,
  successor_id uuid,
  items jsonb not null,
  events jsonb not null,
  deleted_at timestamptz not null default now()
);

alter table public.task_items enable row level security;
alter table public.task_events enable row level security;
alter table private.deleted_tasks enable row level security;
grant select on public.task_items, public.task_events to authenticated;
grant all on public.task_items, public.task_events to service_role;

-- Adds an event of the calling staff member, or of a program, to the history of a task.
create function private.add_task_event(
  p_task uuid, p_kind public.task_event_kind, p_previous text default '', p_body text default '',
  p_event_id uuid default gen_random_uuid()
) returns public.task_events
language plpgsql volatile security definer set search_path = ''
as $$
declare
  author public.staff := private.staff_of(private.caller_id());
  added public.task_events;
begin
  -- Makes concurrent events of a task get their numbers one after the other.
  perform from public.tasks t where t.id = p_task for update;
  insert into public.task_events (id, task_id, number, kind, previous, body, author, author_name)
    values (p_event_id, p_task,
      coalesce((select max(e.number) from public.task_events e where e.task_id = p_task), 0) + 1,
      p_kind, coalesce(p_previous, ''), coalesce(p_body, ''), author.staff_id, coalesce(author.name, ''))
    returning * into added;
  perform private.touch_project((select t.project_id from public.tasks t where t.id = p_task));
  return added;
end
$$;

create function private.staff_name(p_staff text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select s.name from public.staff s where s.staff_id = p_staff
  );
end
$$;

-- Trigger function: records the changes of a task in its history.
create function private.record_task_change() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if old.title <> new.title then
    perform private.add_task_event(new.id, 'title', old.title, new.title);
  end if;
  if old.state <> new.state then
    perform private.add_task_event(new.id, 'state', old.state::text, new.state::text);
  end if;
  if old.assignee is distinct from new.assignee then
    perform private.add_task_event(new.id, 'assignee', private.staff_name(old.assignee), private.staff_name(new.assignee));
  end if;
  if old.due_on is distinct from new.due_on then
    perform private.add_task_event(new.id, 'due_on', old.due_on::text, new.due_on::text);
  end if;
  if old.project_id is distinct from new.project_id then
    perform private.add_task_event(new.id, 'project');
  end if;
  if old.repeats <> new.repeats then
    perform private.add_task_event(new.id, 'repeats', old.repeats::text, new.repeats::text);
  end if;
  if old.description <> new.description then
    perform private.add_task_event(new.id, 'description');
  end if;
  return null;
end
$$;

-- Trigger function: records the changes of a checklist, except the deletion of the whole task.
create function private.record_item_change() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item public.task_items := coalesce(new, old);
  task public.tasks;
begin
  select * into task from public.tasks t where t.id = item.task_id;
  if not found or (tg_op = 'UPDATE' and old.is_done = new.is_done) then
    return null;
  end if;
  perform private.add_task_event(item.task_id, case
      when tg_op = 'INSERT' then 'item_added'
      when tg_op = 'DELETE' then 'item_removed'
      when item.is_done then 'item_done'
      else 'item_opened'
    end::public.task_event_kind, '', item.title);
  perform private.broadcast_project_staff(task.project_id, 'task', task.id);
  return null;
end
$$;

-- Trigger function: sends a live update about a new or deleted comment to the staff who can read the task.
create function private.broadcast_comment() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.task_events := coalesce(new, old);
begin
  if event.kind = 'comment' then
    perform private.broadcast_project_staff(t.project_id, 'task', t.id) from public.tasks t where t.id = event.task_id;
  end if;
  return null;
end
$$;

-- Trigger function: keeps the details of a deleted task for Undo.
create function private.keep_deleted_task() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.deleted_tasks d where d.deleted_at <= now() - interval '1 day';
  insert into private.deleted_tasks (task_id, project_id, description, position, repeats, repeat_day, successor_id, items,
      events)
    select old.id, old.project_id, old.description, old.position, old.repeats, old.repeat_day, old.successor_id,
      coalesce((select jsonb_agg(to_jsonb(i)) from public.task_items i where i.task_id = old.id), '[]'),
      coalesce((select jsonb_agg(to_jsonb(e)) from public.task_events e where e.task_id = old.id), '[]')
    on conflict (task_id) do nothing;
  return old;
end
$$;

-- Trigger function: restores the description, the position and the repetition of a deleted task that is added again to
-- the same project.
create function private.restore_columns() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deleted private.deleted_tasks;
begin
  select * into deleted from private.deleted_tasks d
    where d.task_id = new.id and d.project_id is not distinct from new.project_id;
  if found then
    new.description := deleted.description;
    new.position := deleted.position;
    new.repeats := deleted.repeats;
    new.repeat_day := deleted.repeat_day;
    new.successor_id := deleted.successor_id;
  end if;
  return new;
end
$$;

-- Trigger function: restores the checklist and the history of a deleted task, or starts the history of a new task.
create function private.restore_task_details() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deleted private.deleted_tasks;
begin
  delete from private.deleted_tasks d where d.task_id = new.id returning * into deleted;
  if not found or deleted.project_id is distinct from new.project_id then
    perform private.add_task_event(new.id, 'created');
    return null;
  end if;
  insert into public.task_items
    select i.* from jsonb_populate_recordset(null::public.task_items, deleted.items) i;
  -- Removes the history events of restored checklist items, which the trigger on items recorded as new.
  delete from public.task_events e where e.task_id = new.id;
  insert into public.task_events (id, task_id, number, kind, previous, body, author, author_name, created_at)
    select e.id, e.task_id, e.number, e.kind, e.previous, e.body,
      -- The author of a restored task's event may have left the company since the deletion.
      (select s.staff_id from public.staff s where s.staff_id = e.author), e.author_name, e.created_at
    from jsonb_populate_recordset(null::public.task_events, deleted.events) e;
  perform private.add_task_event(new.id, 'restored');
  return null;
end
$$;

create function public.set_task_description(task uuid, description text, expected_version integer) returns public.tasks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.tasks := private.lock_task(task, expected_version);
begin
  update public.tasks t set description = coalesce(set_task_description.description, ''), version = t.version + 1
    where t.id = task returning * into changed;
  return changed;
end
$$;

-- Adds an item to the checklist of a task. A retry returns the existing item, and Undo restores a removed item.
create function public.add_task_item(
  id uuid, task uuid, title text, is_done boolean default false, number integer default null
) returns public.task_items
language plpgsql volatile security definer set search_path = ''
as $$
declare
  added public.task_items;
begin
  perform private.lock_project_of_task(task);
  select * into added from public.task_items i where i.id = add_task_item.id;
  if found then
    perform private.check_key(added.task_id = task, 'checklist item');
    return added;
  end if;
  if (select count(*) from public.task_items i where i.task_id = task) >= 100 then
    raise exception 'A checklist can have at most 100 items. Remove an item first.' using errcode = 'PT400';
  end if;
  insert into public.task_items (id, task_id, number, title, is_done)
    values (add_task_item.id, task, coalesce(add_task_item.number,
        (select max(i.number) from public.task_items i where i.task_id = task) + 1, 1),
      add_task_item.title, coalesce(add_task_item.is_done, false))
    returning * into added;
  return added;
end
$$;

create function public.set_task_item(item uuid, is_done boolean) returns public.task_items
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.task_items;
begin
  perform private.lock_project_of_task((select i.task_id from public.task_items i where i.id = item));
  update public.task_items i set is_done = coalesce(set_task_item.is_done, false)
    where i.id = item returning * into changed;
  return changed;
end
$$;

create function public.remove_task_item(item uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_project_of_task((select i.task_id from public.task_items i where i.id = item));
  delete from public.task_items i where i.id = item;
end
$$;

-- Adds a comment to a task. A retry returns the existing comment.
create function public.add_task_comment(key uuid, task uuid, body text) returns public.task_events
language plpgsql volatile security definer set search_path = ''
as $$
declare
  clean_body text := private.normalise_text(add_task_comment.body);
  comment public.task_events;
begin
  if coalesce(clean_body, '') = '' then
    raise exception 'The comment is empty. Enter a text.' using errcode = 'PT400';
  end if;
  perform private.lock_project_of_task(task);
  select * into comment from public.task_events e where e.id = add_task_comment.key;
  if found then
    perform private.check_key(comment.task_id = task and comment.body = clean_body, 'comment');
    return comment;
  end if;
  return private.add_task_event(task, 'comment', '', clean_body, add_task_comment.key);
end
$$;

-- Removes a comment of the calling staff member, or any comment for the founder.
create function public.remove_task_comment(comment uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  perform private.lock_project_of_task((select e.task_id from public.task_events e where e.id = comment));
  delete from public.task_events e where e.id = comment and e.kind = 'comment'
    and (e.author = caller.staff_id or caller.role = 'founder');
  if not found then
    raise exception 'You can remove only your own comments.' using errcode = '42501';
  end if;
end
$$;

create policy task_items_read on public.task_items for select to authenticated
  using ((select private.is_staff()) and task_id in (
    select t.id from public.tasks t where t.project_id is null or t.project_id in (select private.my_projects())));
create policy task_events_read on public.task_events for select to authenticated
  using ((select private.is_staff()) and task_id in (
    select t.id from public.tasks t where t.project_id is null or t.project_id in (select private.my_projects())));

create trigger a_normalise before insert or update of title on public.task_items
  for each row execute function private.normalise_columns('title', 'line');
create trigger restore_columns before insert on public.tasks
  for each row execute function private.restore_columns();
create trigger restore_task_details after insert on public.tasks
  for each row execute function private.restore_task_details();
create trigger record_task_change after update on public.tasks
  for each row execute function private.record_task_change();
create trigger touch_project after update of project_id or delete on public.tasks
  for each row execute function private.touch_project_of_row();
create trigger record_item_change after insert or update or delete on public.task_items
  for each row execute function private.record_item_change();
create trigger broadcast_comment after insert or delete on public.task_events
  for each row execute function private.broadcast_comment();
create trigger keep_deleted_task before delete on public.tasks
  for each row execute function private.keep_deleted_task();

grant execute on function public.set_task_description, public.add_task_item, public.set_task_item,
  public.remove_task_item, public.add_task_comment, public.remove_task_comment to authenticated, service_role;
