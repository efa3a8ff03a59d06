-- Creates projects, their timelines and their tasks. A project is visible only to the founder, its clients and its
-- staff. Only functions can write.

create type public.project_stage as enum ('planned', 'designing', 'building', 'in_review', 'live', 'cared_for');
create type public.project_waiting as enum ('client', 'us');
create type public.project_event_kind as enum ('made', 'stage', 'note', 'waiting', 'link');
create type public.task_state as enum ('todo', 'doing', 'done');

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint projects_title_size check (char_length(title) <= 120 and title ~ '[^[:space:]]'),
  -- The ID of a service in the site's list of services.
  service_id text not null constraint projects_service_form check (service_id ~ '^[a-z][a-z-]{0,39}$'),
  stage public.project_stage not null default 'planned',
  -- The check rejects a due date whose year has two or five digits, because it is a typing mistake.
  due_on date constraint projects_due_on_range check (due_on between date '2000-01-01' and date '2100-12-31'),
  -- The side (client or company) that the project waits for. Null if it waits for neither side.
  waiting_on public.project_waiting,
  waiting_for text not null default '' constraint projects_waiting_for_size check (char_length(waiting_for) <= 300),
  -- The conversation from which the project was created.
  conversation_id uuid unique references public.conversations (id) on delete set null,
  -- The version of this row, incremented by each change. A caller who changes the row must send the version that they
  -- read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The sort key of project lists. Projects with a due date come first, then projects without one, then finished
  -- projects. List pages are in ascending order of (sort_key, id).
  sort_key integer not null generated always as (
    case when stage in ('live', 'cared_for') then 1000000 else 0 end
      + coalesce(due_on - date '2000-01-01', 500000)) stored,
  constraint projects_waiting_said check ((waiting_on is null) = (waiting_for !~ '[^[:space:]]'))
);
create index projects_sort_key on public.projects (sort_key, id);

create table public.project_people (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (project_id, user_id)
);
create index project_people_user on public.project_people (user_id);

create table public.project_staff (
  project_id uuid not null references public.projects (id) on delete cascade,
  staff_id text not null references public.staff (staff_id) on update cascade on delete cascade,
  primary key (project_id, staff_id)
);
create index project_staff_staff on public.project_staff (staff_id);

-- The timeline events of projects. Events never change.
create table public.project_events (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  -- The number of the event in its project, from 1 in the order of time.
  number integer not null,
  kind public.project_event_kind not null,
  -- The new stage of the project, for events of the kinds 'made' and 'stage'.
  stage public.project_stage,
  body text not null default '' constraint project_events_body_size check (char_length(body) <= 5000),
  internal boolean not null default false,
  author text references public.staff (staff_id) on update cascade on delete set null,
  -- The author's name at the time of the event.
  author_name text not null default '',
  created_at timestamptz not null default now(),
  unique (project_id, number)
);
create index project_events_created on public.project_events (created_at) where kind = 'stage';

create table public.project_links (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  title text not null
    constraint project_links_title_size check (char_length(title) <= 120 and title ~ '[^[:space:]]'),
  url text not null
    constraint project_links_url_form check (char_length(url) <= 1000 and url ~ '^https://[^[:space:]/]+[^[:space:]]*$')
    -- Pages show the host of a link. The check rejects a user name before the host, because it could imitate a host
    -- (`https://torsa.example@evil.example/`).
    constraint project_links_url_host check (url ~ '^https://[^[:space:]/?#@\\]+([/?#][^[:space:]]*)?$'),
  created_at timestamptz not null default now()
);
create index project_links_project on public.project_links (project_id, created_at);

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
  constraint tasks_done_is_dated check ((state = 'done') = (done_at is not null))
);
create index tasks_project on public.tasks (project_id);
create index tasks_open on public.tasks (due_on, id) where state <> 'done';
create index tasks_done on public.tasks (done_at) where state = 'done';

alter table public.projects enable row level security;
alter table public.project_people enable row level security;
alter table public.project_staff enable row level security;
alter table public.project_events enable row level security;
alter table public.project_links enable row level security;
alter table public.tasks enable row level security;
grant select on public.projects, public.project_people, public.project_staff, public.project_events,
  public.project_links, public.tasks to authenticated;
grant all on public.projects, public.project_people, public.project_staff, public.project_events,
  public.project_links, public.tasks to service_role;

-- Returns the IDs of the projects that the caller can see. Policies call it once per query.
create function private.my_projects() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select p.id from public.projects p where private.caller_role() = 'founder'
  union all
  select s.project_id from public.project_staff s
    where private.caller_role() = 'team' and s.staff_id = (select (private.staff_of(private.caller_id())).staff_id)
  union all
  select p.project_id from public.project_people p
    where private.caller_role() = 'user' and p.user_id = (select private.caller_id())
$$;

-- Locks a project until the transaction ends, if the calling staff member can change it. The error is the same for a
-- project of other staff and for a project that does not exist.
create function private.lock_project(p_project uuid) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.projects;
begin
  perform private.calling_staff();
  select * into locked from public.projects p
    where p.id = p_project and p.id in (select private.my_projects()) for update;
  if not found then
    raise exception 'This project is not yours. Load your list of projects again.' using errcode = '42501';
  end if;
  return locked;
end
$$;

-- Locks a project. Raises HTTP status 409 if the project changed after the caller read it.
create function private.lock_project_version(p_project uuid, p_expected_version integer) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.projects := private.lock_project(p_project);
begin
  perform private.check_version(locked.version, p_expected_version, 'project');
  return locked;
end
$$;

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

-- Adds an event to a project's timeline and increments the version of the project.
create function private.add_project_event(
  p_project uuid, p_kind public.project_event_kind, p_author public.staff, p_body text default '',
  p_is_internal boolean default false, p_event_id uuid default gen_random_uuid()
) returns public.project_events
language plpgsql volatile security definer set search_path = ''
as $$
declare
  added public.project_events;
  reached public.project_stage;
begin
  update public.projects p set version = p.version + 1, updated_at = now()
    where p.id = p_project returning p.stage into reached;
  insert into public.project_events (id, project_id, number, kind, stage, body, internal, author, author_name)
    values (p_event_id, p_project,
      coalesce((select max(e.number) from public.project_events e where e.project_id = p_project), 0) + 1,
      p_kind, case when p_kind in ('made', 'stage') then reached end, p_body, p_is_internal, p_author.staff_id, p_author.name)
    returning * into added;
  return added;
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

-- Creates a project under an ID that the caller chooses, so a retry creates no second project. The caller becomes a
-- staff member of the project. If the project is created from a conversation, the conversation's assignee and client
-- join too. If the conversation has no client, its writer joins if they have confirmed the conversation's address
-- since then.
create function public.create_project(
  id uuid, title text, service_id text, due_on date default null, conversation uuid default null
) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  origin public.conversations;
  client uuid;
  created public.projects;
begin
  perform private.lock_key(create_project.id);
  select * into created from public.projects p
    where p.id = create_project.id and p.id in (select private.my_projects());
  if found then
    return created;
  end if;
  if conversation is not null then
    select * into origin from public.conversations c where c.id = conversation for update;
    if not found then
      raise exception 'This conversation does not exist. Load the list of conversations again.' using errcode = 'PT400';
    end if;
    if exists (select from public.projects p where p.conversation_id = conversation) then
      raise exception 'This conversation already has a project. Open that project.' using errcode = 'PT409';
    end if;
    client := coalesce(origin.client_id,
      (select w.account_id from public.conversation_writers w where w.conversation_id = conversation));
  end if;
  insert into public.projects (id, title, service_id, due_on, conversation_id)
    values (create_project.id, btrim(create_project.title), create_project.service_id, create_project.due_on, conversation);
  insert into public.project_staff (project_id, staff_id)
    select create_project.id, s.staff_id from public.staff s where s.staff_id in (caller.staff_id, origin.assignee);
  if private.email_key(private.confirmed_address(client)) = private.email_key(origin.email)
    and (private.staff_of(client)).staff_id is null then
    insert into public.project_people (project_id, user_id) values (create_project.id, client);
  end if;
  perform private.add_project_event(create_project.id, 'made', caller);
  perform private.notify_clients(create_project.id, '{"kind": "created"}');
  select * into created from public.projects p where p.id = create_project.id;
  return created;
end
$$;

create function public.change_project(
  project uuid, title text, service_id text, due_on date, expected_version integer
) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.projects := private.lock_project_version(project, expected_version);
begin
  update public.projects p set title = btrim(change_project.title), service_id = change_project.service_id,
      due_on = change_project.due_on, version = p.version + 1, updated_at = now()
    where p.id = project returning * into changed;
  return changed;
end
$$;

create function public.set_project_stage(project uuid, stage public.project_stage, expected_version integer)
returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  changed public.projects := private.lock_project_version(project, expected_version);
begin
  if set_project_stage.stage is null then
    raise exception 'The stage of the project is missing. Choose a stage.' using errcode = 'PT400';
  end if;
  if changed.stage = set_project_stage.stage then
    return changed;
  end if;
  update public.projects p set stage = set_project_stage.stage where p.id = project;
  perform private.add_project_event(project, 'stage', caller);
  perform private.notify_clients(project, jsonb_build_object('kind', 'stage', 'stage', set_project_stage.stage));
  select * into changed from public.projects p where p.id = project;
  return changed;
end
$$;

-- Sets the side (client or company) and the thing that a project waits for. A null side means that the project waits
-- for neither.
create function public.set_project_waiting(
  project uuid, expected_version integer, waiting_on public.project_waiting default null, waiting_for text default ''
) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  changed public.projects := private.lock_project_version(project, expected_version);
  reason text := case when set_project_waiting.waiting_on is null then ''
    else private.normalise_text(set_project_waiting.waiting_for) end;
begin
  update public.projects p set waiting_on = set_project_waiting.waiting_on, waiting_for = reason where p.id = project;
  if reason <> '' then
    perform private.add_project_event(project, 'waiting', caller, reason);
  else
    update public.projects p set version = p.version + 1, updated_at = now()
      where p.id = project;
  end if;
  if set_project_waiting.waiting_on = 'client' then
    perform private.notify_clients(project, jsonb_build_object('kind', 'waiting', 'text', reason));
  end if;
  select * into changed from public.projects p where p.id = project;
  return changed;
end
$$;

-- Adds a note to a project's timeline. The client can see the note unless it is internal. A retry with the same
-- idempotency key adds no second note.
create function public.add_project_note(project uuid, body text, internal boolean, key uuid)
returns public.project_events
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  note public.project_events;
  clean_body text := private.normalise_text(add_project_note.body);
begin
  if coalesce(clean_body, '') = '' then
    raise exception 'The note is empty. Enter a text.' using errcode = 'PT400';
  end if;
  perform private.lock_project(project);
  perform private.lock_key(add_project_note.key);
  select * into note from public.project_events e where e.id = add_project_note.key;
  if found then
    perform private.check_key(note.project_id = project and note.body in (clean_body, add_project_note.body), 'note');
    return note;
  end if;
  note := private.add_project_event(project, 'note', caller, clean_body,
    coalesce(add_project_note.internal, true), add_project_note.key);
  if not note.internal then
    perform private.notify_clients(project,
      jsonb_build_object('kind', 'note', 'author', split_part(caller.name, ' ', 1), 'text', note.body));
  end if;
  return note;
end
$$;

create function public.add_project_link(project uuid, title text, url text) returns public.project_links
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  added public.project_links;
begin
  perform private.lock_project(project);
  select * into added from public.project_links l where l.project_id = project and l.url = btrim(add_project_link.url);
  if found then
    return added;
  end if;
  insert into public.project_links (project_id, title, url)
    values (project, btrim(add_project_link.title), btrim(add_project_link.url)) returning * into added;
  perform private.add_project_event(project, 'link', caller, added.title);
  return added;
end
$$;

create function public.remove_project_link(link uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_project((select l.project_id from public.project_links l where l.id = link));
  delete from public.project_links l where l.id = link;
end
$$;

-- Returns the clients and staff of a project. Only staff callers get email addresses and staff IDs.
create function public.project_members(project uuid)
returns table (person text, name text, email text, is_staff boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_for_staff boolean := private.is_staff();
begin
  if not exists (select from private.my_projects() visible where visible = project) then
    raise exception 'This project is not yours. Load your list of projects again.' using errcode = '42501';
  end if;
  return query
    select case when is_for_staff then s.staff_id
          else (row_number() over (order by s.name, s.created_at, s.staff_id))::text end,
        s.name, case when is_for_staff then s.email else '' end, true
      from public.project_staff p join public.staff s using (staff_id) where p.project_id = project
    union all
    select u.id::text, left(coalesce(u.raw_user_meta_data ->> 'fullName', ''), 200),
        case when is_for_staff then u.email::text else '' end, false
      from public.project_people p join auth.users u on u.id = p.user_id
      where p.project_id = project and (is_for_staff or u.id = private.caller_id())
    order by 4 desc, 2, 1;
end
$$;

-- Adds a client to a project, by the email address of their account. Raises HTTP status 404 if no account has the
-- address. The calling staff member confirms the client's identity, so the project's conversation can become the
-- client's. This applies only if a visitor without an account wrote the conversation with that address. A
-- conversation that was written while logged in is not given to the client, because another person may own the
-- entered address. Only the new client gets an email, so the other clients do not learn about the new client.
create function public.add_project_client(project uuid, email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := private.email_key(private.normalise_email(add_project_client.email));
  client uuid;
  confirmed text;
  is_new boolean;
begin
  perform private.lock_project(project);
  select u.id, u.email into client, confirmed from auth.users u
    where private.email_key(u.email) = address and u.email_confirmed_at is not null and u.deleted_at is null
      and (private.staff_of(u.id)).staff_id is null
    for share;
  if client is null then
    raise exception 'No client has an account with this address. Check the address, or ask the client to sign up.' using errcode = 'PT404';
  end if;
  insert into public.project_people (project_id, user_id) values (project, client) on conflict do nothing;
  is_new := found;
  update public.conversations c set client_id = client, email = confirmed, version = c.version + 1
    from public.projects p
    where p.id = project and c.id = p.conversation_id and c.client_id is null and private.email_key(c.email) = address
      and not exists (select from public.conversation_writers w where w.conversation_id = c.id);
  if is_new then
    perform private.notify_clients(project, '{"kind": "created"}', client);
  end if;
end
$$;

-- Removes a client from a project and deletes their unsent emails about the project. Project news waits some minutes
-- in the outbox, so staff can still correct a wrong address.
create function public.remove_project_client(project uuid, client uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_project(project);
  delete from public.project_people p where p.project_id = project and p.user_id = client;
  delete from private.outbox o
    where o.project_id = project and o.account_id = client and o.sent_at is null;
end
$$;

-- Adds a staff member to a project or removes them. The last staff member of a project cannot be removed.
create function public.set_project_staff(project uuid, staff_id text, is_on boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_project(project);
  if is_on then
    insert into public.project_staff (project_id, staff_id)
      select project, s.staff_id from public.staff s where s.staff_id = set_project_staff.staff_id
      on conflict do nothing;
    return;
  end if;
  delete from public.project_staff p where p.project_id = project and p.staff_id = set_project_staff.staff_id;
  if not exists (select from public.project_staff p where p.project_id = project) then
    raise exception 'You cannot remove the last staff member of a project. Add another one first.' using errcode = 'PT409';
  end if;
end
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
  -- A retry returns the task that the first attempt created.
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

create function public.delete_task(task uuid, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_task(task, expected_version);
  delete from public.tasks t where t.id = task;
end
$$;

-- Returns the projects of the calling client. A second client of a project does not see the conversation of the first
-- client.
create function public.client_projects() returns table (
  id uuid, title text, service_id text, stage public.project_stage, due_on date, waiting_on public.project_waiting,
  waiting_for text, conversation_id uuid, sort_key integer
)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.title, p.service_id, p.stage, p.due_on, p.waiting_on, p.waiting_for, c.id, p.sort_key
  from public.project_people m
    join public.projects p on p.id = m.project_id
    left join public.conversations c on c.id = p.conversation_id and c.client_id = m.user_id
  where m.user_id = private.caller_id() and private.caller_role() = 'user'
$$;

-- Returns the events of a project for its client, without internal notes. The event numbers have gaps, because notes
-- are omitted.
create function public.client_project_events(project uuid) returns table (
  id uuid, number integer, kind public.project_event_kind, stage public.project_stage, body text, author_name text,
  created_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select e.id, (row_number() over (order by e.number))::integer, e.kind, e.stage, e.body, e.author_name, e.created_at
  from public.client_projects() p join public.project_events e on e.project_id = p.id
  where p.id = client_project_events.project and not e.internal
$$;

-- Returns the state of all projects that the caller can see, on one day.
create function public.work_figures(today date) returns table (
  planned integer, designing integer, building integer, in_review integer, live integer, cared_for integer,
  late_projects integer, late_tasks integer, my_tasks integer,
  latest_task text, latest_due date, latest_project uuid, latest_project_title text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  return query
    with visible as materialized (
      select p.* from public.projects p where p.id in (select private.my_projects())
    ), open_tasks as materialized (
      select t.title, t.due_on, t.assignee, t.id, m.id as project, m.title as project_title
      from public.tasks t join visible m on m.id = t.project_id where t.state <> 'done'
    ), latest as (
      select * from open_tasks o where o.due_on < today order by o.due_on, o.id limit 1
    )
    select p.*, o.*, l.title, l.due_on, l.project, l.project_title
    from (
      select (count(*) filter (where m.stage = 'planned'))::integer,
        (count(*) filter (where m.stage = 'designing'))::integer,
        (count(*) filter (where m.stage = 'building'))::integer,
        (count(*) filter (where m.stage = 'in_review'))::integer,
        (count(*) filter (where m.stage = 'live'))::integer,
        (count(*) filter (where m.stage = 'cared_for'))::integer,
        (count(*) filter (where m.due_on < today and m.stage not in ('live', 'cared_for')))::integer
      from visible m) p
    cross join (
      select (count(*) filter (where t.due_on < today))::integer,
        (count(*) filter (where t.assignee = caller.staff_id))::integer
      from open_tasks t) o
    left join latest l on true;
end
$$;

create policy projects_read on public.projects for select to authenticated
  using ((select private.is_staff()) and id in (select private.my_projects()));
create policy project_people_read on public.project_people for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));
create policy project_staff_read on public.project_staff for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));
create policy project_events_read on public.project_events for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));
create policy project_links_read on public.project_links for select to authenticated
  using (project_id in (select private.my_projects()));
create policy tasks_read on public.tasks for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));

create trigger a_normalise before insert or update of title, waiting_for on public.projects
  for each row execute function private.normalise_columns('title', 'line', 'waiting_for', 'text');
create trigger a_normalise before insert or update of body on public.project_events
  for each row execute function private.normalise_columns('body', 'text');
create trigger a_normalise before insert or update of title, url on public.project_links
  for each row execute function private.normalise_columns('title', 'line', 'url', 'line');
create trigger a_normalise before insert or update of title on public.tasks
  for each row execute function private.normalise_columns('title', 'line');

grant execute on function private.my_projects to authenticated;
grant execute on function public.create_project, public.change_project, public.set_project_stage,
  public.set_project_waiting, public.add_project_note, public.add_project_link, public.remove_project_link,
  public.project_members, public.add_project_client, public.remove_project_client, public.set_project_staff,
  public.add_task, public.change_task, public.delete_task, public.client_projects, public.client_project_events,
  public.work_figures to authenticated, service_role;
